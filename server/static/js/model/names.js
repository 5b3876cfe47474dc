// Names that the address, the template and the words share. Pure data.

/** The panels beside the board, by their tabs and sections in the template. @type {readonly string[]} */
export const PANELS = ["now", "code", "stack", "tree"];

/** What can lie in the drawer, in the order of the menu. */
export const DRAWERS = /** @type {const} */ ([
  "learn",
  "class",
  "legend",
  "starts",
  "whatif",
  "bits",
  "gallery",
  "export",
  "worksheet",
  "predict",
  "settings",
  "keys",
]);
