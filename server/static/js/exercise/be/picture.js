// The picture of the exercise: the board, and below it the registers, each bit under its column.

import { el, mark } from "../../page/dom.js";
import { wordsOf } from "../../words/words.js";
import { createCells } from "./cells.js";
import { RUNGS, activeRow, leftIn, queensOf } from "./machine.js";
import { blankNow } from "./session.js";
import { endOfLine } from "../../model/board.js";
import { LINE_NAMES, bitIndex, has } from "../../model/bits.js";
import { drawQueen, drawRay, drawSmallBoard } from "../../page/smallboard.js";

/** @import { Line } from "../../model/bits.js" */
/** @import { Attack } from "../../types.js" */
/** @import { Remark } from "./hints.js" */
/** @import { Row } from "./machine.js" */
/** @import { Session } from "./session.js" */
/** @import { Actions } from "./cells.js" */

const words = await wordsOf("exercise");

const { BE: WORDS } = words;

/** @typedef {{name: "ld" | "col" | "rd" | "taken" | "poss" | "bit", value: number | null, tried?: number}} Register */

const ALONG = { ld: "ld", col: "column", rd: "rd", taken: "", poss: "", bit: "" };

/** @param {Actions} actions @param {number} n */
export function createPicture(actions, n) {
  const board = el("div", { class: "be-board", role: "img" });
  const strip = el("div", { class: "be-strip" });
  const element = el("div", { class: "card be-picture" }, board, strip);
  element.style.setProperty("--n", String(n));
  const cells = createCells(actions, n);
  let asked = ""; // the blank whose cells are shown

  board.addEventListener("click", (event) => {
    const square = event.target instanceof Element ? event.target.closest("[data-column]") : null;
    if (square instanceof HTMLElement) cells.choose(Number(square.dataset.column));
  });

  /** @param {Register} register @param {boolean} isAsked */
  function createRegister({ name, value, tried = 0 }, isAsked) {
    const label = el("span", { class: "label" }, name);
    const row = isAsked ? cells.show(name) : createGiven(name, value, tried, n);
    const attributes = {
      class: "be-register",
      ...(ALONG[name] && { "data-along": ALONG[name] }),
      ...(isAsked && { "data-asked": "" }),
    };
    return el("div", attributes, label, row);
  }

  return {
    element,
    focus: () => cells.focus(),
    /** @param {Session} session @param {Remark} remark */
    render(session, { by }) {
      const { machine } = session;
      const blank = blankNow(session);
      const row = activeRow(machine);
      cells.render(session, blank?.about === "move");
      if (machine.rung < RUNGS.blind) {
        board.replaceChildren(drawBoard(session, by));
        board.setAttribute("aria-label", WORDS.board(n, queensOf(machine)));
      }
      board.hidden = machine.rung >= RUNGS.blind;
      const key = `${blank?.step} ${blank?.about} ${session.phase}`;
      if (key === asked) return;
      asked = key;
      const caller = machine.rows[machine.rows.length - 2];
      const name = blank?.about === "move" ? "bit" : blank?.about;
      const isNext = name === "ld" || name === "col" || name === "rd"; // the masks of a row are made of those above
      const rest = isNext ? [] : row.row < n ? [...freeOf(row, machine.calling), NEXT] : [NEXT];
      const registers = [...masksOf(row), ...rest];
      strip.replaceChildren(
        ...(isNext
          ? [
              el("h3", {}, WORDS.above({ row: caller.row })),
              ...[...masksOf(caller), { ...NEXT, value: caller.bit }].map((register) =>
                createRegister(register, false),
              ),
            ]
          : []),
        el("h3", {}, row.row < n ? WORDS.row({ row: row.row }) : WORDS.below({ rows: row.row })),
        ...registers.map((register) => createRegister(register, register.name === name)),
      );
    },
  };
}

/** @param {Row} row @returns {Register[]} */
const masksOf = ({ ld, col, rd }) => [
  { name: "ld", value: ld },
  { name: "col", value: col },
  { name: "rd", value: rd },
];

/**
 * What is free, which is not asked below the last row.
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
 * A register that is not to be filled in now.
 * @param {Register["name"]} name
 * @param {number | null} value
 * @param {number} tried
 * @param {number} n
 */
function createGiven(name, value, tried, n) {
  const digits = value === null ? "·".repeat(n) : value.toString(2).padStart(n, "0");
  const kind = ALONG[name] ? "mask" : name;
  const cells = [...digits].map((digit, column) => {
    const crossed = ((tried >>> (n - 1 - column)) & 1) === 1;
    return el(
      "span",
      {
        class: `bit-cell ${kind}`,
        "aria-hidden": "true",
        ...(digit === "1" && { "data-on": "" }),
        ...(crossed && { "data-mark": "tried" }),
      },
      el("span", {}, digit),
    );
  });
  return el(
    "div",
    {
      class: "be-cells",
      role: "img",
      "aria-label": value === null ? WORDS.open({ name }) : `${name} = ${digits}`,
      ...(value === null && { "data-open": "" }),
    },
    ...cells,
  );
}

// Draws the board of the exercise. It shows what the learner has filled in, and no more: rays only where they are
// given.

/** @param {Session} session @param {Attack[]} by  queens that a hint names */
export function drawBoard(session, by) {
  const {
    machine: { n, rung },
    machine,
    draft,
  } = session;
  const { row, poss, taken, tried } = activeRow(machine);
  const moving = blankNow(session)?.about === "move" && row < n;
  const left = leftIn(activeRow(machine));
  const queens = queensOf(machine);

  /** @param {number} column */
  function stateOf(column) {
    if (moving && has(draft, column, n)) return "candidate";
    if (has(tried, column, n)) return "tried";
    if (poss !== null) return has(left, column, n) ? "free" : "attacked";
    return taken !== null && has(taken, column, n) ? "attacked" : "";
  }

  const lines = rung < RUNGS.masks ? queens.flatMap((queen) => LINE_NAMES.map((line) => ({ queen, line }))) : by;
  const rays = lines.map(({ queen, line }) =>
    drawRay(`ray ${line}`, queen, endOfLine(queen, /** @type {Line} */ (line), Math.min(row, n - 1), n)),
  );
  const pieces = queens.map((queen) => drawQueen(queen));
  if (moving && draft) pieces.push(drawQueen([row, n - 1 - bitIndex(draft)], "ghost"));
  const board = drawSmallBoard({
    rows: n,
    columns: n,
    rays,
    pieces,
    framed: row < n ? row : -1,
    state: (at, column) => (at === row ? stateOf(column) : ""),
  });
  if (moving)
    board
      .querySelectorAll(".square")
      .forEach((square, at) => mark(square, "column", Math.floor(at / n) === row && String(at % n)));
  for (const [at, queen] of queens.entries())
    mark(
      pieces[at],
      "named",
      by.some((attack) => String(attack.queen) === String(queen)),
    );
  return board;
}
