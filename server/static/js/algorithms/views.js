// The algorithms' views, by id. Each is imported when its algorithm is first shown.

import { view as bitmask } from "./bitmask.js"; // what most pages begin with comes with them

/** @typedef {import("../types.js").AlgorithmView} AlgorithmView */

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
};

/** Every algorithm that can be shown. */
export const ALGORITHMS = /** @type {(keyof typeof VIEWS)[]} */ (Object.keys(VIEWS));

/** @type {Map<string, AlgorithmView>} */
const loaded = new Map();

/** What a page needs besides a view to show it. @type {(view: AlgorithmView) => Promise<unknown>} */
let prepare = async () => {};

/** @param {typeof prepare} preparation */
export const prepareViews = (preparation) => (prepare = preparation);

/** Import the view of an algorithm, before anything of it is shown. Rejects if it cannot be had. @param {string} algorithm */
export async function loadView(algorithm) {
  if (hasView(algorithm)) return;
  const { view } = await VIEWS[/** @type {keyof typeof VIEWS} */ (algorithm)]();
  await prepare(view);
  loaded.set(algorithm, view);
}

/** @param {string} algorithm */
export const hasView = (algorithm) => loaded.has(algorithm);

/** The view of an algorithm, which has been loaded. @param {string} algorithm */
export function viewOf(algorithm) {
  const view = loaded.get(algorithm);
  if (!view) throw new Error(`no view for ${algorithm}`);
  return view;
}

/** The sentence about what is on the screen. @param {Pick<import("../types.js").Look, "shown" | "moment" | "asked">} look */
export function sentenceAt({ shown, moment, asked }) {
  if (!shown) return { title: "", why: "" };
  return asked?.said ?? moment?.said ?? viewOf(shown.run.algorithm).sentence(shown.step, shown.run.n, shown.run.goal);
}
