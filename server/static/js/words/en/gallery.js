// English texts of the drawer with the solutions.

/** Fixed texts of the gallery. */
export const GALLERY = {
  which: "Solutions to show",
  found: "Found so far",
  all: "All",
  group: "By symmetry",
  list: "Solutions",
  page: "Page of solutions",
  earlier: "Earlier solutions",
  later: "Later solutions",
  first: "Go to the first one",
  sorting: "Sorting them …",
  forms: "Notation",
  copy: "Copy",
  copied: "Copied",
  notCopied: "This browser does not let the page copy. The text is selected: Ctrl+C copies it.",
  chosen: "The chosen solution",
  text: "The solution as text",
  files: "All as a file:",
};

export const FORMS = { board: "Board", matrix: "Matrix", columns: "Columns" };

export const TURNS = {
  identity: "itself",
  quarter: "turned a quarter clockwise",
  half: "turned by a half",
  three_quarters: "turned three quarters clockwise",
  left_right: "mirrored left to right",
  top_bottom: "mirrored top to bottom",
  falling_diagonal: "mirrored along the diagonal \\",
  rising_diagonal: "mirrored along the diagonal /",
};

/** The turns where there is little room. */
export const SHORT_TURNS = {
  identity: "first",
  quarter: "¼ turn ↻",
  half: "½ turn ↻",
  three_quarters: "¾ turn ↻",
  left_right: "mirror ↔",
  top_bottom: "mirror ↕",
  falling_diagonal: "mirror ⤡",
  rising_diagonal: "mirror ⤢",
};

export const SOLUTION_NAME = /** @type {const} */ ({
  found: "Solution {number}, step {step}",
  turned: "Solution {number}, step {step}: solution {first}, {turn}",
});

export const NOT_FOUND_YET = "not found yet";

export const CLASSES = /** @type {const} */ ({
  all: { one: "{count} class", other: "{count} classes" },
  some: { one: "{shown} of {count} class", other: "{shown} of {count} classes" },
});

/** Reasons for which the gallery is empty. */
export const EMPTY = /** @type {const} */ ({
  none: { title: "None found so far.", why: "Every solution that the film passes appears here." },
  total: {
    title: "None found so far.",
    why: "Every solution that the film passes appears here, {total} in the end.",
  },
  impossible: {
    title: "There is none for N = {n}.",
    why: "{Queens} queens always attack one another on {n}\u00a0×\u00a0{n} squares. The search has tried every way, and that proves it.",
  },
});

export const noClasses = "up to N = {most}";

export const CLASS_NAME = /** @type {const} */ ({ title: "Class {number}", size: "{found} of {solutions} found" });

/** The class of a chosen solution. */
export const CLASS_OF = /** @type {const} */ ({
  first: { one: "Class {number}: its only solution.", other: "Class {number}: the first of {size}." },
  turned: {
    one: "Class {number}: solution {first}, {turn}; its only one.",
    other: "Class {number}: solution {first}, {turn}; one of {size}.",
  },
});

/** The files of a form. */
export const DOWNLOADS = /** @type {const} */ ({
  board: "Download {solutions} as text: board",
  matrix: "Download {solutions} as text: matrix",
  columns: "Download {solutions} as text: columns",
});

export const PAGE_OF = /** @type {const} */ ({ some: "{first} to {last}", all: "{first} to {last} of {total}" });
