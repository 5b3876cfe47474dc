// What the drawers say, in English. It comes with the first of them. Pure: facts in, text out.

import { duration } from "./acting.js";
import { capital, counted, whole, word } from "./page.js";

/** @type {Record<keyof import("../../types.js").Settings, {title: string, hint: string, names: string[]}>} */
export const SETTINGS = {
  theme: { title: "Light or dark", hint: "T changes it, too.", names: ["As the system", "Light", "Dark"] },
  keys: {
    title: "Letters, digits and signs as keys",
    hint: "Without them nothing happens by mistake, as in dictating. Space, arrows, Home and End always work.",
    names: ["On", "Off"],
  },
  voice: {
    title: "What a screen reader is told",
    hint: "By hand, every step is one sentence. While the film plays: solutions, at most every three seconds, pause and end; or as many steps as can be said.",
    names: ["Solutions, while it plays", "Every step", "Nothing"],
  },
  language: { title: "Language", hint: "What the server says of errors, and the files to take along, are in English always.", names: ["As the browser", "English", "Deutsch"] },
  animations: { title: "Show the parts of a step", hint: "In slow play. A system that asks for reduced motion gets pictures instead.", names: ["On", "Off"] },
};

/** Every key. @type {{title: string, keys: [string[], string][]}[]} */
export const KEYS = [
  {
    title: "Film",
    keys: [
      [["Space", "K"], "play, pause"],
      [["J"], "play in reverse; again: faster, with Shift slower"],
      [["L"], "play on; again: faster, with Shift slower"],
      [["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"], "to so many tenths of the film"],
      [["→"], "one step on, with Shift ten"],
      [["←"], "one step back, with Shift ten"],
      [["."], "one line of the listing on"],
      [[","], "one line of the listing back"],
      [["Home"], "first step"],
      [["End"], "last step"],
    ],
  },
  {
    title: "Loop",
    keys: [
      [["A"], "the loop begins at this step"],
      [["B"], "the loop ends at this step"],
      [["X"], "no loop"],
    ],
  },
  {
    title: "Search",
    keys: [
      [["N"], "next solution, with Shift the previous one"],
      [["D"], "next dead end, with Shift the previous one"],
      [["I"], "into the next call"],
      [["O"], "over all that follows from this queen; with Shift back over it"],
      [["U"], "out of this call; with Shift to its beginning"],
    ],
  },
  {
    title: "Board, registers and listing, when Tab has led there",
    keys: [
      [["↑", "↓", "←", "→"], "to another square, bit or line"],
      [["Enter"], "the next queen on this square, the next step that runs this line; with Shift the one before"],
      [["Esc"], "away with the explanation"],
    ],
  },
  {
    title: "Page",
    keys: [
      [["+", "−"], "closer, wider look at the timeline"],
      [["P"], "for a projector, and back"],
      [["C"], "there: with the code or without"],
      [["T"], "light or dark"],
      [["?"], "this list"],
      [["Esc"], "close it"],
    ],
  },
];

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

/** @type {Record<import("../../types.js").Form, string>} */
export const FORMS = { board: "Board", matrix: "Matrix", columns: "Columns" };

/** @type {Record<import("../../types.js").Turn, string>} */
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

/** The turns where there is little room. @type {Record<import("../../types.js").Turn, string>} */
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

/** @param {import("../../types.js").Solution} solution @param {{turn: import("../../types.js").Turn, first: number} | null} from */
export function solutionName({ number, step }, from) {
  const how = from && from.turn !== "identity" ? `: solution ${whole(from.first)}, ${TURNS[from.turn]}` : "";
  return `Solution ${whole(number)}, step ${whole(step)}${how}`;
}

export const NOT_FOUND_YET = "not found yet";

/** @param {number} shown @param {number} total */
export const classesHang = (shown, total) => (shown < total ? `${whole(shown)} of ${counted(total, "class", "classes")}` : counted(total, "class", "classes"));

/** Why the gallery is empty. @param {number} n @param {number | null} total */
export function galleryEmpty(n, total) {
  if (total === null) return { title: "None found so far.", why: "Every solution that the film has passed will hang here." };
  if (total) return { title: "None found so far.", why: `Every solution that the film has passed will hang here, ${whole(total)} in the end.` };
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
  size: found < size ? `${found} of ${counted(size, "solution")} found` : counted(size, "solution"),
});

/** The class of a chosen solution. @param {number} index @param {number} size @param {{turn: import("../../types.js").Turn, first: number}} from */
export function classTold(index, size, { turn, first }) {
  const how = turn === "identity" ? "the first of" : `solution ${whole(first)}, ${TURNS[turn]}; one of`;
  return `Class ${whole(index + 1)}: ${how} ${word(size)}.`;
}

/** @param {import("../../types.js").Form} form @param {number} count */
export const downloadSolutions = (form, count) => `Download ${counted(count, "solution")} as text: ${FORMS[form].toLowerCase()}`;

/** @param {number} first @param {number} last @param {number | null} total */
export const pageOf = (first, last, total) => `${whole(first)} to ${whole(last)}${total === null ? "" : ` of ${whole(total)}`}`;

/** What the drawer for taking things along says as it stands. */
export const EXPORT = {
  still: "Picture of this step",
  svg: "Save SVG",
  png: "Save PNG",
  pngWidth: "Width of the PNG",
  moving: "Animated GIF",
  from: "From step",
  to: "To step",
  stride: "Every",
  delay: "ms a step",
  width: "Pixels wide",
  make: "Make the GIF",
  cancel: "Cancel",
  cancelled: "Cancelled.",
  progress: "Share of the frames that are drawn",
  film: "The finished animation",
  table: "Steps as data",
  tableHint: "One step a line. JSON Lines has everything, the call stack too; CSV opens in a spreadsheet.",
};

/** @type {Record<"jsonl" | "csv", string>} */
export const FORMATS = { jsonl: "JSON Lines", csv: "CSV" };

/** What stands above an exported picture. @param {import("../../types.js").Run} run @param {number} step @param {number | null} steps  in all */
export const heading = ({ algorithm, n }, step, steps) => `N = ${n}, ${algorithm}, step ${whole(step)}${steps === null ? "" : ` of ${whole(steps)}`}`;

/** @param {number} count */
export const pixels = (count) => `${whole(count)} px`;

/** @param {number} least @param {number} most */
export const badNumber = (least, most) =>
  most === Number.MAX_SAFE_INTEGER ? `A whole number, ${whole(least)} or more` : `A whole number from ${whole(least)} to ${whole(most)}`;

/** @param {number} frames @param {number} delay  in milliseconds */
export const filmPlan = (frames, delay) => `${counted(frames, "frame")}, ${duration((frames * delay) / 1000)} long`;

/** @param {number} frames @param {number} most */
export const tooManyFrames = (frames, most) => `These are ${whole(frames)} frames; a GIF takes ${whole(most)} at most. Fewer steps, or not every one, will do.`;

/** @param {number} done @param {number} all */
export const framesDone = (done, all) => `Frame ${whole(done)} of ${whole(all)}`;

/** @param {string} name @param {number} size  in bytes */
export const saveFile = (name, size) => `Save ${name} (${bytes(size)})`;

/** @param {number} steps @param {number} size  in bytes */
export const fileSize = (steps, size) => `${counted(steps, "step")}, about ${bytes(size)}`;

/** @type {[string, number][]} */
const SIZES = [["TB", 1e12], ["GB", 1e9], ["MB", 1e6], ["KB", 1e3]];

/** A number of bytes as people say it. @param {number} count */
function bytes(count) {
  const [unit, size] = SIZES.find(([, least]) => count >= least) ?? ["bytes", 1];
  return `${Number((count / size).toPrecision(2)).toLocaleString("en")} ${unit}`;
}
