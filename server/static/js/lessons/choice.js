// A question written in a lesson: answers to choose from, each with the reason why it is right or wrong.

import { el, mark } from "../page/dom.js";
import { loadStyles } from "../page/loading.js";
import { createInput } from "../questions/answer.js";
import { createForm } from "../questions/form.js";
import { wordsOf } from "../words/words.js";
import { drawPieces } from "./drawn.js";

/** @import { LessonChoice, OwnQuestion } from "../types.js" */

const words = await wordsOf("learn");

await loadStyles("learn/question.css");

/** Create the question for the note. @param {LessonChoice} choice @param {OwnQuestion} own  its plain words */
export function createChoice({ text, answers }, own) {
  const isPoll = own.right === null;
  const verdict = el("p", { class: "verdict if-any", role: "status" });
  const form = createForm((at) => {
    const { right, why } = answers[at];
    const isDone = right || isPoll;
    mark(verdict, "how", right ? "right" : isPoll ? "" : "wrong");
    verdict.replaceChildren(right ? words.RIGHT : isPoll ? "" : words.WRONG, " ", ...drawPieces(why));
    if (isDone) form.finish();
    return !isDone;
  });
  form.open({
    way: "case",
    label: own.text,
    choices: own.choices.map((name, at) => ({ name, text: drawPieces(answers[at].text), cap: String(at + 1) })),
    input: createInput(
      Array.from(answers, (_, at) => String(at + 1)),
      [...answers.keys()],
    ),
  });
  form.paint();
  const title = el("p", { class: "what" }, ...drawPieces(text));
  return {
    element: el("div", { class: "lesson-choice stack" }, title, verdict, form.element),
    focus: () => form.focus(),
  };
}
