// A link that has been used is shown no longer: this device goes back to the tournament, which says where the place went.

import { one, sure } from "../dom.js";

const { used = "", back = "" } = sure(HTMLElement, one("[data-used]")).dataset;
const news = new EventSource(used);
news.addEventListener("used", () => {
  news.close();
  location.replace(back);
});
