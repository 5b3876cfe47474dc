// The algorithms' views, by id.

import { view as backtracking } from "./backtracking.js";
import { view as basic } from "./basic.js";
import { view as bitmask } from "./bitmask.js";
import { view as caching } from "./caching.js";
import { view as conjoin } from "./conjoin.js";
import { view as flipped } from "./flipped.js";
import { view as loop } from "./loop.js";
import { view as naive } from "./naive.js";
import { view as plain } from "./plain.js";

/** @typedef {import("../types.js").AlgorithmView} AlgorithmView */

/** @type {Record<string, AlgorithmView>} */
const VIEWS = { naive, backtracking, basic, plain, caching, bitmask, loop, flipped, conjoin };

/** Every algorithm that can be shown. */
export const ALGORITHMS = Object.keys(VIEWS);

/** The sentence about what is on the screen. @param {Pick<import("../types.js").Look, "shown" | "moment">} look */
export function sentenceAt({ shown, moment }) {
  if (!shown) return { title: "", why: "" };
  return moment?.said ?? viewOf(shown.run.algorithm).sentence(shown.step, shown.run.n, shown.run.goal);
}

/** @param {string} algorithm */
export function viewOf(algorithm) {
  const view = VIEWS[algorithm];
  if (!view) throw new Error(`no view for ${algorithm}`);
  return view;
}
