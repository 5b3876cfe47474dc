// The third part: the same board with its rays as digits, one for each column. The learner combines the three rows.

import { upTo } from "../../model/board.js";
import { LINE_NAMES, binary, has, taken } from "../../model/bits.js";
import { named, createButton, el, mark, setAttribute, write } from "../../page/dom.js";
import { wordsOf } from "../../words/words.js";
import { createPlace, drawBoard } from "./board.js";
import { N } from "./game.js";
import { judge } from "./judge.js";

/** @import { Context } from "./game.js" */
/** @import { Verdict } from "./judge.js" */

const words = await wordsOf("place");

class Digits {
  #queens;
  #links;
  #answer;
  #bare; // the column of the free square
  #board;
  #cells = upTo(N).map((column) => createButton("0", () => this.#turn(column)));
  #masks;
  #free;
  #draft = 0;
  #misses = 0;
  /** The verdict on the last answer, and the columns of wrong digits not changed since. @type {Verdict | null} */
  #verdict = null;

  /** @param {Context} context */
  constructor({ queens, entry, links, createFrame }) {
    this.#queens = queens;
    this.#links = links;
    this.#answer = taken(entry);
    this.#bare = upTo(N).findIndex((column) => has(entry.poss, column, N));
    this.#board = createPlace(words.board(queens));
    this.#free = createRow("poss", binary(entry.poss, N));
    this.#masks = LINE_NAMES.map((line) => createRow(line, binary(entry[line], N)));
    const attributes = { class: "place-register", role: "group", "aria-label": words.FILL_IN };
    const asked = el("div", attributes, el("code", {}, "taken"), ...this.#cells);
    const rows = el("div", { class: "place-rows" }, ...this.#masks, asked, this.#free);
    this.frame = createFrame({
      about: named(words.DIGITS),
      picture: el("div", { class: "place-digits" }, this.#board, rows),
      actions: { check: () => this.#check() },
    });
    this.frame.render(this.#show());
  }

  /** @param {number} column */
  #turn(column) {
    this.#draft ^= 2 ** (N - 1 - column);
    if (this.#verdict) this.#verdict = { ...this.#verdict, wrong: this.#verdict.wrong.filter((one) => one !== column) };
    this.frame.render(this.#show());
  }

  #check() {
    this.#verdict = judge(this.#draft, this.#answer, this.#queens, this.#misses);
    if (this.#verdict.about !== "right") this.#misses += 1;
    if (this.#verdict.about === "told") this.#draft = this.#answer;
    this.frame.update(this.#show());
    (this.#isDone() ? this.#free : this.#cells[0]).scrollIntoView({ block: "nearest" }); // a phone has little room
    if (this.#isDone()) this.frame.focus("links");
  }

  #isDone() {
    return this.#verdict?.about === "right" || this.#verdict?.about === "told";
  }

  #show() {
    const verdict = this.#verdict;
    const isDone = this.#isDone();
    this.#drawBoard(isDone);
    this.#cells.forEach((cell, column) => {
      const on = has(this.#draft, column, N);
      const isWrong = verdict?.wrong.includes(column) ?? false;
      write(cell, on ? "1" : "0");
      setAttribute(cell, "aria-label", isWrong ? words.wrongDigit(column) : words.COLUMNS[column]);
      setAttribute(cell, "aria-pressed", String(on));
      mark(cell, "wrong", isWrong);
      cell.toggleAttribute("disabled", isDone);
    });
    for (const row of this.#masks)
      row.querySelectorAll("[data-digit]").forEach((digit, column) => mark(digit, "look", column === verdict?.column));
    this.#free.hidden = !isDone;
    return {
      remark: verdict ? { text: words.verdictOnDigits(verdict), tone: toneOf(verdict) } : undefined,
      buttons: { check: !isDone && { text: words.CHECK, main: true } },
      links: isDone ? this.#links : [],
    };
  }

  /** @param {boolean} isDone */
  #drawBoard(isDone) {
    const { column = -1, by = [] } = this.#verdict ?? {};
    const row = this.#queens.length;
    const square = /** @type {const} */ ([row, column]);
    this.#board.replaceChildren(
      drawBoard({
        queens: this.#queens,
        row,
        rays: true,
        marked: column < 0 ? null : [...square],
        refusal: by.length ? { square: [...square], against: by } : undefined,
        free: isDone ? [row, this.#bare] : null,
      }),
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
