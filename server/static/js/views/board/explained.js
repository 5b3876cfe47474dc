// Explains what the viewer points at: frames its square, highlights the attacking queens, their lines and the related
// cells, and shows one sentence beside it.

import { viewOf } from "../../algorithms/algorithms.js";
import { find, mark, svg, write } from "../../page/dom.js";
import { wordsOf } from "../../words/words.js";
import { gridBelow, rowsBelow, spanBelow } from "../../page/cells.js";
import { listMentioned, choosePosition } from "./placement.js";

/** @import { Box } from "../../page/geometry.js" */
/** @import { Fact, FactBase, Look } from "../../types.js" */
/** @import { Geometry } from "./placement.js" */

const page = await wordsOf("page");

const words = page.explaining;

/** The lines along which queens attack, and the colour of each. */
const HUES = { ld: "ld", col: "col", rd: "rd", row: "col" };
const MARGIN = 6; // pixels between an explanation and the edge of the window

/** @param {() => boolean} byKeys  whether the viewer points by keys */
export function createExplained(byKeys) {
  const stage = find("#stage");
  const board = find("#board");
  const bubble = find("#explained");
  const magnified = find("#magnified");
  const causes = find("#causes");
  const lines = Object.entries(HUES).map(([name, hue]) => ({
    name,
    line: svg("line", { class: `cause ${hue}`, "data-line": name }),
    ring: svg("circle", { class: `attacker ${hue}`, r: 0.46 }),
  }));
  causes.replaceChildren(...lines.flatMap(({ line, ring }) => [line, ring]));
  /** @type {Look | null} */
  let latest = null;
  /** Where things lie, from the stage's corner; null until it is measured. @type {Geometry & {room: Box} | null} */
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
      else geometry = null;
    }
    positionBubble();
  });
  for (const element of [stage, board, bubble, magnified]) watched.observe(element);
  for (const name of ["resize", "scroll"]) addEventListener(name, remeasure, { passive: true });

  /** The stage lies elsewhere in the window now. */
  function remeasure() {
    geometry = null;
    positionBubble();
  }

  /** Watch the size of the present algorithm's rows. */
  function watchGrid() {
    const now = gridBelow();
    if (now === grid) return;
    if (grid) watched.unobserve(grid);
    if (now) watched.observe(now);
    grid = now;
  }

  /** Measure where the board, the rows below it and the window lie, from the stage's corner. */
  function measure() {
    const corner = stage.getBoundingClientRect();
    const { left, top, right, bottom } = board.getBoundingClientRect();
    const below = spanBelow();
    const { clientWidth, clientHeight } = document.documentElement;
    const lowest = magnified.hidden ? clientHeight : magnified.getBoundingClientRect().top;
    return {
      board: {
        left: left - corner.left,
        top: top - corner.top,
        right: right - corner.left,
        bottom: bottom - corner.top,
      },
      rows: { names: below.names, top: below.top - corner.top, bottom: below.bottom - corner.top },
      room: {
        left: MARGIN - corner.left,
        top: MARGIN - corner.top,
        right: clientWidth - corner.left - MARGIN,
        bottom: lowest - corner.top - MARGIN,
      },
    };
  }

  /** Put the sentence beside its target, where it covers nothing that it speaks of. */
  function positionBubble() {
    if (!latest?.fact || !latest.film.shown) return;
    const {
      film: { shown },
      fact,
    } = latest;
    geometry ??= measure();
    const { step, run } = shown;
    const { anchor, keep } = listMentioned(fact, viewOf(run.algorithm).scene(step, run.n).active, run.n, geometry);
    const { left, top } = choosePosition(anchor, keep, size, geometry.room);
    bubble.style.setProperty("--left", `${left}px`);
    bubble.style.setProperty("--top", `${top}px`);
  }

  /** Highlight the cells of a fact. @param {FactBase | null} fact */
  function light(fact) {
    const now = fact ? rowsBelow().flatMap(({ name, cells }) => cells[fact.lit[name]] ?? []) : [];
    for (const cell of lit) if (!now.includes(/** @type {HTMLElement} */ (cell))) mark(cell, "lit", false);
    for (const cell of now) mark(cell, "lit", true);
    lit = now;
  }

  /** @param {Look} look */
  return function render(look) {
    latest = look;
    const {
      film: { shown },
      learn: { asked },
    } = look;
    const fact = look.fact ?? asked?.cause ?? null;
    mark(stage, "explaining", fact !== null);
    mark(bubble, "shown", look.fact !== null);
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
    if (look.fact) say(look.fact, look);
  };

  /** Put the sentence into the bubble. @param {Fact} fact @param {Look} look */
  function say(fact, { film: { shown }, page: { touched } }) {
    write(find("#explained-text"), words.explained(fact, shown?.run.n ?? 0));
    const goes = fact.register === "";
    write(find("#explained-hint"), goes && !touched ? words.GO[byKeys() ? "keys" : "mouse"] : "");
    find("#explained-go").hidden = !goes || !touched;
    positionBubble();
  }
}

/** @param {{name: string, line: SVGElement, ring: SVGElement}} cause @param {FactBase} fact */
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
