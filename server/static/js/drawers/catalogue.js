// What can lie in the drawer, by the name that the state and the address know it by. Each is imported when it is first opened.

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
