// The teacher's page: a field for the codes, the faults of some, and two tables.

import { createButton, el, save } from "../page/dom.js";
import { OF_TAB, readText, storeText } from "../page/storage.js";
import { FEW } from "../predict/practice.js";
import { wordsOf } from "../words/words.js";
import { ENOUGH, LENGTH } from "./code.js";
import { collect, summarize, totalOf } from "./collection.js";
import { FORMS, KINDS } from "./items.js";
import { tableOf } from "./table.js";

/** @import { Learner, Summary } from "./collection.js" */

const words = await wordsOf("study");

const { COLLECT: WORDS, COLUMNS } = words;

export class Collecting {
  #field = /** @type {HTMLTextAreaElement} */ (
    el("textarea", { id: "codes", rows: 8, spellcheck: "false", autocomplete: "off", autocapitalize: "characters" })
  );
  #faults = el("ul", { class: "faults stack if-any", "aria-label": WORDS.faults });
  #found = el("div", { class: "found" });
  /** @type {Learner[]} */
  #learners = [];
  #save = createButton(WORDS.save, () => this.#saveTable(), "text primary");
  #print = createButton(WORDS.print, () => print());
  #clear = createButton(WORDS.clear, () => this.#empty());

  constructor() {
    this.#field.value = readText(OF_TAB.codes) ?? "";
    this.#field.addEventListener("input", () => this.#read());
    const entry = el(
      "section",
      { class: "card part entry" },
      el("h2", {}, WORDS.title),
      el("p", {}, WORDS.intro),
      el("label", { for: "codes" }, WORDS.codes),
      this.#field,
      el("div", { role: "status" }, this.#faults),
      el("p", { class: "row" }, this.#save, this.#print, this.#clear),
    );
    this.element = el("div", { class: "collecting" }, entry, this.#found);
    this.#show();
  }

  #read() {
    storeText(OF_TAB.codes, this.#field.value || null);
    this.#show();
  }

  #empty() {
    this.#field.value = "";
    this.#read();
    this.#field.focus();
  }

  #saveTable() {
    save(new Blob([tableOf(this.#learners)], { type: "text/csv" }), WORDS.file);
  }

  #show() {
    const { learners, refused } = collect(this.#field.value);
    this.#learners = learners;
    for (const button of [this.#save, this.#print])
      /** @type {HTMLButtonElement} */ (button).disabled = !learners.length;
    /** @type {HTMLButtonElement} */ (this.#clear).disabled = !this.#field.value;
    this.#faults.replaceChildren(...refused.map((one) => el("li", {}, words.refused(one, LENGTH))));
    this.#found.replaceChildren(
      ...(learners.length ? drawAll(learners) : [el("p", { class: "card part hint" }, WORDS.none)]),
    );
  }
}

/** @param {Learner[]} learners */
function drawAll(learners) {
  const sentences = words.total(totalOf(learners), { items: KINDS.length, few: FEW, enough: ENOUGH });
  return [
    el(
      "section",
      { class: "card part all", role: "status" },
      ...sentences.map((sentence) => el("p", {}, sentence)),
      el("p", { class: "hint" }, WORDS.claim),
    ),
    drawTable(WORDS.items, drawItems(summarize(learners))),
    drawTable(WORDS.learners, drawLearners(learners)),
  ];
}

/** @param {string} title @param {HTMLElement} table */
const drawTable = (title, table) =>
  el(
    "section",
    { class: "card", "aria-label": title },
    el("h2", {}, title),
    el("div", { class: "scroll", tabindex: 0, role: "group", "aria-label": title }, table),
  );

/** @param {string[]} head @param {string[][]} rows */
const buildTable = (head, rows) =>
  el(
    "table",
    { class: "figures" },
    el("thead", {}, el("tr", {}, ...head.map((name) => el("th", { scope: "col" }, name)))),
    el(
      "tbody",
      {},
      ...rows.map(([name, ...cells]) =>
        el("tr", {}, el("th", { scope: "row" }, name), ...cells.map((cell) => el("td", {}, cell))),
      ),
    ),
  );

/** Return the difference of two shares in percentage points, as rounded on the page. @param {number} before @param {number} after */
const gainOf = (before, after) => words.signed(Math.round(100 * after) - Math.round(100 * before));

/** @param {Summary[]} summaries */
function drawItems(summaries) {
  const { item, before, after, gain, mistake } = COLUMNS;
  return buildTable(
    [item, before, after, gain, mistake],
    summaries.map((one, at) => [
      `${at + 1} ${words.KINDS[one.kind]}`,
      words.share(one.before, 1),
      words.share(one.after, 1),
      gainOf(one.before, one.after),
      words.mistakes(one.mistakes.map((its) => ({ ...its, item: FORMS[its.form][at] }))),
    ]),
  );
}

/** @param {Learner[]} learners */
function drawLearners(learners) {
  const { number, before, after, gain, score, first, last } = COLUMNS;
  return buildTable(
    [number, before, after, gain, score, first, last],
    learners.map((one) => [
      String(one.result.number),
      words.share(one.before, KINDS.length),
      words.share(one.after, KINDS.length),
      gainOf(one.before / KINDS.length, one.after / KINDS.length),
      words.score(one.score),
      words.share(one.first, FEW),
      words.share(one.last, FEW),
    ]),
  );
}
