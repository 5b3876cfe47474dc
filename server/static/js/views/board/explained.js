// Explains the target that the viewer points at: frames its square, highlights the attacking queens, their lines and the
// related cells, and shows one sentence beside it.

import { viewOf } from "../../algorithms/algorithms.js";
import { find, mark, svg, write } from "../../page/dom.js";
import { wordsOf } from "../../words/words.js";
import { gridBelow, rowsBelow, spanBelow } from "../../page/cells.js";
import { listMentioned, choosePosition } from "./placement.js";

/** @import { Box } from "../../page/geometry.js" */
/** @import { Fact, FactBase, Look, Run } from "../../types.js" */
/** @import { Geometry } from "./placement.js" */

const page = await wordsOf("page");

const words = page.explaining;

/** The colour of each line along which queens attack. */
const HUES = { ld: "ld", col: "col", rd: "rd", row: "col" };
const MARGIN = 6; // pixels between an explanation and the edge of the window

/** The explanation and its position. */
class Explained {
  #byKeys;
  #takesQueens;
  #stage = find("#stage");
  #board = find("#board");
  #bubble = find("#explained");
  #magnified = find("#magnified");
  #causes = find("#causes");
  #lines = buildLines();
  /** @type {Look | null} */
  #latest = null;
  /** Positions from the stage's corner; null until they are measured. @type {Geometry & {room: Box} | null} */
  #geometry = null;
  /** @type {HTMLElement | null} */
  #grid = null;
  /** The highlighted cells. @type {Element[]} */
  #lit = [];
  #size = { width: 0, height: 0 };
  #watched = new ResizeObserver((entries) => this.#resize(entries));

  /** @param {() => boolean} byKeys @param {(run: Run) => boolean} takesQueens */
  constructor(byKeys, takesQueens) {
    this.#byKeys = byKeys;
    this.#takesQueens = takesQueens;
    this.#causes.replaceChildren(...this.#lines.flatMap(({ line, ring }) => [line, ring]));
    for (const element of [this.#stage, this.#board, this.#bubble, this.#magnified]) this.#watched.observe(element);
    for (const name of ["resize", "scroll"]) addEventListener(name, () => this.#remeasure(), { passive: true });
  }

  /** @param {Look} look */
  render(look) {
    this.#latest = look;
    const {
      film: { shown },
      learn: { asked },
    } = look;
    const fact = look.fact ?? asked?.cause ?? null;
    mark(this.#stage, "explaining", fact !== null);
    mark(this.#bubble, "shown", look.fact !== null);
    this.#watchGrid();
    this.#light(fact);
    if (!fact || !shown) return;
    const { n } = shown.run;
    mark(this.#stage, "blaming", fact.by.length > 0);
    mark(this.#board, "pointed", fact.square[0] < n);
    this.#board.style.setProperty("--at-row", String(fact.square[0]));
    this.#board.style.setProperty("--at-column", String(fact.square[1]));
    for (const cause of this.#lines) paintCause(cause, fact);
    if (look.fact) this.#writeSentence(look.fact, look);
  }

  /** @param {ResizeObserverEntry[]} entries */
  #resize(entries) {
    for (const { target, borderBoxSize } of entries) {
      if (target === this.#bubble)
        this.#size = { width: borderBoxSize[0].inlineSize, height: borderBoxSize[0].blockSize };
      else this.#geometry = null;
    }
    this.#positionBubble();
  }

  /** Measure again, since the stage has moved in the window. */
  #remeasure() {
    this.#geometry = null;
    this.#positionBubble();
  }

  /** Watch the size of the present algorithm's rows. */
  #watchGrid() {
    const now = gridBelow();
    if (now === this.#grid) return;
    if (this.#grid) this.#watched.unobserve(this.#grid);
    if (now) this.#watched.observe(now);
    this.#grid = now;
  }

  /** Place the sentence beside its target, without covering anything that it mentions. */
  #positionBubble() {
    if (!this.#latest?.fact || !this.#latest.film.shown) return;
    const {
      film: { shown },
      fact,
    } = this.#latest;
    this.#geometry ??= measure(this.#stage, this.#board, this.#magnified);
    const { step, run } = shown;
    const { active } = viewOf(run.algorithm).scene(step, run.n);
    const { anchor, keep } = listMentioned(fact, active, run.n, this.#geometry);
    const { left, top } = choosePosition(anchor, keep, this.#size, this.#geometry.room);
    this.#bubble.style.setProperty("--left", `${left}px`);
    this.#bubble.style.setProperty("--top", `${top}px`);
  }

  /** Highlight the cells of a fact. @param {FactBase | null} fact */
  #light(fact) {
    const now = fact ? rowsBelow().flatMap(({ name, cells }) => cells[fact.lit[name]] ?? []) : [];
    for (const cell of this.#lit) if (!now.includes(/** @type {HTMLElement} */ (cell))) mark(cell, "lit", false);
    for (const cell of now) mark(cell, "lit", true);
    this.#lit = now;
  }

  /** Write the sentence into the bubble. @param {Fact} fact @param {Look} look */
  #writeSentence(fact, { film: { shown }, placed, page: { pinned } }) {
    write(find("#explained-text"), words.explained(fact, shown?.run.n ?? 0));
    const goes = fact.register === "" && !placed;
    write(find("#explained-hint"), goes && !pinned ? words.PIN[this.#byKeys() ? "keys" : "mouse"] : "");
    find("#explained-go").hidden = !goes || !pinned;
    find("#take-queens").hidden = !shown || !this.#takesQueens(shown.run);
    this.#positionBubble();
  }
}

/**
 * @param {() => boolean} byKeys  returns true if the viewer points by keys
 * @param {(run: Run) => boolean} takesQueens  returns true if the board of a run can be played by hand
 */
export function createExplained(byKeys, takesQueens) {
  const explained = new Explained(byKeys, takesQueens);
  return (/** @type {Look} */ look) => explained.render(look);
}

/** Build a line, and a ring around its queen, for each direction of attack. */
function buildLines() {
  return Object.entries(HUES).map(([name, hue]) => ({
    name,
    line: svg("line", { class: `cause ${hue}`, "data-line": name }),
    ring: svg("circle", { class: `attacker ${hue}`, r: 0.46 }),
  }));
}

/**
 * Measure the board, the rows below it and the window, from the stage's corner.
 * @param {HTMLElement} stage
 * @param {HTMLElement} board
 * @param {HTMLElement} magnified  covers the window's lower edge while it is shown
 */
function measure(stage, board, magnified) {
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
