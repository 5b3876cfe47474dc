// Every key and what it does.

import { el } from "../page/dom.js";
import { listKeys } from "../page/keylist.js";
import { words } from "../words/settings.js";

/** @returns {import("./catalogue.js").Content} */
export const create = () => ({ element: el("div", {}, ...words.KEYS.flatMap(({ title, keys }) => [el("h3", {}, title), listKeys(keys)])) });
