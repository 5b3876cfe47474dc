// The algorithms' views, by id. A view is imported when its algorithm is first shown.

import { partsByLine } from "../model/parts.js";
import { find } from "../page/dom.js";
import { wordsOf } from "../words/words.js";

/** @import { Algorithm, AlgorithmView, Fact, Look, Run, Square, State, Step, Target } from "../types.js" */

import { view as bitmask } from "./bitmask.js"; // most pages open with it

/** The list of views. @satisfies {Record<string, () => Promise<{view: AlgorithmView}>>} */
const VIEWS = {
  naive: () => import("./naive.js"),
  backtracking: () => import("./backtracking.js"),
  basic: () => import("./basic.js"),
  plain: () => import("./plain.js"),
  caching: () => import("./caching.js"),
  bitmask: async () => ({ view: bitmask }),
  loop: () => import("./loop.js"),
  flipped: () => import("./flipped.js"),
  conjoin: () => import("./conjoin.js"),
  puzzle: () => import("./puzzle.js"),
};

const words = await wordsOf("common");

/** The ids of all algorithms. */
export const ALGORITHMS = /** @type {(keyof typeof VIEWS)[]} */ (Object.keys(VIEWS));

/** @type {Map<string, AlgorithmView>} */
const loaded = new Map();

/** Load the other parts that a page needs to show a view. @type {(view: AlgorithmView) => Promise<unknown>} */
let prepare = async () => {};

/** @param {typeof prepare} preparation */
export const prepareViews = (preparation) => (prepare = preparation);

/**
 * Import the view of an algorithm before it is shown. Rejects if it cannot be loaded.
 * @param {string} algorithm
 */
export async function loadView(algorithm) {
  if (hasView(algorithm)) return;
  const { view } = await VIEWS[/** @type {keyof typeof VIEWS} */ (algorithm)]();
  await prepare(view);
  loaded.set(algorithm, view);
}

/** Set the view of a run that is none of our algorithms. @param {string} algorithm @param {AlgorithmView} view */
export async function setView(algorithm, view) {
  await prepare(view);
  loaded.set(algorithm, view);
}

/** @param {string} algorithm */
export const hasView = (algorithm) => loaded.has(algorithm);

/** Return the view of an algorithm, which must be loaded. @param {string} algorithm */
export function viewOf(algorithm) {
  const view = loaded.get(algorithm);
  if (!view) throw new Error(`the view of ${algorithm} is not loaded`);
  return view;
}

/**
 * Return the sentence about the step on the screen.
 * @param {{film: Pick<Look["film"], "shown">, learn: Pick<Look["learn"], "asked">, moment: Look["moment"], placed?: Look["placed"]}} look
 */
export function sentenceAt({ film: { shown }, learn: { asked }, moment, placed }) {
  if (!shown) return { title: "", why: "" };
  return (
    asked?.said ??
    placed?.said ??
    moment?.said ??
    viewOf(shown.run.algorithm).sentence(shown.step, shown.run.n, shown.run.goal)
  );
}

/** Return whether two runs have the same algorithm, n, goal and board. @param {Run} one @param {Run} other */
export const sameRun = (one, other) => nameOfRun(one) === nameOfRun(other);

/** Return a run as a text, which is another one for each run. @param {Run} run */
export const nameOfRun = ({ algorithm, n, goal, board }) => `${algorithm} ${n} ${goal} ${board ?? ""}`;

/** Return the run among other fields. @param {Run} fields @returns {Run} */
export const runOf = ({ algorithm, n, goal, board }) => ({ algorithm, n, goal, ...(board && { board }) });

/** Split a step into parts, one for each line of the listing. @param {Step} step @param {Pick<Run, "algorithm" | "n">} run */
export const partsOf = (step, { algorithm, n }) => viewOf(algorithm).parts?.(step, n) ?? partsByLine(step);

// The catalogue of algorithms, which the server writes into the page in the page's language.

/** @returns {Algorithm[]} in the page's language */
export function readCatalogue() {
  /** @type {Algorithm[]} */
  const written = JSON.parse(find("#catalogue").textContent ?? "");
  return written.map((one) => ({ ...one, ...words.algorithm(one) }));
}

/** @param {Algorithm[]} catalogue @param {string} id */
export function algorithmOf(catalogue, id) {
  const algorithm = catalogue.find((one) => one.id === id);
  if (!algorithm) throw new Error(`unknown algorithm: ${id}`);
  return algorithm;
}

// Finds the fact about a target at a step.

/** @param {Step} step @param {Square} square */
const hasQueen = ({ queens }, [row, column]) => queens.some(([r, c]) => r === row && c === column);

/**
 * Return the fact about a target. While a question is open, only the queens on the board are known.
 * @param {NonNullable<State["film"]["shown"]>} shown @param {Target} target
 * @returns {Fact | null}  null for a target that the board or the search does not have
 */
export function factAt({ step, run: { algorithm, n } }, target) {
  const ends = "square" in target ? target.square : [target.column];
  if (step.veiled && !("square" in target && hasQueen(step, target.square))) return null;
  if (ends.some((at) => at >= n)) return null;
  return viewOf(algorithm).fact(step, n, target);
}

// Checks if the debugger's moves (into, over and out of a call) make sense at a step. Pure.

/**
 * Return the reason why no move forward is possible; null if it is.
 * @param {Run} run @param {number} step @param {number | null | undefined} steps  of the film, if known
 * @returns {"noCalls" | "lastStep" | null}
 */
export function hindranceOf({ algorithm }, step, steps) {
  if (viewOf(algorithm).family === "boards") return "noCalls";
  return step + 1 === steps ? "lastStep" : null;
}
