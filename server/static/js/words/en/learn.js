// What the page says when it asks, in English. It comes with the questions. Pure: facts in, text out.

import { whole } from "./common.js";

/** @import { Way } from "../../questions/kinds.js" */
/** @import { Manner, Reason } from "../../questions/mistakes.js" */

export * from "./common.js";

/** The questions, by kind. @type {Record<string, (row: number, manner: Manner) => string>} */
export const QUESTIONS = {
  next: (row, { fills }) => `Which square of ${fills} ${row} gets the next queen?`,
  free: (row) => `Which squares of row ${row} are free?`,
  ld: () => "What is ld one row down?",
  col: () => "What is col one row down?",
  rd: () => "What is rd one row down?",
  falls: () => "Does a bit leave the board on the way down?",
  after: () => "What happens to a queen next?",
  ends: () => "What comes of this queen at once?",
  below: () => "Does a solution follow below this queen?",
  back: (row, { fills }) => `How many ${fills}s does the search go back before it places the next queen?`,
  line: () => "Which line of the listing runs next?",
  attacker: () => "Which queen attacks this square?",
};

/** The answers to choose from, where they are few. @type {Record<string, string[]>} */
export const CHOICES = {
  falls: ["No, none", "One of ld", "One of rd", "One of each"],
  after: ["One is placed", "One is lifted"],
  ends: ["The search goes on below her", "A dead end", "A solution"],
  below: ["No", "Yes"],
};

export const RIGHT = "Right.";
export const AGAIN = "Try once more.";

/** How an answer is given. @type {Record<Way, string>} */
export const HOW = {
  bits: "Click squares or bits, then answer.",
  bit: "Click the square, or type its number.",
  case: "Choose, or type the number.",
  rows: "Choose, or type the number.",
  queen: "Click the queen, or choose her row.",
  line: "Click the line, or choose its number.",
};

export const ANSWER = "Your answer";
export const GIVE = "Answer";
export const SHOW = "Show";
export const SKIP = "Skip";
export const SHOWN = "This is how it goes on.";

/** What an answer to choose from is called. @param {Way} way @param {string} label @param {Manner} manner */
export function answerName(way, label, { masks, fills }) {
  switch (way) {
    case "bits":
      return `bit ${label}`;
    case "bit":
      return masks ? `bit ${label}` : fills === "row" ? `column ${label}` : `row ${label}`;
    case "queen":
      return `row ${label}`;
    case "line":
      return `line ${label}`;
    default:
      return label;
  }
}

/** What the drawer says in which questions are chosen. */
export const PREDICT = {
  intro:
    "Play stops before something happens, and asks you what. Answer on the board, in the registers, or here by keys. Three right answers in a row lead to the next kind of question, a wrong one back to an easier one.",
  on: "Play stops and asks",
  seeded: (/** @type {number} */ seed) =>
    `Everybody with ${seed} in the address is asked the same, in the same order; what is chosen below does not count there.`,
  only: (/** @type {string} */ kind) => `The address has one kind asked, whatever is chosen below: ${kind}.`,
  often: "How often",
  OFTEN: {
    choice: "Only where the search has a choice",
    each: "At each step",
    stuck: "Only at dead ends and on the way back",
  },
  kinds: "What is asked",
  KINDS: {
    free: "The free squares of a row",
    attacker: "Who attacks a square",
    next: "Where the next queen goes",
    after: "Placed or lifted",
    col: "col one row down",
    ld: "ld one row down",
    rd: "rd one row down",
    falls: "What leaves the board",
    ends: "What comes of a queen",
    back: "How far it goes back",
    line: "The next line of the listing",
    below: "Whether a solution follows",
  },
  right: (/** @type {number} */ right, /** @type {number} */ asked) => `${whole(right)} of ${whole(asked)}`,
  rightTitle: "right at once, on this device",
};

const ALONG = { ld: "\\", col: "│", rd: "/" };

/** "bits 4, 2 and 1". @param {number[]} bits */
function list(bits) {
  const names = bits.map(String);
  return names.length === 1 ? `bit ${names[0]}` : `bits ${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

/** Why an answer is wrong. @param {Reason} reason @param {Manner} manner */
export function why(reason, { fills, inverted }) {
  const [one, zero] = inverted ? ["0", "1"] : ["1", "0"];
  switch (reason.why) {
    case "attacked":
      if (reason.line === "any") return `A queen attacks that square: the one in ${fills} ${reason.row}.`;
      return `Bit ${reason.bit} is attacked along ${ALONG[reason.line]} by the queen of row ${reason.row}: ${reason.line} has a ${one} there.`;
    case "missed":
      return `Bit ${reason.bit} is free: no queen attacks it, so ld, col and rd have a ${zero} there.`;
    case "lower":
      return `Bit ${reason.bit} is free, but bit ${reason.other} is lower, and the lowest comes first.`;
    case "earlier":
      return fills === "row"
        ? "That square is free, but the search tries a row from the left and comes to another free one before."
        : "That square is free, but the search tries a column from the top and comes to another free one before.";
    case "hit":
      return `Bit ${reason.bit} of ${reason.line} is a ${one} one row down: the queen of row ${reason.row} attacks it along ${ALONG[reason.line]}.`;
    case "clear":
      return `Bit ${reason.bit} of ${reason.line} is a ${zero} one row down: no queen attacks it along ${ALONG[reason.line]}.`;
    case "unshifted":
      return `That is ${reason.line} before the shift: one row down it has moved one column to the ${reason.line === "ld" ? "right" : "left"}.`;
    case "turned":
      return reason.line === "ld"
        ? "ld runs along \\, so it moves to the right, not to the left."
        : "rd runs along /, so it moves to the left, not to the right.";
    case "unjoined":
      return reason.line === "col"
        ? "The new queen is missing: her column is taken from now on."
        : "The new queen is missing: her ray starts in her own row, so her bit joins before the shift.";
    case "falls":
      return `${reason.ld ? "Bit 0 is attacked along \\, and the shift to the right drops it." : "Bit 0 is not attacked along \\, so nothing leaves on the right."} ${reason.rd ? `Bit ${reason.n - 1} is attacked along /, and the shift to the left pushes it off the board.` : `Bit ${reason.n - 1} is not attacked along /, so nothing leaves on the left.`}`;
    case "left":
      return `Row ${reason.row} still has ${list(reason.bits)} to try, so a queen goes there.`;
    case "spent":
      return `Nothing is left to try in ${fills} ${reason.row}, so the search goes back and lifts the queen before.`;
    case "goesOn":
      return "There is a free square still to come, so a queen is placed there.";
    case "solved":
      return "It was the last one: every queen stands, and none attacks another.";
    case "full":
      return `Every square of ${fills} ${reason.row} is attacked: a dead end.`;
    case "open":
      return `A queen can still stand in ${fills} ${reason.row}: ${fills === "row" ? `${list(reason.bits)} ${reason.bits.length === 1 ? "is" : "are"} free` : "it has a free square"}.`;
    case "follows":
      return `A solution comes at step ${whole(reason.step)}.`;
    case "nothing":
      return `By step ${whole(reason.step)} everything below her has been tried, and no solution was there.`;
    case "rows":
      return reason.rows
        ? `The nearest ${fills} with a free square left to try is ${fills} ${reason.row}, ${reason.rows} back.`
        : `There is still a free square to try in ${fills} ${reason.row}, so it does not go back.`;
    case "line":
      return `Line ${reason.number} runs next.`;
    case "apart":
      return `The queen of row ${reason.row} shares neither row, column nor diagonal with that square.`;
    case "second":
      return `The queen of row ${reason.row} attacks it, too, but the search finds another one first.`;
    case "nobody":
      return `There is no queen in row ${reason.row} yet.`;
    default:
      throw new Error(`no sentence says why ${JSON.stringify(reason)}`);
  }
}
