// The drawer with all keys and their actions.

import { el } from "../page/dom.js";
import { listKeys } from "../page/keys.js";
import { isAudible } from "../page/settings.js";
import { wordsOf } from "../words/words.js";

/** @import { DrawerContent } from "../types.js" */

const words = await wordsOf("settings");

/** @param {readonly [readonly string[], string]} key  its names and its action */
const works = ([[name]]) => name !== "E" || isAudible;

/** @returns {DrawerContent} */
export const create = () => ({
  element: el(
    "div",
    {},
    ...words.KEYS.flatMap(({ title, keys }) => [el("h3", {}, title), listKeys(keys.filter(works))]),
  ),
});
