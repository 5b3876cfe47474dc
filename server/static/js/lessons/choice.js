// A question written in a lesson: answers to choose from, each with the reason why it is right or wrong.

import { el, mark, setAttribute } from "../page/dom.js";
import { loadStyles } from "../page/loading.js";
import { wordsOf } from "../words/words.js";
import { drawPieces } from "./drawn.js";

/** @import { LessonChoice } from "../types.js" */

const words = await wordsOf("lessons");

await loadStyles("learn/question.css");

const STEPS = /** @type {Record<string, number>} */ ({ ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 });

/** Create the question for the note. @param {LessonChoice} choice @returns {{element: HTMLElement, focus: () => void}} */
export function createChoice({ text, answers }) {
  const verdict = el("p", { class: "verdict if-any", role: "status" });
  const title = el("p", { class: "what", id: "choice-title" }, ...drawPieces(text));
  const buttons = answers.map((answer, at) => {
    const caption = el("small", { "aria-hidden": "true" }, String(at + 1));
    const button = el("button", { type: "button" }, caption, el("span", {}, ...drawPieces(answer.text)));
    button.addEventListener("click", () => choose(at));
    return button;
  });
  const group = el(
    "div",
    { class: "answers row compact", role: "group", "data-way": "case", "aria-labelledby": title.id },
    ...buttons,
  );
  const isPoll = !answers.some(({ right }) => right);
  let isOpen = true;

  /** @param {number} at */
  function choose(at) {
    if (!isOpen || buttons[at].getAttribute("aria-disabled") === "true") return;
    const { right, why } = answers[at];
    const isDone = right || isPoll;
    isOpen = !isDone;
    mark(verdict, "how", right ? "right" : isPoll ? "" : "wrong");
    verdict.replaceChildren(right ? words.RIGHT : isPoll ? "" : words.WRONG, " ", ...drawPieces(why));
    for (const button of isDone ? buttons.filter((_, other) => other !== at) : [buttons[at]])
      setAttribute(button, "aria-disabled", "true");
    mark(buttons[at], "chosen", isDone);
    if (!isDone && document.activeElement === buttons[at]) move(at, 1);
  }

  /** Focus the next answer that is left. @param {number} at @param {number} by */
  function move(at, by) {
    const order = buttons.map(
      (_, steps) => buttons[(at + by * (steps + 1) + buttons.length * buttons.length) % buttons.length],
    );
    order.find((button) => !isOpen || button.getAttribute("aria-disabled") !== "true")?.focus({ preventScroll: true });
  }

  group.addEventListener("keydown", (event) => {
    const at = buttons.indexOf(/** @type {HTMLElement} */ (event.target));
    const number = Number(event.key) - 1;
    if (event.key in STEPS) move(at, STEPS[event.key]);
    else if (buttons[number]) choose(number);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });

  const element = el("div", { class: "lesson-choice stack" }, title, verdict, group);
  return { element, focus: () => buttons[0].focus({ preventScroll: true }) };
}
