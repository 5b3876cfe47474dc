// The end of the study: the code for the teacher, and a button for the next learner.

import { copy, createButton, el } from "../page/dom.js";
import { wordsOf } from "../words/words.js";
import { formatCode } from "./code.js";
import { findRight } from "./items.js";

/** @import { Screen } from "./choosing.js" */
/** @import { Result } from "./code.js" */
/** @import { Part } from "./items.js" */

const words = await wordsOf("study");

/** @param {Result} result @param {() => void} anew  forgets the result @returns {Screen} */
export function createEnd(result, anew) {
  const { DONE } = words;
  const { number, before, after } = result;
  const code = formatCode(result);
  const heading = el("h2", { tabindex: -1 }, DONE.title);
  const said = el("p", { class: "hint", role: "status" });
  const right = (/** @type {Part} */ part, /** @type {number[]} */ answers) =>
    findRight(number, part, answers).filter(Boolean).length;
  const facts = { before: right("before", before), after: right("after", after), of: before.length };
  const copyCode = async () => {
    said.textContent = (await copy(code)) ? DONE.copied : DONE.notCopied;
  };
  const sure = el("p", { class: "row" }, el("b", {}, DONE.sure), " ", createButton(DONE.remove, anew));
  sure.hidden = true;
  const ask = createButton(DONE.anew, () => {
    sure.hidden = false;
    sure.querySelector("button")?.focus();
  });
  const element = el(
    "div",
    { class: "card part" },
    heading,
    el("p", {}, DONE.give),
    el("p", { class: "own-code" }, code),
    el(
      "p",
      { class: "row" },
      createButton(DONE.copy, copyCode, "text primary"),
      createButton(DONE.print, () => print()),
    ),
    said,
    el("p", {}, DONE.right(facts)),
    el("p", { class: "hint" }, DONE.holds({ number: String(number) })),
    el("p", { class: "row anew" }, ask),
    sure,
  );
  return { element, focus: () => heading.focus() };
}
