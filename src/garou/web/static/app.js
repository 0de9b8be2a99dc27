// What every page does by itself. Everything it says comes from the server, in the reader's language.

import "./menu.js";
import "./remember.js";
import "./share.js";
import "./live/connection.js";
import "./table/choosing.js";
import "./table/device.js";
import "./table/drawers.js";
import "./table/holding.js";
import "./table/moving.js";
import { arrived } from "./live/arriving.js";

arrived();
