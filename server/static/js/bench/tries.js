// Five exercises: the rows are given, and the learner clicks the bits of the result.

import { el, withCode, write } from "../page/dom.js";
import { addAnswer, createAttempt, giveUp } from "../questions/answer.js";
import { wordsOf } from "../words/words.js";
import { digitsOf } from "./carry.js";
import { chooseTries } from "./examples.js";
import { compute, namesIn, parseExpression } from "./expressions.js";
import { createRows } from "./rows.js";

/** @import { CardName } from "../model/cards.js" */
/** @import { Attempt } from "../questions/answer.js" */
/** @import { Try } from "./examples.js" */

const words = await wordsOf("bench");

const { TRY } = words;

/** The exercises, and the answer so far. */
class Tries {
  #name;
  #rows = createRows((_, bit) => this.#flip(bit));
  #parts = buildTries(this.#rows.element);
  element = this.#parts.element;
  /** @type {Try[]} */
  #tries = [];
  #at = 0;
  #given = 0n; // the answer so far
  #wrong = 0n; // its wrong bits, after a check
  /** @type {Attempt<bigint>} */
  #attempt = createAttempt(0n, Infinity);
  #right = 0;

  /** @param {Exclude<CardName, "check">} name */
  constructor(name) {
    this.#name = name;
    const { begin, check, show, next } = this.#parts;
    begin.addEventListener("click", () => this.#start());
    check.addEventListener("click", () => this.#check());
    show.addEventListener("click", () => this.#show());
    next.addEventListener("click", () => this.#goOn());
  }

  #start() {
    this.#tries = chooseTries(this.#name, Math.random);
    [this.#at, this.#right] = [0, 0];
    this.#parts.ask.replaceChildren(...withCode(TRY.ask({ name: this.#tries[0].text })));
    this.#showTry();
  }

  /** @param {number} bit */
  #flip(bit) {
    this.#given ^= 1n << BigInt(bit);
    this.#wrong = 0n;
    write(this.#parts.message, "");
    this.#draw();
  }

  #check() {
    const { answer, width } = this.#tries[this.#at];
    this.#attempt = addAnswer(this.#attempt, this.#given);
    this.#wrong = this.#given ^ answer;
    if (this.#attempt.outcome) return this.#settle(TRY.right);
    const bits = digitsOf(this.#wrong, width).flatMap((digit, place) => (digit ? [width - 1 - place] : []));
    write(this.#parts.message, TRY.wrong({ count: bits.length, bits: words.listed(bits) }));
    this.#draw();
  }

  #show() {
    this.#attempt = giveUp(this.#attempt);
    this.#wrong = 0n;
    this.#settle(TRY.shown);
  }

  /** Show the next exercise, or the button for another round. */
  #goOn() {
    this.#at += 1;
    if (this.#at < this.#tries.length) return this.#showTry();
    const { body, begin } = this.#parts;
    body.hidden = true;
    begin.hidden = false;
    write(begin, TRY.again);
    begin.focus();
  }

  #showTry() {
    [this.#given, this.#wrong] = [0n, 0n];
    this.#attempt = createAttempt(this.#tries[this.#at].answer, Infinity);
    this.#parts.begin.hidden = true;
    this.#parts.body.hidden = false;
    write(this.#parts.message, "");
    this.#draw();
    this.#rows.element.querySelector("button")?.focus();
  }

  /** Show the result of an exercise. @param {string} text */
  #settle(text) {
    if (this.#attempt.outcome === "right") this.#right += 1;
    const isLast = this.#at + 1 === this.#tries.length;
    const ended = isLast ? ` ${TRY.ended({ right: this.#right, of: this.#tries.length })}` : "";
    write(this.#parts.message, text + ended);
    this.#draw();
    this.#parts.next.focus();
  }

  #draw() {
    const { text, values, width } = this.#tries[this.#at];
    const { outcome, wrong } = this.#attempt;
    const known = namesIn(parseExpression(text)).map((each) => ({ text: each, name: "", value: values[each] }));
    const result = {
      text,
      name: outcome ? "" : text,
      value: outcome ? compute(parseExpression(text), values, "python") : this.#given,
      bare: !outcome,
      wrong: this.#wrong,
      kind: "result",
    };
    this.#rows.render([...known, result], width);
    const { where, check, show, next } = this.#parts;
    write(where, TRY.where({ at: this.#at + 1, of: this.#tries.length }));
    check.hidden = outcome !== null;
    show.hidden = outcome !== null || !wrong.length;
    next.hidden = !outcome;
  }
}

/** @param {Exclude<CardName, "check">} name */
export const createTries = (name) => new Tries(name);

/** @param {HTMLElement} rows */
function buildTries(rows) {
  const begin = el("button", { type: "button", class: "text" }, TRY.begin);
  const ask = el("p");
  const where = el("span", { class: "where hint" });
  const message = el("p", { class: "message", role: "status" });
  const [check, show, next] = [TRY.check, TRY.show, TRY.next].map((text) =>
    el("button", { type: "button", class: "text" }, text),
  );
  const row = el("div", { class: "row compact" }, check, show, next, where);
  const body = el("div", { class: "asked stack" }, ask, rows, message, row);
  body.hidden = true;
  const element = el("section", { class: "tries stack compact" }, el("h3", {}, TRY.title), begin, body);
  return { element, begin, ask, where, message, check, show, next, body };
}
