// Who has won: kept on this phone, and one tap away from the book.

import { open_book } from "../names.js";
import { keep_page } from "../offline.js";

keep_page();
open_book();
