// What can lie in the drawer, by the name that the state and the address know it by. Each is imported when it is first opened.

/** @typedef {{actions: import("../intents/actions.js").Actions, source: import("../types.js").Source, state: () => import("../types.js").State}} Parts */

/**
 * The content of the drawer: its root element, and what to do in every painted frame while it is open.
 * @typedef {{element: HTMLElement, render?: (state: import("../types.js").State) => void}} Content
 */

/** The list that another drawer joins; its name is what the address, the menu's item and its words have for it. @satisfies {Record<string, () => Promise<{create: (parts: Parts) => Content}>>} */
export const DRAWERS = {
  legend: () => import("./legend.js"),
  starts: () => import("./starts.js"),
  whatif: () => import("./whatif.js"),
  gallery: () => import("./gallery.js"),
  export: () => import("./export.js"),
  settings: () => import("./settings.js"),
  keys: () => import("./keys.js"),
};
