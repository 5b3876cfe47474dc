// What the drawer with the solutions says, in English. Pure: facts in, text out.

import { capital, counted, solutions, whole, word } from "./common.js";

/** @import { Form, Solution, Turn } from "../../types.js" */

export * from "./common.js";

/** What the gallery says as it stands. */
export const GALLERY = {
  which: "Which solutions",
  found: "Found so far",
  all: "All",
  group: "By symmetry",
  list: "Solutions",
  page: "Page of solutions",
  earlier: "Earlier solutions",
  later: "Later solutions",
  first: "Go to the first one",
  sorting: "Sorting them …",
  forms: "How it is written",
  copy: "Copy",
  copied: "Copied",
  notCopied: "This browser does not let the page copy. The text is selected: Ctrl+C copies it.",
  chosen: "The chosen solution",
  text: "The solution as text",
  files: "All as a file:",
};

/** @type {Record<Form, string>} */
export const FORMS = { board: "Board", matrix: "Matrix", columns: "Columns" };

/** @type {Record<Turn, string>} */
const TURNS = {
  identity: "itself",
  quarter: "turned a quarter clockwise",
  half: "turned by a half",
  three_quarters: "turned three quarters clockwise",
  left_right: "mirrored left to right",
  top_bottom: "mirrored top to bottom",
  falling_diagonal: "mirrored along the diagonal \\",
  rising_diagonal: "mirrored along the diagonal /",
};

/** The turns where there is little room. @type {Record<Turn, string>} */
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

/** @param {Solution} solution @param {{turn: Turn, first: number} | null} from */
export function solutionName({ number, step }, from) {
  const how = from && from.turn !== "identity" ? `: solution ${whole(from.first)}, ${TURNS[from.turn]}` : "";
  return `Solution ${whole(number)}, step ${whole(step)}${how}`;
}

export const NOT_FOUND_YET = "not found yet";

/** @param {number} shown @param {number} total */
export const classesHang = (shown, total) =>
  shown < total ? `${whole(shown)} of ${counted(total, "class", "classes")}` : counted(total, "class", "classes");

/** Why the gallery is empty. @param {number} n @param {number | null} total */
export function galleryEmpty(n, total) {
  if (total === null)
    return { title: "None found so far.", why: "Every solution that the film has passed will hang here." };
  if (total)
    return {
      title: "None found so far.",
      why: `Every solution that the film has passed will hang here, ${whole(total)} in the end.`,
    };
  return {
    title: `There is none for N = ${n}.`,
    why: `${capital(word(n))} queens always attack one another on ${n} × ${n} squares. The search has tried every way: that is a proof, too.`,
  };
}

/** @param {number} most */
export const noClasses = (most) => `up to N = ${most}`;

/** @param {number} index @param {number} found @param {number} size */
export const className = (index, found, size) => ({
  title: `Class ${whole(index + 1)}`,
  size: found < size ? `${found} of ${solutions(size)} found` : solutions(size),
});

/**
 * The class of a chosen solution.
 * @param {number} index
 * @param {number} size
 * @param {{turn: Turn, first: number}} from
 */
export function classSentence(index, size, { turn, first }) {
  const how = turn === "identity" ? "the first of" : `solution ${whole(first)}, ${TURNS[turn]}; one of`;
  return `Class ${whole(index + 1)}: ${how} ${word(size)}.`;
}

/** @param {Form} form @param {number} count */
export const downloadSolutions = (form, count) => `Download ${solutions(count)} as text: ${FORMS[form].toLowerCase()}`;

/** @param {number} first @param {number} last @param {number | null} total */
export const pageOf = (first, last, total) =>
  `${whole(first)} to ${whole(last)}${total === null ? "" : ` of ${whole(total)}`}`;
