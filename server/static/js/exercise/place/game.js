// The game of four queens by hand: allowed squares, the effect of a choice, and dead ends. The learner goes row by row,
// and so through the same tree as the search. Pure: a game and a choice in, the next game and a remark out; no words.

import { attackers, upTo, sceneOf } from "../../model/board.js";

/** @import { Attacker } from "../../model/board.js" */
/** @import { Square, Step } from "../../types.js" */
/** @import { Content, ExerciseFrame, Link } from "../frame.js" */

/** @typedef {"place" | "watch" | "rays" | "digits"} Part */
/**
 * The context of the parts. `queens`: the learner's first two; `entry`: the step that enters the row below them;
 * `placements`: queens that the search places up to its first solution; `way`: link to that in the film; `wayAfter`:
 * link to the film on the board of a learner's solution; `links`: to what follows; `go`: opens a part, also with a
 * solution; `report`: passes on how many queens stand
 * @typedef {{
 *   pictures: Picture[],
 *   queens: number[],
 *   entry: Step,
 *   placements: number,
 *   way: Link,
 *   wayAfter: (queens: number[]) => Link,
 *   links: Link[],
 *   go: (part: Part, queens?: number[]) => void,
 *   report: (done: number) => void,
 *   createFrame: (content: Omit<Content, "top" | "title">) => ExerciseFrame,
 * }} Context
 */

export const N = 4;
export const SOLUTIONS = /** @type {const} */ (["2031", "1302"]); // columns, row by row; the search finds the first one first
export const CORNER = N - 1; // with a queen in this column of the top row there is no solution

/**
 * `queens`: their columns, row by row; `tried`: by row, the columns that led nowhere; `named`: whether a queen has been
 * taken back from a dead end.
 * @typedef {{queens: number[], tried: number[][], named: boolean}} Game
 */
/**
 * A remark about a choice:
 * - start; placed: `row` is next; solved: `named` as in the game
 * - refused: queens attack the square (`stuck`: and all others of the row); again: the square led nowhere before
 * - order: `row` is first; full: the row has its queen; last: only the last queen can be taken back
 * - back: a queen of `row` was taken back; named: for the first time from a dead end; `stuck`: the row has no square
 *   left
 * @typedef {{about: "start"} | {about: "placed" | "order", row: number} | {about: "solved", named: boolean}
 *   | {about: "refused", square: Square, against: Attacker[], stuck: boolean}
 *   | {about: "again" | "full" | "last"} | {about: "back" | "named", row: number, stuck: boolean}} Remark
 */

/** @param {number[]} [queens]  at the beginning @param {boolean} [named] @returns {Game} */
export const createGame = (queens = [], named = false) => ({ queens, tried: [], named });

/** @param {Game} game */
export const isSolved = ({ queens }) => queens.length === N;

/** Return whether the next row has no square left to try. @param {Game} game */
export function isStuck(game) {
  const row = game.queens.length;
  return (
    row < N && upTo(N).every((column) => isTried(game, row, column) || attackers(game.queens, row, column).length > 0)
  );
}

/** @param {Game} game @param {number} row @param {number} column */
export const isTried = ({ tried }, row, column) => tried[row]?.includes(column) ?? false;

/** Return the first two queens of a solution: each of their rays hits a square of the next row. @param {string} solution */
export const firstOf = (solution) => [...solution].slice(0, 2).map(Number);

/** @param {Game} game @param {Square} square @returns {{game: Game, remark: Remark}} */
export function choose(game, [row, column]) {
  const { queens } = game;
  const next = queens.length;
  if (queens[row] === column) return row === next - 1 ? takeBack(game) : { game, remark: { about: "last" } };
  if (row < next) return { game, remark: { about: "full" } };
  if (row > next) return { game, remark: { about: "order", row: next } };
  const against = attackers(queens, row, column);
  if (against.length)
    return { game, remark: { about: "refused", square: [row, column], against, stuck: isStuck(game) } };
  if (isTried(game, row, column)) return { game, remark: { about: "again" } };
  const placed = { ...game, queens: [...queens, column] };
  return {
    game: placed,
    remark: isSolved(placed) ? { about: "solved", named: game.named } : { about: "placed", row: next + 1 },
  };
}

/**
 * Take the last queen back. After a dead end its square counts as tried.
 * @param {Game} game
 * @returns {{game: Game, remark: Remark}}
 */
export function takeBack(game) {
  const { queens, tried, named } = game;
  if (!queens.length) return { game, remark: { about: "start" } };
  const row = queens.length - 1;
  const led = isStuck(game) ? [queens[row]] : [];
  const kept = upTo(row + 1).map((at) => [...(tried[at] ?? []), ...(at === row ? led : [])]);
  const back = { queens: queens.slice(0, row), tried: kept, named: named || led.length > 0 };
  return { game: back, remark: { about: back.named && !named ? "named" : "back", row, stuck: isStuck(back) } };
}

// The search's film in pictures that the learner knows: queens come and go, and rows are full or not. Pure.

/**
 * `row`: the framed row; `tried`: its columns that led nowhere.
 * @typedef {{
 *   kind: "start" | "place" | "dead end" | "return" | "solution",
 *   step: number,
 *   queens: number[],
 *   row: number,
 *   tried: number[],
 * }} Picture
 */

/** Return the pictures up to the first solution. @param {Step[]} steps  from the film's beginning @returns {Picture[]} */
export function picturesOf(steps) {
  const end = steps.findIndex(({ kind }) => kind === "solution");
  return steps.slice(0, end + 1).flatMap((step) => {
    const kind = kindOf(step);
    if (!kind) return [];
    const { states } = sceneOf(step, N);
    const tried = upTo(N).filter((column) => states[column] === "tried" || states[column] === "lifted");
    return { kind, step: step.step, queens: step.queens.map(([, column]) => column), row: step.row, tried };
  });
}

/**
 * Return the kind of a step's picture; null without one, as for most calls.
 * @param {Step} step
 * @returns {Picture["kind"] | null}
 */
function kindOf({ kind, step, poss }) {
  if (kind === "call") return step === 0 ? "start" : poss ? null : "dead end";
  return kind === "place" || kind === "return" || kind === "solution" ? kind : null;
}

/**
 * Return the step of the film that enters the row below these queens.
 * @param {Step[]} steps
 * @param {number[]} queens
 */
export const entryBelow = (steps, queens) =>
  steps.find((step) => step.kind === "call" && String(step.queens.map(([, column]) => column)) === String(queens));
