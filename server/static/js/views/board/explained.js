// Explains what the viewer points at: frames its square, highlights the attacking queens, their lines and the related cells,
// and shows one sentence beside it.

import { upTo } from "../../model/board.js";
import { find, mark, svg, write } from "../../page/dom.js";
import { choosePosition } from "./placement.js";
import { words as page } from "../../words/page.js";
import { gridBelow, rowsBelow, spanBelow } from "./cells.js";
import { listenForTargets } from "./pointing.js";

const words = page.explaining;

/** @typedef {import("../../types.js").Look} Look */
/** @typedef {import("../../types.js").Fact} Fact */
/** @typedef {import("./placement.js").Box} Box */

/** The lines along which queens attack, and the colour of each. */
const HUES = { ld: "ld", col: "col", rd: "rd", row: "col" };
const MARGIN = 6; // pixels between an explanation and the edge of the window
const OVER = 70; // pixels that it may stand out below the stage

/** @param {import("../../intents/actions.js").Actions} actions @param {() => import("../../types.js").State} state @param {Look} first */
export function createExplained(actions, state, first) {
  const stage = find("#stage");
  const board = find("#board");
  const bubble = find("#explained");
  const causes = find("#causes");
  const lines = Object.entries(HUES).map(([name, hue]) => ({
    name,
    line: svg("line", { class: `cause ${hue}`, "data-line": name }),
    ring: svg("circle", { class: `blamed ${hue}`, r: 0.46 }),
  }));
  causes.replaceChildren(...lines.flatMap(({ line, ring }) => [line, ring]));
  let latest = first;
  /** @type {{board: Box, rows: {names: string[], top: number, bottom: number}, room: Box} | null} */
  let geometry = null;
  /** @type {HTMLElement | null} */
  let grid = null;
  /** The cells that light up. @type {Element[]} */
  let lit = [];
  let size = { width: 0, height: 0 };
  let drawn = 0;

  const watched = new ResizeObserver((entries) => {
    for (const { target, borderBoxSize } of entries) {
      if (target === bubble) size = { width: borderBoxSize[0].inlineSize, height: borderBoxSize[0].blockSize };
      else geometry = measure();
    }
    if (latest.fact) positionBubble(latest.fact, latest.shown?.run.n ?? 1);
  });
  for (const element of [stage, board, bubble]) watched.observe(element);

  /** Watch the size of the present algorithm's rows. */
  function watchGrid() {
    const now = gridBelow();
    if (now === grid) return;
    if (grid) watched.unobserve(grid);
    if (now) watched.observe(now);
    grid = now;
  }

  /** Measure where the board and the rows below it lie in the stage. */
  function measure() {
    const corner = stage.getBoundingClientRect();
    const { left, top, right, bottom } = board.getBoundingClientRect();
    const below = spanBelow();
    const room = { left: MARGIN - corner.left, top: 0, right: document.documentElement.clientWidth - corner.left - MARGIN, bottom: corner.height + OVER };
    return {
      board: { left: left - corner.left, top: top - corner.top, right: right - corner.left, bottom: bottom - corner.top },
      rows: { names: below.names, top: below.top - corner.top, bottom: below.bottom - corner.top },
      room,
    };
  }

  /** Put the sentence beside its target. @param {Fact} fact @param {number} n */
  function positionBubble(fact, n) {
    if (!geometry) return;
    const { board: squares, rows, room } = geometry;
    const cell = (squares.right - squares.left) / n;
    const height = (rows.bottom - rows.top) / rows.names.length;
    const square = ([row, column] = fact.square) => boxAt(squares.left + column * cell, squares.top + row * cell, cell, cell);
    const bit = (/** @type {string} */ name, column = fact.square[1]) => boxAt(squares.left + column * cell, rows.top + rows.names.indexOf(name) * height, cell, height);
    const onBoard = fact.square[0] < n ? [square()] : [];
    const bits = Object.entries(fact.lit).filter(([name]) => rows.names.includes(name)).map(([name, column]) => bit(name, column));
    const keep = [...onBoard, ...bits, ...fact.by.flatMap(({ queen }) => between(queen, fact.square).map(square))];
    const { left, top } = choosePosition(fact.register ? bit(fact.register) : square(), keep, size, room);
    bubble.style.setProperty("--left", `${Math.round(left)}px`);
    bubble.style.setProperty("--top", `${Math.round(top)}px`);
  }

  const pointing = listenForTargets(actions, state, () => latest);

  /** Highlight the cells of a fact. @param {Fact | null} fact */
  function light(fact) {
    const now = fact ? rowsBelow().flatMap(({ name, cells }) => cells[fact.lit[name]] ?? []) : [];
    for (const cell of lit) if (!now.includes(/** @type {HTMLElement} */ (cell))) mark(cell, "lit", false);
    for (const cell of now) mark(cell, "lit", true);
    lit = now;
  }

  /** @param {Look} look */
  return function render(look) {
    latest = look;
    const { fact, shown, touched } = look;
    mark(stage, "explaining", fact !== null);
    mark(bubble, "shown", fact !== null);
    pointing(look);
    watchGrid();
    light(fact);
    if (!fact || !shown) return;
    const { n } = shown.run;
    if (n !== drawn) causes.setAttribute("viewBox", `0 0 ${n} ${n}`);
    drawn = n;
    mark(stage, "blaming", fact.by.length > 0);
    mark(board, "pointed", fact.square[0] < n);
    board.style.setProperty("--at-row", String(fact.square[0]));
    board.style.setProperty("--at-column", String(fact.square[1]));
    for (const cause of lines) paintCause(cause, fact);
    write(find("#explained-text"), words.explained(fact, n));
    const goes = fact.register === "";
    write(find("#explained-hint"), goes && !touched ? words.GO[pointing.byKeys() ? "keys" : "mouse"] : "");
    find("#explained-go").hidden = !goes || !touched;
    positionBubble(fact, n);
  };
}

/** @param {{name: string, line: SVGElement, ring: SVGElement}} cause @param {Fact} fact */
function paintCause({ name, line, ring }, { by, square: [row, column] }) {
  const attack = by.find((one) => one.line === name);
  mark(line, "shown", attack !== undefined);
  mark(ring, "shown", attack !== undefined);
  if (!attack) return;
  const [fromRow, fromColumn] = attack.queen;
  const ends = { x1: fromColumn + 0.5, y1: fromRow + 0.5, x2: column + 0.5, y2: row + 0.5 };
  for (const [end, value] of Object.entries(ends)) line.setAttribute(end, String(value));
  ring.setAttribute("cx", String(ends.x1));
  ring.setAttribute("cy", String(ends.y1));
}

/** The squares from a queen up to before the one that she attacks. @param {number[]} queen @param {number[]} square @returns {import("../../types.js").Square[]} */
function between([row, column], [toRow, toColumn]) {
  const steps = Math.max(Math.abs(toRow - row), Math.abs(toColumn - column));
  const [down, right] = [Math.sign(toRow - row), Math.sign(toColumn - column)];
  return upTo(steps).map((step) => [row + step * down, column + step * right]);
}

/** @param {number} left @param {number} top @param {number} width @param {number} height @returns {Box} */
const boxAt = (left, top, width, height) => ({ left, top, right: left + width, bottom: top + height });
