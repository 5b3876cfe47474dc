// What if: the viewer fixes the queens of the first rows, and the film is confined to the part of the search below
// them.

import { algorithmOf, readCatalogue } from "../algorithms/algorithms.js";
import { attackers, endOfLine } from "../model/board.js";
import { LINE_NAMES } from "../model/bits.js";
import { el, mark, write, named } from "../page/dom.js";
import { drawSmallBoard, drawQueen, drawRay } from "../page/smallboard.js";
import { wordsOf } from "../words/words.js";
import { createChooser } from "../page/chooser.js";

/** @import { Looks, Refusal } from "../page/chooser.js" */
/** @import { DrawerContent, DrawerParts, Square, State } from "../types.js" */

const words = await wordsOf("guide");

const { WHATIF: WORDS } = words;

/** @type {Looks} */
const LOOKS = {
  label: WORDS.board,
  nameOf: (row, column, n, queens) => words.square(row, column, n, stateOf(queens, row, column)),
  drawBoard: boardOf,
};

/** @param {DrawerParts} parts @returns {DrawerContent} */
export function create({ actions, source, state }) {
  const chooser = createChooser(take, LOOKS);
  const catalogue = readCatalogue();
  const message = el("p", { class: "message", "aria-live": "polite" });
  const [watch, last, all] = [WORDS.watch, WORDS.last, WORDS.all].map((name) =>
    el("button", { type: "button", class: "text" }, name),
  );
  const row = el("div", { class: "row" }, watch, last, all);
  const element = el("div", { class: "whatif" }, el("p", {}, WORDS.intro), message, chooser.element, row);
  let n = 0;
  /** @type {number[]} */
  let queens = [];
  /** @type {State["film"]["segment"]} */
  let confined = null;
  let refused = false; // the last chosen square was refused, and the message says why

  watch.addEventListener("click", () => {
    actions.openDrawer(null);
    actions.toggle(1);
  });
  last.addEventListener("click", () => choose(queens.slice(0, -1)));
  all.addEventListener("click", () => choose([]));

  /** Adds, removes or refuses the queen of a chosen square. @param {Square} square */
  function take(square) {
    const [row, column] = square;
    const against = attackers(queens, row, column);
    if (row > queens.length) refuse(WORDS.notYet({ row: queens.length }));
    else if (queens[row] === column) choose(queens.slice(0, row));
    else if (against.length) refuse(words.attacked(row, column, n, against), { square, against });
    else choose([...queens.slice(0, row), column]);
  }

  /** @param {number[]} columns */
  function choose(columns) {
    queens = columns;
    draw();
    tell("");
    actions.preset(queens);
  }

  /** @param {string} why @param {Refusal} [refusal] */
  function refuse(why, refusal) {
    draw(refusal);
    refused = true;
    message.replaceChildren(...named(why));
    mark(message, "refusal", true);
  }

  /** @param {string} text */
  function tell(text) {
    refused = false;
    write(message, text);
    mark(message, "refusal", false);
  }

  /** @param {Refusal} [refusal] */
  function draw(refusal) {
    chooser.draw(n, queens, refusal);
    for (const button of [watch, last, all]) button.toggleAttribute("disabled", !queens.length);
  }

  /**
   * Asks for the number of steps and solutions in the segment, and shows them.
   * @param {State["film"]["run"]} run
   * @param {NonNullable<State["film"]["segment"]>} segment
   */
  async function measure(run, segment) {
    const { start, stop } = segment;
    const [[first], [end]] = await Promise.all([
      source.read(run, start, start + 1, 1),
      source.read(run, stop - 1, stop, 1),
    ]);
    if (confined === segment && !refused) tell(words.below(stop - start, end.solutions - first.solutions));
  }

  /** @param {State} state */
  function render({ film: { run, segment, description } }) {
    const { indexed } = algorithmOf(catalogue, run.algorithm);
    const possible = run.n <= indexed;
    chooser.element.hidden = row.hidden = !possible;
    if (!possible) {
      n = 0; // the next board is another one
      tell(words.tooLarge(indexed, description?.remedy));
      return;
    }
    if (run.n === n && segment === confined) return;
    const its = segment?.queens ?? [];
    const awaited = run.n === n && String(its) === String(queens); // chosen here, and drawn already
    [n, confined, queens] = [run.n, segment, its];
    if (awaited && refused) return;
    tell(its.length ? "" : WORDS.empty);
    if (!awaited) draw();
    if (segment?.queens) measure(run, segment).catch((error) => actions.showMessage(error.message));
  }
  render(state());
  return { element, render };
}

/**
 * The state of a square: not reachable yet, chosen, attacked or free.
 * @param {number[]} queens
 * @param {number} row
 * @param {number} column
 */
function stateOf(queens, row, column) {
  if (row > queens.length) return "later";
  if (queens[row] === column) return "fixed";
  return attackers(queens, row, column).length ? "attacked" : "free";
}

/**
 * The board: the queens, their rays down to the next row, and that row's free squares.
 * @param {number} n
 * @param {number[]} queens
 * @param {Refusal} [refusal]
 */
function boardOf(n, queens, { square, against } = { square: [0, 0], against: [] }) {
  const next = queens.length;
  const rays = queens.flatMap((column, row) =>
    LINE_NAMES.map((line) =>
      drawRay(`ray ${line}`, [row, column], endOfLine([row, column], line, Math.min(next, n - 1), n)),
    ),
  );
  const lines = against.map(({ row, along }) => drawRay(`ray ${along} against`, [row, queens[row]], square));
  const pieces = queens.map((column, row) => {
    const queen = drawQueen([row, column]);
    mark(queen, "fixed", true);
    mark(
      queen,
      "against",
      against.some((attacker) => attacker.row === row),
    );
    return queen;
  });
  return drawSmallBoard({
    rows: n,
    columns: n,
    state: (row, column) => (row === next ? stateOf(queens, row, column) : ""),
    rays: [...rays, ...lines],
    pieces,
    framed: next < n ? next : -1,
  });
}
