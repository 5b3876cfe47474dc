// Digits: the same board with its rays as digits, one for each column. The learner combines the three rows.

import { upTo } from "../model/board.js";
import { LINE_NAMES, binary, free, has, taken } from "../model/bits.js";
import { named, el, mark, setAttribute } from "../page/dom.js";
import { addAnswer, choosing, createAttempt, createInput } from "../questions/answer.js";
import { createForm } from "../questions/form.js";
import { wordsOf } from "../words/words.js";
import { N, createBoard, createPlace } from "./board.js";
import { judge } from "./judge.js";

/** @import { Context } from "./board.js" */
/** @import { Verdict } from "./judge.js" */

const words = await wordsOf("exercise");

const TRIES = 3;

class Digits {
  #queens;
  #next;
  #done;
  #bare; // the column of the free square
  #board;
  #form = createForm(
    (digits) => this.#check(digits),
    () => this.frame.render(this.#show()),
  );
  #masks;
  #free;
  #attempt;

  /** @param {Context} context */
  constructor({ queens, masks, next, done, createFrame }) {
    this.#queens = queens;
    this.#next = next;
    this.#done = done;
    this.#attempt = createAttempt(taken(masks), TRIES);
    this.#bare = upTo(N).findIndex((column) => has(free(masks, N), column, N));
    this.#board = createPlace(words.board(queens));
    this.#free = createRow("poss", binary(free(masks, N), N));
    this.#masks = LINE_NAMES.map((line) => createRow(line, binary(masks[line], N)));
    const asked = el("div", { class: "place-register" }, el("code", {}, "taken"), this.#form.element);
    const rows = el("div", { class: "place-rows" }, ...this.#masks, asked, this.#free);
    this.frame = createFrame({
      about: named(words.DIGITS),
      picture: el("div", { class: "place-digits" }, this.#board, rows),
      actions: { check: this.#form.submit },
    });
    const labels = upTo(N).map((column) => String(N - 1 - column));
    const choices = labels.map((_, column) => ({ text: "0", name: words.COLUMNS[column], cap: "" }));
    this.#form.open({ way: "bits", label: words.FILL_IN, choices, input: createInput(labels, null) });
    this.#form.paint();
  }

  /** @param {number} digits */
  #check(digits) {
    const attempt = (this.#attempt = addAnswer(this.#attempt, digits));
    if (attempt.outcome) this.#form.input = choosing(this.#form.input, attempt.answer);
    this.frame.update(this.#show());
    (attempt.outcome ? this.#free : this.#form.element.children[0]).scrollIntoView({ block: "nearest" }); // a phone has little room
    if (attempt.outcome) {
      this.#done();
      this.frame.focus("link");
    }
    return false;
  }

  #show() {
    const { outcome, wrong } = this.#attempt;
    const verdict = outcome || wrong.length ? judge(this.#attempt, this.#queens) : null;
    const isDone = outcome !== null;
    this.#drawBoard(verdict, isDone);
    [...this.#form.element.children].forEach((cell, column) => {
      const wasOn = has(wrong[wrong.length - 1] ?? 0, column, N);
      const isWrong = (verdict?.wrong.includes(column) ?? false) && this.#form.input.chosen[column] === wasOn; // unchanged
      setAttribute(cell, "aria-label", isWrong ? words.wrongDigit(column) : words.COLUMNS[column]);
      mark(cell, "wrong", isWrong);
      cell.toggleAttribute("disabled", isDone);
    });
    for (const row of this.#masks)
      row.querySelectorAll("[data-digit]").forEach((digit, column) => mark(digit, "look", column === verdict?.column));
    this.#free.hidden = !isDone;
    return {
      remark: verdict ? { text: words.verdictOnDigits(verdict), tone: toneOf(verdict) } : undefined,
      buttons: { check: !isDone && { text: words.CHECK, main: true } },
      next: isDone ? this.#next : null,
    };
  }

  /** @param {Verdict | null} verdict @param {boolean} isDone */
  #drawBoard(verdict, isDone) {
    const { column = -1, by = [] } = verdict ?? {};
    const row = this.#queens.length;
    const square = /** @type {const} */ ([row, column]);
    this.#board.replaceChildren(
      createBoard({
        queens: this.#queens,
        marked: column < 0 ? null : [...square],
        refusal: by.length ? { square: [...square], against: by } : undefined,
        free: isDone ? [row, this.#bare] : null,
      }).element,
    );
  }
}

/** @param {Verdict} verdict @returns {"" | "right" | "wrong"} */
const toneOf = ({ about }) => (about === "right" ? "right" : about === "told" ? "" : "wrong");

/** @param {Context} context */
export const createDigits = (context) => new Digits(context).frame;

/** @param {string} name @param {string} digits */
const createRow = (name, digits) =>
  el(
    "div",
    { class: "place-register", role: "img", "aria-label": `${name} = ${digits}` },
    el("code", { class: `name-${name}` }, name),
    ...[...digits].map((digit) => el("span", { "data-digit": digit }, digit)),
  );
