// English texts of the manual's page; its chapters are Markdown, and its reference is in English only.

/** The number of sections with the words of a search. */
export const found = /** @type {const} */ ({
  zero: "Nothing in the manual has these words.",
  one: "{count} section has these words.",
  other: "{count} sections have these words.",
});

/** Texts of the template. */
export const PAGE = {
  title: "Manual · Bitqueens",
  contents: "Contents",
  search: "Search the manual",
  reference: "API reference",
};

/** Texts that differ on the page with the reference of the library. */
export const REFERENCE = {
  title: "API reference · Bitqueens",
  search: "Search the reference",
};
