// The picture of the exercise: the board, and the registers below it, each bit under its column.

import { drawBit } from "../../drawing/bits.js";
import { binary, has } from "../../model/bits.js";
import { upTo } from "../../model/board.js";
import { el } from "../../page/dom.js";
import { wordsOf } from "../../words/words.js";
import { drawBoard } from "./board.js";
import { Cells } from "./cells.js";
import { RUNGS, activeRow, leftIn, queensOf } from "./machine.js";
import { blankNow } from "./session.js";

/** @import { Remark } from "./hints.js" */
/** @import { Row } from "./machine.js" */
/** @import { Session } from "./session.js" */

const words = await wordsOf("exercise");

const { BE: WORDS } = words;

/** @typedef {{name: "ld" | "col" | "rd" | "taken" | "poss" | "bit", value: number | null, tried?: number}} Register */

const ALONG = { ld: "ld", col: "column", rd: "rd", taken: "", poss: "", bit: "" };

export class Picture {
  #n;
  #board = el("div", { class: "be-board", role: "img" });
  #strip = el("div", { class: "be-strip" });
  #cells;
  #asked = ""; // key of the blank whose cells are shown

  /** @param {(mask: number) => void} change @param {number} n */
  constructor(change, n) {
    this.#n = n;
    this.#cells = new Cells(change, n);
    this.element = el("div", { class: "be-picture" }, this.#board, this.#strip);
    this.element.style.setProperty("--n", String(n));
    this.#board.addEventListener("click", ({ target }) => {
      const square = target instanceof Element ? target.closest("[data-column]") : null;
      if (square instanceof HTMLElement) this.#cells.choose(Number(square.dataset.column));
    });
  }

  focus() {
    this.#cells.focus();
  }

  /** @param {Session} session @param {Remark} remark */
  render(session, { by }) {
    const { machine } = session;
    const blank = blankNow(session);
    this.#cells.render(session, blank?.about === "move");
    if (machine.rung < RUNGS.blind) {
      this.#board.replaceChildren(drawBoard(session, by));
      this.#board.setAttribute("aria-label", WORDS.board(this.#n, queensOf(machine)));
    }
    this.#board.hidden = machine.rung >= RUNGS.blind;
    const key = `${blank?.step} ${blank?.about} ${session.phase}`;
    if (key !== this.#asked) this.#renderStrip(session);
    this.#asked = key;
  }

  /** Render the registers, with cells for the blank. @param {Session} session */
  #renderStrip(session) {
    const { machine } = session;
    const blank = blankNow(session);
    const row = activeRow(machine);
    const name = blank?.about === "move" ? "bit" : blank?.about;
    const isNext = name === "ld" || name === "col" || name === "rd"; // the masks of a row follow from those above
    const rest = isNext ? [] : row.row < this.#n ? [...freeOf(row, machine.calling), NEXT] : [NEXT];
    this.#strip.replaceChildren(
      ...(isNext ? this.#drawCaller(machine.rows[machine.rows.length - 2]) : []),
      el("h3", {}, row.row < this.#n ? WORDS.row({ row: row.row }) : WORDS.below({ rows: row.row })),
      ...[...masksOf(row), ...rest].map((register) => this.#drawRegister(register, register.name === name)),
    );
  }

  /** Draw the row above. @param {Row} caller */
  #drawCaller(caller) {
    const registers = [...masksOf(caller), { ...NEXT, value: caller.bit }];
    return [
      el("h3", {}, WORDS.above({ row: caller.row })),
      ...registers.map((register) => this.#drawRegister(register, false)),
    ];
  }

  /** @param {Register} register @param {boolean} isAsked */
  #drawRegister({ name, value, tried = 0 }, isAsked) {
    const label = el("span", { class: "label" }, name);
    const row = isAsked ? this.#cells.show(name) : createGiven(name, value, tried, this.#n);
    const attributes = {
      class: "be-register",
      ...(ALONG[name] && { "data-along": ALONG[name] }),
      ...(isAsked && { "data-asked": "" }),
    };
    return el("div", attributes, label, row);
  }
}

/** @param {Row} row @returns {Register[]} */
const masksOf = ({ ld, col, rd }) => [
  { name: "ld", value: ld },
  { name: "col", value: col },
  { name: "rd", value: rd },
];

/**
 * Return the registers of free squares, which the rows on the board have.
 * @param {Row} row
 * @param {boolean} calling
 * @returns {Register[]}
 */
const freeOf = (row, calling) => [
  { name: "taken", value: row.taken },
  { name: "poss", value: calling ? row.poss : leftIn(row), tried: row.tried },
];

/** @type {Register} */
const NEXT = { name: "bit", value: null };

/**
 * Create a register that is not the blank.
 * @param {Register["name"]} name
 * @param {number | null} value
 * @param {number} tried
 * @param {number} n
 */
function createGiven(name, value, tried, n) {
  const kind = ALONG[name] ? "mask" : name;
  const cells = upTo(n).map((column) => {
    const text = value === null ? "·" : has(value, column, n) ? "1" : "0";
    return drawBit(kind, { text, on: text === "1", mark: has(tried, column, n) ? "tried" : "" });
  });
  const label = value === null ? WORDS.open({ name }) : `${name} = ${binary(value, n)}`;
  const attributes = {
    class: "be-cells",
    role: "img",
    "aria-label": label,
    ...(value === null && { "data-open": "" }),
  };
  return el("div", attributes, ...cells);
}
