// Drawing of an item: its given digits and its choices, for the screen or for ticking on paper.

import { el, find, withCode } from "../page/dom.js";
import { wordsOf } from "../words/words.js";
import { CHOICES } from "./items.js";

/** @import { Item } from "./items.js" */

const words = await wordsOf("study");

/** Draw the question of an item. @param {Item} item @returns {(Node | string)[]} */
export const drawPrompt = (item) => withCode(words.prompt(item));

/** Draw the given digits. @param {Item} item @returns {HTMLElement[]} */
export function drawGiven({ kind, given }) {
  if (!given.length) return [];
  const nameOf = (/** @type {string} */ name) =>
    kind === "back" ? [words.ROW({ row: name })] : withCode(`\`${name}\``);
  const rows = given.map(([name, digits]) =>
    el("tr", {}, el("th", { scope: "row" }, ...nameOf(name)), el("td", {}, spell(digits))),
  );
  return [el("table", { class: "given" }, el("tbody", {}, ...rows))];
}

/** Draw a choice, with digits in columns. @param {Item} item @param {number} index */
export function drawChoice(item, index) {
  const { kind, choices } = item;
  const masks = choices[index];
  if (index < CHOICES && masks && typeof masks !== "string")
    return el(
      "span",
      { class: "masks row" },
      ...masks.map((mask, at) =>
        el("span", {}, el("code", { class: `name-${NAMES[at]}` }, NAMES[at]), " ", spell(mask)),
      ),
    );
  const isDigits = index < CHOICES && !["back", "calls", "minus"].includes(kind);
  const text = words.choice(item, index);
  return isDigits ? spell(text) : el("span", {}, text);
}

const NAMES = ["ld", "col", "rd"];

/** @param {string} digits */
const spell = (digits) => el("span", { class: "digits" }, digits);

/** Draw an item for paper, with boxes to tick. @param {Item} item */
export const drawOnPaper = (item) =>
  el(
    "li",
    {},
    el("p", {}, ...drawPrompt(item)),
    ...drawGiven(item),
    el(
      "ol",
      { class: "ticks", type: "A" },
      ...Array.from({ length: CHOICES + 1 }, (_, index) => el("li", {}, drawChoice(item, index))),
    ),
  );

/** Draw the required knowledge and the program. @param {"aside" | "div"} element */
export function drawKnow(element) {
  const { title, texts, listing } = words.KNOW;
  const code = /** @type {HTMLElement} */ (find("#listing").cloneNode(true));
  code.removeAttribute("id");
  code.hidden = false;
  return el(
    element,
    { class: "card know", ...(element === "aside" ? { "aria-label": title } : {}) },
    el("h2", {}, title),
    ...texts.map((text) => el("p", {}, ...withCode(text))),
    el("h2", {}, listing),
    code,
  );
}
