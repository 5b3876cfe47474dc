// The contents of the drawer, by their names in the state and the address. Each is imported when it is first opened.

/** @import { Actions, Attending, DrawerName, Source, State } from "./types.js" */

/** @typedef {{actions: Actions, source: Source, state: () => State, attend: () => Promise<Attending>}} Parts */

/**
 * A content of the drawer: its root element, and a function that is called in every frame while it is open.
 * @typedef {{element: HTMLElement, render?: (state: State) => void}} Content
 */

/** @type {Record<DrawerName, () => Promise<{create: (parts: Parts) => Content}>>} */
export const DRAWERS = {
  learn: () => import("./lessons/drawer.js"),
  class: () => import("./class/drawer.js"),
  legend: () => import("./guide/legend.js"),
  bits: () => import("./bench/drawer.js"),
  predict: () => import("./predict/drawer.js"),
  worksheet: () => import("./worksheet/drawer.js"),
  gallery: () => import("./gallery/drawer.js"),
  export: () => import("./export/drawer.js"),
  settings: () => import("./settings/settings.js"),
  keys: () => import("./settings/keys.js"),
};
