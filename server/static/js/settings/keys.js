// Every key and what it does.

import { el } from "../page/dom.js";
import { listKeys } from "../page/keys.js";
import { wordsOf } from "../words/words.js";

/** @import { DrawerContent } from "../types.js" */

const words = await wordsOf("settings");

/** @returns {DrawerContent} */
export const create = () => ({
  element: el("div", {}, ...words.KEYS.flatMap(({ title, keys }) => [el("h3", {}, title), listKeys(keys)])),
});
