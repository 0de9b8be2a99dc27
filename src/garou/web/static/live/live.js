// A page that the server writes on: a table, a board, a tournament.

import "./connection.js";
import "../table/choosing.js";
import "../table/drawers.js";
import "../table/holding.js";
import { arrived } from "./arriving.js";

arrived();
