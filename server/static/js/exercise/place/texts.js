// A text in which the name of what happened is bold.

import { el } from "../../page/dom.js";
import { words } from "../../words/place.js";

/** @param {string} text @returns {(Node | string)[]} */
export const bold = (text) => text.split(words.NAME).flatMap((part, index) => (index ? [el("strong", {}, words.NAME), part] : [part]));
