// What the page with the manual says, in English; its chapters are Markdown, and its reference is in English only.

/** How many sections have the words that are looked for. */
export const found = /** @type {const} */ ({
  zero: "Nothing in the manual has these words.",
  one: "{count} section has these words.",
  other: "{count} sections have these words.",
});

/** What stands on the page from the beginning. */
export const PAGE = {
  title: "Manual · Bitqueens",
  contents: "Contents",
  search: "Search the manual",
  reference: "API reference",
};

/** What is another on the page with the reference of the library. */
export const REFERENCE = {
  title: "API reference · Bitqueens",
  search: "Search the reference",
};
