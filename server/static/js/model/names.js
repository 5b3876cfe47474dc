// Names that the address, the template and the words share. Pure data.

/** The panels beside the board, by their tabs and sections in the template. @type {readonly string[]} */
export const PANELS = ["now", "code", "stack", "tree"];

/** Where the whole search can be shown as one picture: see PageState. */
export const WHOLE = /** @type {const} */ (["auto", "off", "panel", "large"]);

/** What can lie in the drawer, in the order of the menu. */
export const DRAWERS = /** @type {const} */ ([
  "learn",
  "class",
  "legend",
  "bits",
  "predict",
  "starts",
  "whatif",
  "gallery",
  "export",
  "worksheet",
  "settings",
  "keys",
]);
