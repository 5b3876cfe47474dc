// How each algorithm looks: its face, by its id.

import { face as backtracking } from "./backtracking.js";
import { face as basic } from "./basic.js";
import { face as bitmask } from "./bitmask.js";
import { face as caching } from "./caching.js";
import { face as conjoin } from "./conjoin.js";
import { face as flipped } from "./flipped.js";
import { face as loop } from "./loop.js";
import { face as naive } from "./naive.js";
import { face as plain } from "./plain.js";

/** @typedef {import("../types.js").Face} Face */

/** @type {Record<string, Face>} */
const FACES = { naive, backtracking, basic, plain, caching, bitmask, loop, flipped, conjoin };

/** Every algorithm that can be shown. */
export const ALGORITHMS = Object.keys(FACES);

/** What is said of what is shown. @param {Pick<import("../types.js").Look, "shown" | "moment">} look */
export function told({ shown, moment }) {
  if (!shown) return { title: "", why: "" };
  return moment?.said ?? faceOf(shown.run.algorithm).sentence(shown.step, shown.run.n);
}

/** @param {string} algorithm */
export function faceOf(algorithm) {
  const face = FACES[algorithm];
  if (!face) throw new Error(`no face for ${algorithm}`);
  return face;
}
