// English texts of the manual's page; its chapters are Markdown.

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
};
