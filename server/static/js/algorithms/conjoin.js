// The face of conjoin: the long integer `used` in its three parts, and under each the bit of the square that is tried. The
// parts are laid with their low end at the left, and moved so that each bit is right under the square that it means.

import { el, mark, upTo, write } from "../dom.js";
import { flagOf } from "./caching.js";
import { outerCells } from "./outer.js";
import { createRows } from "./rows.js";
import { UP, activeOf, branchesOf, callsOf, sceneOf, trial } from "./trying.js";
import { triedBeside } from "./values.js";
import { words, wordsOf } from "../words.js";

const own = await wordsOf("algorithms");

/** @typedef {import("../types.js").Step} Step */
/** @typedef {"columns" | "nwse" | "nesw"} Part */
/** @typedef {Record<Part, number>} Parts */

/** @type {import("./trying.js").Plan} */
const PLAN = { fills: "row", ways: UP };

const WIDEST_LONG = 12; // columns of a board whose whole integer has room in one line

/** @type {import("../types.js").Face} */
export const face = {
  family: "trying",
  fills: "row",
  scene: (step, n) => sceneOf(PLAN, step, n),
  calls: (step, n) => callsOf(PLAN, step, n),
  branches: (step, n) => branchesOf(PLAN, step, n),
  sentence: (step, n) => own.sentence(PLAN, own.CONJOIN, step, n),
  board: (step, n) => own.board(PLAN, step, n),
  values,
  panel: createPanel,
  detail: createLong,
};

/** The parts from the low end of the integer, and the array of caching that each is numbered as. */
const PARTS = /** @type {const} */ ([
  { part: "columns", array: "columns", sign: "ray-col", along: "column" },
  { part: "nwse", array: "majors", sign: "ray-ld", along: "ld" },
  { part: "nesw", array: "minors", sign: "ray-rd", along: "rd" },
]);

/** Bit k of a number of up to 53 bits. @param {number} value @param {number} k */
export const bitAt = (value, k) => Math.floor(value / 2 ** k) % 2 === 1;

/** How many bits a part has. @param {Part} part @param {number} n */
const lengthOf = (part, n) => (part === "columns" ? n : 2 * n - 1);

/** `used` as the test saw it: without the bits of a queen that has just been placed. @param {Step} step @returns {{used: Parts, bits: Parts | null}} */
export function tested(step) {
  const { state, kind } = trial(step);
  const bits = kind === "reject" || kind === "place" ? state.bits : null;
  const used = kind !== "place" ? state.used : Object.fromEntries(PARTS.map(({ part }) => [part, state.used[part] - bits[part]]));
  return { used, bits };
}

function createPanel() {
  const rows = createRows(
    own.INTEGER,
    PARTS.flatMap(({ part, sign, along }) => [
      { name: part, label: "used", sign, along, kind: "flag" },
      { name: `${part}-bits`, label: "bits", along, kind: "own-bit" },
    ]),
  );
  return {
    element: rows.element,
    /** @param {Step} step @param {number} n */
    render(step, n) {
      const active = activeOf(step, n);
      const row = active ?? n - 1;
      const { used, bits } = tested(step);
      rows.render(n, Object.fromEntries(PARTS.flatMap((part) => both(part, used, bits, row, n, active === null))), own.andSaid(step, bits !== null));
      for (const { part, array } of PARTS.slice(1)) {
        /** @param {number} column */
        const value = (column) => {
          const k = flagOf(array, row, column, n);
          return k >= 0 && k < lengthOf(part, n) ? bitAt(used[part], k) : undefined;
        };
        outerCells(rows.rowOf(part), value, n);
      }
    },
  };
}

/**
 * The two rows of a part: what is used, and what the square has.
 * @param {typeof PARTS[number]} which @param {Parts} used @param {Parts | null} bits @param {number} row @param {number} n @param {boolean} idle
 * @returns {[string, import("./rows.js").Content][]}
 */
function both({ part, array }, used, bits, row, n, idle) {
  const columns = upTo(n).map((column) => flagOf(array, row, column, n));
  const hit = columns.map((k) => bits !== null && bitAt(bits[part], k) && bitAt(used[part], k));
  return [
    [part, { cells: columns.map((k, at) => ({ text: bitAt(used[part], k) ? "1" : "0", on: bitAt(used[part], k), mark: hit[at] ? "hit" : "" })), idle }],
    [
      `${part}-bits`,
      {
        cells: columns.map((k, at) => ({ text: bits && bitAt(bits[part], k) ? "1" : "", on: bits !== null && bitAt(bits[part], k), mark: hit[at] ? "hit" : "" })),
        value: bits ? (hit.includes(true) ? "& 1" : "& 0") : "",
        idle,
      },
    ],
  ];
}

/** The whole integer, as it is written: the low end at the right; `used`, the square's bits, and what both have. */
function createLong() {
  const element = el("div", { class: "long", role: "img" });
  const names = ["used", "bits", "&"];
  /** @type {HTMLElement[][]} */
  let digits = [];
  let size = 0;

  /** @param {number} n */
  function build(n) {
    size = n;
    const order = [...PARTS].reverse();
    digits = names.map(() => order.flatMap(({ part, along }) => upTo(lengthOf(part, n)).map(() => el("u", { "data-along": along }))));
    element.style.setProperty("--digits", String(5 * n - 2));
    element.replaceChildren(...names.flatMap((name, index) => [el("span", { class: "name" }, name), ...digits[index]]));
  }

  return {
    element,
    /** @param {Step} step @param {number} n */
    render(step, n) {
      element.hidden = n > WIDEST_LONG;
      if (element.hidden) return;
      if (n !== size) build(n);
      const { used, bits } = tested(step);
      const lines = [written(used, n), bits ? written(bits, n) : [], bits ? both(used, bits) : []];
      lines.forEach((line, index) => digits[index].forEach((digit, at) => {
        write(digit, at in line ? String(line[at]) : "");
        mark(digit, "on", line[at] === 1);
      }));
      element.setAttribute("aria-label", own.longSaid(bits ? lines[2].includes(1) : null));
    },
  };

  /** @param {Parts} used @param {Parts} bits */
  function both(used, bits) {
    const own = written(bits, size);
    return written(used, size).map((digit, at) => digit & own[at]);
  }
}

/** The digits of an integer, highest first. @param {Parts} parts @param {number} n */
function written(parts, n) {
  return [...PARTS].reverse().flatMap(({ part }) => upTo(lengthOf(part, n)).map((k) => Number(bitAt(parts[part], lengthOf(part, n) - 1 - k))));
}

/** Beside the lines: which generator this is, and how the test came out. @param {Step} step @param {number} n @param {(pattern: RegExp) => number} at */
function values(step, n, at) {
  const beside = triedBeside(step, n, at);
  const depth = activeOf(step, n);
  if (depth !== null) beside.set(at(/^def places/), `${words.LINE.row} ${depth}`);
  if (step.kind === "place" && step.square) beside.set(at(/yield column/), String(step.square[1]));
  return beside;
}
