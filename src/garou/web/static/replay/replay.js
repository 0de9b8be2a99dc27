// The end of a game, and its film. Every word comes from the server, in the reader's language.

import "./stages.js";
import "./film.js";
import "./what-if.js";
