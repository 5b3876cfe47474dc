// Small pieces of the page: buttons, and a text in which the name of what happened is bold.

import { el } from "../../page/dom.js";
import { words } from "../../words/place.js";

/** @param {string} text @param {() => void} act @param {boolean} [main]  whether it leads on */
export function button(text, act, main = false) {
  const element = el("button", { type: "button", class: main ? "text main" : "text" }, text);
  element.addEventListener("click", act);
  return element;
}

/** @param {string} text @returns {(Node | string)[]} */
export const bold = (text) => text.split(words.NAME).flatMap((part, index) => (index ? [el("strong", {}, words.NAME), part] : [part]));
