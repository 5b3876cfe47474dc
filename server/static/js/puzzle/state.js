// The state of the page: the game, the board under the pen, the hint, the film, and what is said about them.

import { startGame } from "./model.js";
import { readDots } from "./saved.js";

/** @import { Common } from "../page/page.js" */
/** @import { Deduced } from "../types.js" */
/** @import { Fault, Puzzle } from "../model/puzzle.js" */
/** @import { Draft } from "./draft.js" */
/** @import { Way, Watch } from "./film.js" */
/** @import { Hard } from "./finding.js" */
/** @import { Hint } from "./hint.js" */
/** @import { Game } from "./model.js" */

/**
 * The page's state besides the common part.
 * @typedef {object} Played
 * @property {Game} game
 * @property {string} name            of the board
 * @property {Entry | ""} entry       the way to the board; "": a link
 * @property {Draft | null} draft     the board under the pen
 * @property {Fault[]} faults         of the draft
 * @property {{text: string, faults: Fault[]}} pasted
 * @property {{n: number, hard: Hard, said: string, progress: {repairs: number, boards: number} | null}} random
 * @property {Deduced | null} facts   of the board; null until they have arrived
 * @property {Hint | null} hint
 * @property {Watch | null} watch
 * @property {string} notice
 * @property {string} voice           what a key has done, for screen readers
 * @property {boolean} dots           true if attacked squares have dots
 */
/** @typedef {"today" | "draw" | "paste" | "random"} Entry */
/** @typedef {Common & Played} State */

/** @type {readonly Entry[]} */
export const ENTRIES = ["today", "draw", "paste", "random"];

/** The board until the first one is there. @type {Puzzle} */
export const NOTHING = { rule: "touch", n: 1, rows: ["A"] };

/** @type {Played} */
export const OWN = {
  game: startGame(NOTHING),
  name: "",
  entry: "today",
  draft: null,
  faults: [],
  pasted: { text: "", faults: [] },
  random: { n: 8, hard: "rules", said: "", progress: null },
  facts: null,
  hint: null,
  watch: null,
  notice: "",
  voice: "",
  dots: readDots(),
};
