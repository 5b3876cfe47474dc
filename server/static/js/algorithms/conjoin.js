// The face of conjoin: the long integer `used` in its three parts, and under each the bit of the square that is tried. The
// parts are laid with their low end at the left, and moved so that each bit is right under the square that it means.

import { outerCells } from "../model/strip.js";
import { el, mark, upTo, write } from "../page/dom.js";
import { bitFact, flagOf, rowShown } from "./parts/flags.js";
import { PARTS, bitAt, lengthOf, long, tested } from "./parts/integers.js";
import { createRows } from "./parts/rows.js";
import { UP, activeOf, branchesOf, callsOf, sceneOf } from "./parts/squares.js";
import { triedBeside } from "./parts/values.js";
import { words } from "../words/page.js";

const own = words.algorithms;

/** @typedef {import("../types.js").Step} Step */
/** @typedef {import("./parts/integers.js").Parts} Parts */

/** @type {import("./parts/squares.js").Plan} */
const PLAN = { fills: "row", ways: UP, unit: "operations" };

/** @type {import("../model/strip.js").Strip} */
const strip = {
  title: own.INTEGER,
  rows: PARTS.flatMap(({ part, sign, along }) => [
    { name: part, label: "used", sign, along, kind: "flag", told: true },
    { name: `${part}-bits`, label: "bits", along, kind: "own-bit", told: true },
  ]),
  show(step, n) {
    const active = activeOf(step, n);
    const { used, bits } = tested(step);
    return {
      contents: Object.fromEntries(PARTS.flatMap((part) => both(part, used, bits, rowShown(step, n), n, active === null))),
      said: own.andSaid(step, bits !== null),
    };
  },
};

/** @type {import("../types.js").Face} */
export const face = {
  family: "trying",
  fills: "row",
  scene: (step, n) => sceneOf(PLAN, step, n),
  calls: (step, n) => callsOf(PLAN, step, n),
  branches: (step, n) => branchesOf(PLAN, step, n),
  sentence: (step, n) => own.sentence(PLAN, own.CONJOIN, step, n),
  fact: (step, n, place) => bitFact(PLAN, step, n, place),
  board: (step, n) => own.board(PLAN, step, n),
  values,
  strip,
  long,
  panel: () => createRows(strip),
  detail: createLong,
};

/**
 * The two rows of a part: what is used, and what the square has.
 * @param {typeof PARTS[number]} which @param {Parts} used @param {Parts | null} bits @param {number} row @param {number} n @param {boolean} idle
 * @returns {[string, import("../model/strip.js").Content][]}
 */
function both({ part, array }, used, bits, row, n, idle) {
  const columns = upTo(n).map((column) => flagOf(array, row, column, n));
  /** @param {number} column */
  function beyond(column) {
    const k = flagOf(array, row, column, n);
    return k >= 0 && k < lengthOf(part, n) ? bitAt(used[part], k) : undefined;
  }
  const hit = columns.map((k) => bits !== null && bitAt(bits[part], k) && bitAt(used[part], k));
  return [
    [part, { cells: columns.map((k, at) => ({ text: bitAt(used[part], k) ? "1" : "0", on: bitAt(used[part], k), mark: hit[at] ? "hit" : "" })), idle, ...(part === "columns" ? {} : { outer: outerCells(beyond, n) }) }],
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

/** The whole integer, as it is written. */
function createLong() {
  const element = el("div", { class: "long", role: "img" });
  /** @type {HTMLElement[][]} */
  let digits = [];

  /** @param {import("../types.js").Long} made */
  function build({ along, rows }) {
    digits = rows.map(() => along.map((part) => el("u", { "data-along": part })));
    element.style.setProperty("--digits", String(along.length));
    element.replaceChildren(...rows.flatMap(({ name }, index) => [el("span", { class: "name" }, name), ...digits[index]]));
  }

  return {
    element,
    /** @param {Step} step @param {number} n */
    render(step, n) {
      const made = long(step, n);
      element.hidden = made === null;
      if (!made) return;
      if (made.along.length !== digits[0]?.length) build(made);
      made.rows.forEach((row, index) => digits[index].forEach((digit, at) => {
        write(digit, at in row.digits ? String(row.digits[at]) : "");
        mark(digit, "on", row.digits[at] === 1);
      }));
      const shared = made.rows[2].digits;
      element.setAttribute("aria-label", own.longSaid(shared.length ? shared.includes(1) : null));
    },
  };
}

/** Beside the lines: which generator this is, and how the test came out. @param {Step} step @param {number} n @param {(pattern: RegExp) => number} at */
function values(step, n, at) {
  const beside = triedBeside(step, n, at);
  const depth = activeOf(step, n);
  if (depth !== null) beside.set(at(/^def places/), `${words.LINE.row} ${depth}`);
  if (step.kind === "place" && step.square) beside.set(at(/yield column/), String(step.square[1]));
  return beside;
}
