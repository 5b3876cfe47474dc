// The drawer of Predict: its switch, its frequency and kinds of question, and the results on this device.

import { kindsOf } from "../questions/kinds.js";
import { OFTEN } from "./order.js";
import { changePractice, readPractice } from "./practice.js";
import { levelsOf } from "./series.js";
import { createButton, el, write } from "../page/dom.js";
import { wordsOf } from "../words/words.js";

/** @import { DrawerContent, DrawerParts, Level, State } from "../types.js" */

const learn = await wordsOf("learn");

const { PREDICT: WORDS, EVERY } = learn;

class Choices {
  #actions;
  #state;
  #on = checkbox("predict-on", WORDS.on);
  #by = el("p", { class: "hint" }); // the settings in the address
  #often = OFTEN.map((one) => ({ one, ...radio(`predict-${one}`, WORDS.OFTEN[one]) }));
  #kinds = el("fieldset", {}, el("legend", {}, WORDS.kinds));
  #levels = el("div", { class: "row" });
  /** @type {{kind: string, box: HTMLInputElement, done: HTMLElement}[]} */
  #rows = [];
  #algorithm = ""; // the search whose kinds are listed

  /** @param {DrawerParts} parts */
  constructor({ actions, state }) {
    this.#actions = actions;
    this.#state = state;
    const { box: on, label } = this.#on;
    on.addEventListener("change", () => actions.setPredict(on.checked ? { seed: null } : null));
    for (const { one, box } of this.#often) box.addEventListener("change", () => this.#change({ often: one }));
    const often = this.#often.map((choice) => choice.label);
    this.element = el(
      "form",
      { class: "settings" },
      el("p", {}, WORDS.intro),
      el("fieldset", {}, label, this.#by),
      el("fieldset", {}, el("legend", {}, WORDS.often), ...often),
      this.#kinds,
      el("fieldset", {}, el("legend", {}, EVERY.title), el("p", { class: "hint" }, EVERY.hint), this.#levels),
    );
    this.element.addEventListener("submit", (event) => event.preventDefault());
    this.render(state());
  }

  /** @param {Parameters<typeof changePractice>[0]} practice */
  #change(practice) {
    changePractice(practice);
    this.render(this.#state());
  }

  /** Begin the series of every step. @param {Level} level */
  #begin(level) {
    this.#actions.setAsked(null);
    this.#actions.setPredict({ seed: null, every: level });
    this.#actions.openDrawer(null);
  }

  /** List a search's kinds of question, and the levels of its series. @param {string} algorithm */
  #fill(algorithm) {
    this.#algorithm = algorithm;
    const rows = kindsOf(algorithm).map((kind) => this.#buildRow(kind));
    this.#rows = rows;
    this.#kinds.replaceChildren(el("legend", {}, WORDS.kinds), ...rows.map(({ label }) => label));
    const levels = levelsOf(algorithm).map((level) => createButton(EVERY.LEVELS[level - 1], () => this.#begin(level)));
    this.#levels.replaceChildren(...(levels.length ? levels : [EVERY.NEEDS]));
  }

  /** @param {string} kind */
  #buildRow(kind) {
    const name = WORDS.KINDS[/** @type {keyof typeof WORDS.KINDS} */ (kind)];
    const { box, label } = checkbox(`predict-kind-${kind}`, name);
    const done = el("span", { class: "done hint", title: WORDS.rightTitle });
    label.append(done);
    box.addEventListener("change", () => {
      const { off } = readPractice();
      this.#change({ off: box.checked ? off.filter((one) => one !== kind) : [...off, kind] });
    });
    return { kind, box, label, done };
  }

  /** @param {State} now */
  render({ learn: { predict }, film: { run } }) {
    if (run.algorithm !== this.#algorithm) this.#fill(run.algorithm);
    const practice = readPractice();
    this.#on.box.checked = predict !== null;
    const { seed = null, about = null, every } = predict ?? {};
    const by = this.#by;
    by.hidden = every ? false : seed === null && about === null;
    if (every) write(by, EVERY.ON({ level: EVERY.LEVELS[every - 1] }));
    else if (seed !== null) write(by, WORDS.seeded({ seed: String(seed) }));
    if (about !== null) write(by, WORDS.only({ kind: WORDS.KINDS[/** @type {keyof typeof WORDS.KINDS} */ (about)] }));
    for (const { one, box } of this.#often) box.checked = practice.often === one;
    for (const { kind, box, done } of this.#rows) {
      box.checked = !practice.off.includes(kind);
      const counted = practice.done[kind];
      write(done, counted ? WORDS.right({ right: counted[0], asked: counted[1] }) : "");
    }
  }
}

/** @param {DrawerParts} parts @returns {DrawerContent} */
export const create = (parts) => new Choices(parts);

/** @param {string} id @param {string} name @param {Record<string, string>} [attributes] */
function checkbox(id, name, attributes = { type: "checkbox" }) {
  const box = /** @type {HTMLInputElement} */ (el("input", { id, ...attributes }));
  return { box, label: el("label", { for: id }, box, name) };
}

/** @param {string} id @param {string} name */
const radio = (id, name) => checkbox(id, name, { type: "radio", name: "predict-often" });
