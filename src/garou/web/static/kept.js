// A page that needs no server to be read: kept on this phone by being opened.

import { keep_page } from "./offline.js";

keep_page();
