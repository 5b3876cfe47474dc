// What the page with the manual says, in German; its chapters are Markdown. Pure: facts in, text out.

export * from "./common.js";

/** How many sections have the words that are looked for. @param {number} count */
export const found = (count) =>
  count
    ? `Das steht in ${count === 1 ? "einem Abschnitt" : `${count} Abschnitten`}.`
    : "Im Handbuch kommt das nicht vor.";

/** What stands on the page from the beginning. */
export const PAGE = {
  title: "Handbuch · Bitqueens",
  contents: "Inhalt",
  search: "Im Handbuch suchen",
};
