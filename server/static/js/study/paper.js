// The study on paper: both forms, the statements, and the answer key on a separate page.

import { createButton, el } from "../page/dom.js";
import { wordsOf } from "../words/words.js";
import { drawKnow, drawOnPaper } from "./drawing.js";
import { FORMS, FORM_NAMES, LETTERS } from "./items.js";

/** @import { Form } from "./items.js" */

const words = await wordsOf("study");

const { PAPER, SCALE } = words;

export const drawPaper = () =>
  el(
    "div",
    { class: "on-paper" },
    el(
      "section",
      { class: "card part choose" },
      el("h2", {}, PAPER.title),
      el("p", {}, PAPER.intro),
      el(
        "p",
        { class: "row" },
        createButton(PAPER.print, () => print(), "text primary"),
      ),
    ),
    ...FORM_NAMES.map(drawForm),
    drawStatements(),
    drawKey(),
  );

/** @param {string} title */
const drawHead = (title) =>
  el("header", { class: "row" }, el("h2", {}, title), el("span", { class: "blank" }, PAPER.number));

/** @param {Form} form */
const drawForm = (form) =>
  el(
    "section",
    { class: "card part sheet" },
    drawHead(PAPER.form({ form })),
    drawKnow("div"),
    el("ol", { class: "items" }, ...FORMS[form].map(drawOnPaper)),
  );

const drawStatements = () =>
  el(
    "section",
    { class: "card part sheet" },
    drawHead(PAPER.scale),
    el("p", {}, SCALE.intro),
    el(
      "ol",
      { class: "statements" },
      ...SCALE.STATEMENTS.map((statement) =>
        el(
          "li",
          {},
          el("p", {}, statement),
          el("p", { class: "ends" }, `${SCALE.least}  1 – 2 – 3 – 4 – 5  ${SCALE.most}`),
        ),
      ),
    ),
  );

const drawKey = () =>
  el(
    "section",
    { class: "card part sheet key" },
    el("h2", {}, PAPER.key),
    ...FORM_NAMES.map((form) =>
      el(
        "p",
        {},
        el("b", {}, PAPER.form({ form })),
        ` ${FORMS[form].map(({ right }, at) => `${at + 1} ${LETTERS[right]}`).join(", ")}`,
      ),
    ),
  );
