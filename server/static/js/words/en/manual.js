// What the page with the manual says, in English; its chapters are Markdown. Pure: facts in, text out.

export * from "./common.js";

/** How many sections have the words that are looked for. @param {number} count */
export const found = (count) =>
  count
    ? `${count} ${count === 1 ? "section has" : "sections have"} these words.`
    : "Nothing in the manual has these words.";

/** What stands on the page from the beginning. */
export const PAGE = {
  title: "Manual · Bitqueens",
  contents: "Contents",
  search: "Search the manual",
};
