// Drawing of the sheet and its answer key. The sheet is drawn from tasks only, which hold no answers.

import { viewOf } from "../algorithms/algorithms.js";
import { named, el } from "../page/dom.js";
import { WAYS } from "../questions/kinds.js";
import { wordsOf } from "../words/words.js";
import { drawFigure } from "./figure.js";

/** @import { Manner } from "../questions/kinds.js" */
/** @import { Kind, Run, Square } from "../types.js" */
/** @import { Key, Task } from "./task.js" */

const learn = await wordsOf("learn");
const words = await wordsOf("worksheet");

/**
 * The data of one step to draw. `at`: the step's row or column; `link`: to the step in the film.
 * @typedef {object} Item
 * @property {string} title  the search's
 * @property {Run} run
 * @property {number} step
 * @property {Kind} kind
 * @property {number} at
 * @property {Manner} manner
 * @property {Task} task
 * @property {Key} key
 * @property {string} link
 */

/**
 * @param {Item[]} items
 * @param {boolean} codes  whether to draw QR codes with links to the steps
 * @param {Map<string, {title: string, lines: string[]}>} listings  by algorithm and goal
 */
export function drawSheet(items, codes, listings) {
  const blanks = el("p", { class: "blanks row" }, ...[words.NAME, words.DATE].map((name) => el("span", {}, name)));
  const rules = [...new Set(items.map(({ run, manner }) => words.rules(viewOf(run.algorithm).family, manner)))];
  return [
    el("div", { class: "head row" }, el("h2", {}, words.HEAD), blanks),
    el("p", { class: "problem" }, words.PROBLEM),
    ...rules.map((text) => el("p", { class: "problem" }, ...named(text))),
    ...items.map((item, index) => drawTask(item, index + 1, codes)),
    ...[...listings.values()].map(({ title, lines }) => drawListing(title, lines)),
  ];
}

/** @param {Item} item @param {number} number @param {boolean} codes */
function drawTask({ title, run: { n }, kind, at, step, manner, task, link }, number, codes) {
  const questions = el(
    "ol",
    { class: "questions", type: "a" },
    ...task.abouts.map((about) => drawQuestion(about, at, manner, task)),
  );
  const asked = el("div", { class: "asked" }, el("p", { class: "moment" }, words.moment(kind, at, manner)), questions);
  if (codes) asked.append(drawCode(link, step));
  const hidden = task.picture.lifted ? el("p", { class: "note" }, words.LIFTED) : "";
  return el(
    "section",
    { class: "task" },
    el("h3", {}, words.taskTitle({ number, title, n, step })),
    el("div", {}, drawFigure(task.picture, task.rows, n, manner), hidden),
    asked,
  );
}

/** @param {string} about @param {number} at @param {Manner} manner @param {Task} task */
function drawQuestion(about, at, manner, { ran }) {
  const item = el("li", {}, el("span", {}, learn.question(about, at, manner)));
  const hint = words.hint(about, manner);
  if (about === "line" && ran.length) item.append(" ", words.JUST_RAN({ count: ran.length, lines: words.listed(ran) }));
  if (hint) item.append(" ", el("span", { class: "hint" }, ...named(hint)));
  const choices = learn.CHOICES[about];
  if (choices) item.append(el("ul", { class: "choices row" }, ...choices.map((text) => el("li", {}, ...named(text)))));
  const blank = words.blank(WAYS[about], manner);
  if (blank) item.append(el("p", { class: "answer" }, blank));
  return item;
}

/** @param {string} link @param {number} step */
function drawCode(link, step) {
  const source = `qr.svg?address=${encodeURIComponent(link)}`;
  return el(
    "p",
    { class: "code row" },
    el("img", { "data-code": source, alt: words.code({ step }) }),
    el("a", { href: link }, words.inFilm({ step })),
  );
}

/** @param {string} title @param {string[]} lines */
const drawListing = (title, lines) =>
  el(
    "section",
    { class: "printed-listing" },
    el("h3", {}, words.listing({ title })),
    el("ol", {}, ...lines.map((line) => el("li", {}, el("code", {}, line)))),
  );

/** @param {Item[]} items */
export function drawKey(items) {
  const entries = items.map(({ title, run: { n }, step, manner, key }, index) =>
    el(
      "section",
      { class: "task" },
      el("h3", {}, words.taskTitle({ number: index + 1, title, n, step })),
      drawFigure(key.picture, key.rows, n, manner),
      drawAnswers(key, n, manner),
    ),
  );
  return [el("h2", {}, words.KEY), ...entries];
}

/** @param {Key} key @param {number} n @param {Manner} manner */
function drawAnswers({ answers, picture: { next }, rows }, n, manner) {
  const texts = answers.map(({ about, answer }) => {
    const row = rows.find(({ name }) => name === (about === "free" ? "poss" : about));
    if (about === "next") return words.nextAnswer(/** @type {Square} */ (next), n, manner);
    if (row) return `${row.name} = ${row.digits}`;
    return learn.CHOICES[about]?.[answer] ?? words.answer(WAYS[about], answer, manner);
  });
  return el("ol", { class: "questions", type: "a" }, ...texts.map((text) => el("li", {}, ...named(text))));
}
