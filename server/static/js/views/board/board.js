// The board of the page: the board of a step with its names and badges, and the average of steps that fly by.

import { viewOf } from "../../algorithms/algorithms.js";
import { isBlurred } from "../../film/notation.js";
import { deadEndSide, upTo } from "../../model/board.js";
import { el, find, mark, setAttribute, write } from "../../page/dom.js";
import { AverageBoard } from "../../drawing/average.js";
import { StepBoard } from "../../drawing/stepboard.js";
import { wordsOf } from "../../words/words.js";
import { attackedPath, sceneOf, stepOf } from "../../model/gameboard.js";

/** @import { Puzzle } from "../../model/puzzle.js" */
/** @import { AlgorithmView, Look, Run, Scene, Step } from "../../types.js" */

const words = await wordsOf("page");

const SIDE = 464; // the usual width of the board, in pixels

/** The board's elements, and what stands on it. */
class Stage {
  #stage = find("#stage");
  #board = find("#board");
  #drawn = new StepBoard(this.#board);
  #attacked = find("#attacked");
  #veil = find("#veil");
  #deadEnd = find("#deadend");
  #solved = find("#solved-number");
  #average = new AverageBoard(/** @type {HTMLCanvasElement} */ (find("#average")));
  #n = 0;
  /** @type {AlgorithmView | null} */
  #view = null;
  /** @type {Puzzle | null} */
  #puzzle = null;
  /** @type {HTMLElement[]} */
  #rowNames = [];
  /** @type {HTMLElement[]} */
  #columnNames = [];
  /** The name that stands out. @type {HTMLElement | null} */
  #named = null;

  /** @param {Look} look @param {number} now  milliseconds */
  render(look, now) {
    const {
      film: { shown, passed },
      fast,
      notation,
    } = look;
    if (!shown) return;
    const { run } = shown;
    const view = viewOf(run.algorithm);
    const { puzzle = null } = shown.step;
    if (run.n !== this.#n || view !== this.#view || puzzle !== this.#puzzle) this.#build(run.n, view, puzzle);
    const { step, scene, attacked } = pictureOf(shown, look.placed, view);
    const { active } = scene;
    mark(this.#stage, "kind", isBlurred(notation) ? "passing" : step.kind);
    this.#nameLine(isBlurred(notation) ? null : active);
    this.#average.render(step, run.n, { fast, notation, passed }, now, view.family === "masks");
    if (notation.blurred < 1) this.#drawn.show(step, scene, look.placed !== null);
    setAttribute(this.#attacked, "d", attacked);
    this.#drawVeil(active);
    this.#paintBadge(scene, view);
    write(this.#solved, words.whole(step.solutions));
    setAttribute(this.#board, "aria-label", view.describe(step, run.n));
  }

  /** @param {number} n @param {AlgorithmView} view @param {Puzzle | null} puzzle */
  #build(n, view, puzzle) {
    this.#n = n;
    this.#view = view;
    this.#puzzle = puzzle;
    this.#named = null;
    this.#stage.style.setProperty("--n", String(n));
    mark(this.#stage, "size", n <= 10 ? "small" : n <= 16 ? "medium" : "large");
    this.#drawn.prepare(n, view.family, SIDE, puzzle);
    const cells = this.#drawn.createGrid(words.SQUARES, (row) => `${words.LINE.row} ${row}`);
    cells[0][n - 1].tabIndex = 0; // the keyboard cursor starts where the search starts
    this.#buildNames(n, view.family === "masks");
    mark(this.#stage, "family", view.family);
    mark(this.#stage, "fills", view.fills);
  }

  /** Cover all squares but those of the active line; only a projector shows it. @param {Scene["active"]} line */
  #drawVeil(line) {
    mark(this.#veil, "shown", line !== null);
    if (!line) return;
    const n = this.#n;
    const clear = line.along === "row" ? `M0 ${line.at}v1h${n}v-1z` : `M${line.at} 0v${n}h1v-${n}z`;
    setAttribute(this.#veil, "d", `M0 0h${n}v${n}h-${n}z${clear}`);
  }

  /** Write the numbers of the rows, and of the columns or their bits. @param {number} n @param {boolean} bits */
  #buildNames(n, bits) {
    this.#rowNames = upTo(n).map((row) =>
      el("div", { class: "rowname" }, el("span", {}, el("em", {}, `${words.LINE.row} `), String(row))),
    );
    find("#rownames").replaceChildren(...this.#rowNames);
    this.#columnNames = upTo(n).map((column) => el("span", {}, String(bits ? n - 1 - column : column)));
    find("#ruler").replaceChildren(el("span", {}, bits ? words.BIT : words.LINE.column), ...this.#columnNames);
  }

  /** @param {Scene} scene @param {AlgorithmView} view */
  #paintBadge(scene, view) {
    this.#deadEnd.style.setProperty("--row", String(scene.barren ?? 0));
    mark(this.#deadEnd, "above", deadEndSide(scene, this.#n));
    write(this.#deadEnd, scene.barren === null ? "" : words.barren(view, scene.barren));
  }

  /** Let the name of a line stand out, and no other. @param {Scene["active"]} line */
  #nameLine(line) {
    const name = line && (line.along === "row" ? this.#rowNames : this.#columnNames)[line.at];
    if (this.#named && this.#named !== name) mark(this.#named, "active", false);
    if (name) mark(name, "active", true);
    this.#named = name;
  }
}

/**
 * Return the picture of a game by hand, else that of a step; `attacked`: squares below the next line, as a path.
 * @param {{step: Step, run: Run}} shown @param {Look["placed"]} placed @param {AlgorithmView} view
 */
function pictureOf({ step, run }, placed, view) {
  if (!placed) return { step, scene: view.scene(step, run.n), attacked: "" };
  const { game } = placed;
  const { fills } = view;
  return { step: stepOf(step, game, fills), scene: sceneOf(game, fills), attacked: attackedPath(game, fills) };
}

export function createBoard() {
  const stage = new Stage();
  return (/** @type {Look} */ look, /** @type {number} */ now) => stage.render(look, now);
}
