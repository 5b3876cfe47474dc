// What the viewer points at, explained: its square is framed, the queens to blame and their lines light up (the registers'
// bits do so in registers.js), and one sentence stands beside it.

import { LINES } from "../bits.js";
import { find, mark, svg, upTo, write } from "../dom.js";
import { placed } from "../placement.js";
import { wordsOf } from "../words.js";
import { listenForPlaces } from "./pointing.js";

const words = await wordsOf("explaining");

/** @typedef {import("../types.js").Look} Look */
/** @typedef {import("../types.js").Fact} Fact */
/** @typedef {import("../placement.js").Box} Box */

const REGISTERS = ["ld", "col", "rd", "taken", "poss", "bit"];
const MARGIN = 6; // pixels between an explanation and the edge of the window
const OVER = 70; // pixels that it may stand out below the stage

/** @param {import("../actions.js").Actions} actions @param {Look} first */
export function createExplained(actions, first) {
  const stage = find("#stage");
  const board = find("#board");
  const strip = find("#strip");
  const bubble = find("#explained");
  const causes = find("#causes");
  const lines = Object.keys(LINES).map((name) => ({
    name,
    line: svg("line", { class: `cause ${name}` }),
    ring: svg("circle", { class: `blamed ${name}`, r: 0.46 }),
  }));
  causes.replaceChildren(...lines.flatMap(({ line, ring }) => [line, ring]));
  let latest = first;
  /** @type {{stage: Box, board: Box, strip: Box, room: Box} | null} */
  let geometry = null;
  let size = { width: 0, height: 0 };
  let drawn = 0;

  const watched = new ResizeObserver((entries) => {
    for (const { target, borderBoxSize } of entries) {
      if (target === bubble) size = { width: borderBoxSize[0].inlineSize, height: borderBoxSize[0].blockSize };
      else geometry = measured();
    }
    if (latest.fact) stand(latest.fact, latest.shown?.run.n ?? 1);
  });
  for (const element of [stage, board, strip, bubble]) watched.observe(element);

  /** Where board and strip lie in the stage. */
  function measured() {
    const corner = stage.getBoundingClientRect();
    const box = (/** @type {HTMLElement} */ element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left: left - corner.left, top: top - corner.top, right: right - corner.left, bottom: bottom - corner.top };
    };
    const room = { left: MARGIN - corner.left, top: 0, right: document.documentElement.clientWidth - corner.left - MARGIN, bottom: corner.height + OVER };
    return { stage: box(stage), board: box(board), strip: box(strip), room };
  }

  /** Put the sentence beside its place. @param {Fact} fact @param {number} n */
  function stand(fact, n) {
    if (!geometry) return;
    const { board: squares, strip: rows, room } = geometry;
    const cell = (squares.right - squares.left) / n;
    const height = (rows.bottom - rows.top) / REGISTERS.length;
    const square = ([row, column] = fact.square) => boxAt(squares.left + column * cell, squares.top + row * cell, cell, cell);
    const bit = (/** @type {string} */ name) => boxAt(squares.left + fact.square[1] * cell, rows.top + REGISTERS.indexOf(name) * height, cell, height);
    const onBoard = fact.square[0] < n ? [square()] : [];
    const lit = [...onBoard, ...fact.lit.map(bit), ...fact.by.flatMap(({ line, queen }) => between(line, queen, fact.square).map(square))];
    const { left, top } = placed(fact.register ? bit(fact.register) : square(), lit, size, room);
    bubble.style.setProperty("--left", `${Math.round(left)}px`);
    bubble.style.setProperty("--top", `${Math.round(top)}px`);
  }

  const pointing = listenForPlaces(actions, () => latest);

  /** @param {Look} look */
  return function render(look) {
    latest = look;
    const { fact, shown, touched } = look;
    mark(stage, "explaining", fact !== null);
    mark(bubble, "shown", fact !== null);
    pointing(look);
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
    stand(fact, n);
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

/** The squares from a queen up to before the one that she attacks. @param {"ld" | "col" | "rd"} line @param {number[]} queen @param {number[]} square @returns {import("../types.js").Square[]} */
function between(line, [row, column], [end]) {
  return upTo(end - row).map((down) => [row + down, column + down * LINES[line]]);
}

/** @param {number} left @param {number} top @param {number} width @param {number} height @returns {Box} */
const boxAt = (left, top, width, height) => ({ left, top, right: left + width, bottom: top + height });
