// What can lie in the drawer, by the name that the state and the address know it by. Each comes when it is first opened.

import { sheet } from "../page/sheets.js";
import { wordsOf } from "../words/words.js";

/** @typedef {{actions: import("../intents/actions.js").Actions, source: import("../types.js").Source, state: () => import("../types.js").State}} Parts */

/**
 * The content of the drawer: its root element, and what to do in every painted frame while it is open.
 * @typedef {{element: HTMLElement, render?: (state: import("../types.js").State) => void}} Content
 */

/** @type {Record<import("../types.js").DrawerName, () => Promise<{create: (parts: Parts) => Content}>>} */
export const DRAWERS = {
  keys: () => import("./keys.js"),
  settings: () => import("./settings.js"),
  gallery: () => import("./gallery.js"),
  export: () => import("./export.js"),
  legend: () => import("./legend.js"),
  starts: () => import("./starts.js"),
  whatif: () => import("./whatif.js"),
};

/** What a drawer needs of style sheets beyond the page's own. @type {Partial<Record<import("../types.js").DrawerName, string>>} */
const SHEETS = { settings: "settings", gallery: "gallery", export: "export", legend: "guide", starts: "guide", whatif: "guide" };

/** Where its words are, if not with those of all drawers. @type {Partial<Record<import("../types.js").DrawerName, "guide">>} */
const WORDS = { legend: "guide", starts: "guide", whatif: "guide" };

/**
 * The module of a drawer. A browser remembers that one could not be had, so a further try asks under another address; that
 * much of a module's name has to be the drawer's.
 * @param {import("../types.js").DrawerName} name @param {number} failed  tries so far
 * @returns {Promise<{create: (parts: Parts) => Content}>}
 */
export async function load(name, failed) {
  const needed = SHEETS[name];
  await Promise.all([needed && sheet(needed), wordsOf(WORDS[name] ?? "drawers")]); // its modules ask for the words and would remember that they did not come
  return failed ? import(`./${name}.js?try=${failed + 1}`) : DRAWERS[name]();
}
