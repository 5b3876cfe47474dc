// How each algorithm looks: its face, by its id. That of bitmask is here from the beginning, each other comes when it is
// wanted, together with its listing.

import { words, wordsOf } from "../words/words.js";
import { face as bitmask } from "./bitmask.js";

/** @typedef {import("../types.js").Face} Face */

/** @type {Record<string, () => Promise<{face: Face}>>} */
const FACES = {
  naive: () => import("./naive.js"),
  backtracking: () => import("./backtracking.js"),
  basic: () => import("./basic.js"),
  plain: () => import("./plain.js"),
  caching: () => import("./caching.js"),
  loop: () => import("./loop.js"),
  flipped: () => import("./flipped.js"),
  conjoin: () => import("./conjoin.js"),
};

/** @type {Map<string, Face>} */
const loaded = new Map([["bitmask", bitmask]]);

/** Fetch a face, unless it is here. @param {string} algorithm */
export async function loadFace(algorithm) {
  if (loaded.has(algorithm)) return;
  if (!(algorithm in FACES)) throw new Error(`no face for ${algorithm}`);
  const { sheet } = await import("../page/sheets.js");
  await Promise.all([wordsOf("algorithms"), sheet("trial")]); // a face asks for the words and would remember that they did not come
  const { face } = await FACES[algorithm]();
  loaded.set(algorithm, face);
}

/** Every algorithm that can be shown. */
export const ALGORITHMS = ["bitmask", ...Object.keys(FACES)];

/** A source whose steps come with the face that shows them. @param {import("../types.js").Source} source @returns {import("../types.js").Source} */
export function withFaces(source) {
  return {
    ...source,
    async read(run, start, stop, stride) {
      const face = loadFace(run.algorithm).catch(() => {
        throw new Error(words.NOT_LOADED);
      });
      const [steps] = await Promise.all([source.read(run, start, stop, stride), face]);
      return steps;
    },
  };
}

/** What is said of what is shown. @param {Pick<import("../types.js").Look, "shown" | "moment">} look */
export function told({ shown, moment }) {
  if (!shown) return { title: "", why: "" };
  return moment?.said ?? faceOf(shown.run.algorithm).sentence(shown.step, shown.run.n);
}

/** The face of an algorithm whose steps are shown. @param {string} algorithm */
export function faceOf(algorithm) {
  const face = loaded.get(algorithm);
  if (!face) throw new Error(`the face of ${algorithm} has not been loaded`);
  return face;
}
