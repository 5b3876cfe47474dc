// The drawer's contents, by their names in the state and the address. Each is imported when it is first opened.

/** @typedef {{actions: import("../intents/actions.js").Actions, source: import("../types.js").Source, state: () => import("../types.js").State, attend: () => Promise<import("../class/attend.js").Attending>}} Parts */

/**
 * The content of the drawer: its root element, and a function that is called in every frame while it is open.
 * @typedef {{element: HTMLElement, render?: (state: import("../types.js").State) => void}} Content
 */

/** The list of drawers. A name here is also the drawer's name in the address, in the menu and in the words. @satisfies {Record<string, () => Promise<{create: (parts: Parts) => Content}>>} */
export const DRAWERS = {
  learn: () => import("./learn.js"),
  class: () => import("./class.js"),
  legend: () => import("./legend.js"),
  starts: () => import("./starts.js"),
  whatif: () => import("./whatif.js"),
  bits: () => import("./bits.js"),
  gallery: () => import("./gallery.js"),
  export: () => import("./export.js"),
  worksheet: () => import("./worksheet.js"),
  predict: () => import("./predict.js"),
  settings: () => import("./settings.js"),
  keys: () => import("./keys.js"),
};
