// The film of a game, and what the page of it can do.

import "./film.js";
import "./together.js";
import "./what-if.js";
