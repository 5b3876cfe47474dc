// The items of the study: questions about the search with masks, before and after a lesson. Pure data; no words.
//
// Two forms have the same ten kinds in the same order, about different steps, so that no learner meets an item twice. Their
// wrong answers stand for the same mistakes, in the same order. Tests compute the right answers and the mistakes.

/**
 * - kind: of question; n, step: the step in the film of `bitmask` that the values come from
 * - given: the values shown, by register; for "back" the rows above, by number
 * - choices: digits, numbers, the three masks of a row, or a name of CHOICES in the words; right: index of the right
 *   one
 * @typedef {{kind: Kind, n: number, step: number, given: [string, string][], choices: Choice[], right: number}} Item
 */
/** @typedef {string | [ld: string, col: string, rd: string]} Choice */
/** @typedef {(typeof KINDS)[number]} Kind */
/** @typedef {keyof typeof FORMS} Form */
/** @typedef {"before" | "after"} Part */

export const KINDS = /** @type {const} */ ([
  "free",
  "ld",
  "rd",
  "lowest",
  "done",
  "col",
  "back",
  "calls",
  "dead",
  "minus",
]);

/** The number of an item's choices; the answer after them is "I do not know". */
export const CHOICES = 4;
export const UNKNOWN = CHOICES;
export const LETTERS = "ABCDE";

export const FORMS = {
  A: /** @type {Item[]} */ ([
    {
      ...{ kind: "free", n: 6, step: 22, right: 1 },
      given: [
        ["ld", "000100"],
        ["col", "001001"],
        ["rd", "010100"],
      ],
      choices: ["011101", "100010", "110110", "101011"],
    },
    {
      ...{ kind: "ld", n: 6, step: 59, right: 2 },
      given: [
        ["ld", "010000"],
        ["bit", "001000"],
      ],
      choices: ["011000", "110000", "001100", "001000"],
    },
    {
      ...{ kind: "rd", n: 6, step: 143, right: 0 },
      given: [
        ["rd", "001000"],
        ["bit", "000100"],
      ],
      choices: ["011000", "001100", "010100", "000110"],
    },
    {
      ...{ kind: "lowest", n: 8, step: 837, right: 3 },
      given: [["poss", "10101000"]],
      choices: ["10100000", "10000000", "01010111", "00001000"],
    },
    {
      ...{ kind: "done", n: 6, step: 70, right: 0 },
      given: [["taken", "011110"]],
      choices: ["…111100001", "…000100001", "…000011110", "…111011110"],
    },
    {
      ...{ kind: "col", n: 6, step: 308, right: 1 },
      given: [
        ["col", "010001"],
        ["bit", "001000"],
      ],
      choices: ["010001", "011001", "001100", "001000"],
    },
    {
      ...{ kind: "back", n: 6, step: 97, right: 1 },
      given: [
        ["0", "111100"],
        ["1", "110000"],
        ["2", "000000"],
        ["3", "000000"],
        ["4", "000000"],
      ],
      choices: ["0", "1", "4", "5"],
    },
    { kind: "calls", n: 8, step: 120, right: 1, given: [["poss", "11010000"]], choices: ["1", "3", "4", "8"] },
    {
      ...{ kind: "dead", n: 6, step: 17, right: 3, given: [] },
      choices: [
        ["010000", "100101", "100100"],
        ["001011", "111111", "111000"],
        ["000101", "010111", "110100"],
        ["001001", "100111", "110100"],
      ],
    },
    {
      ...{ kind: "minus", n: 6, step: 105, right: 0 },
      given: [["poss", "101000"]],
      choices: ["again", "each", "once", "turns"],
    },
  ]),
  B: /** @type {Item[]} */ ([
    {
      ...{ kind: "free", n: 6, step: 52, right: 3 },
      given: [
        ["ld", "010000"],
        ["col", "100001"],
        ["rd", "000100"],
      ],
      choices: ["110101", "011110", "101011", "001010"],
    },
    {
      ...{ kind: "ld", n: 6, step: 395, right: 0 },
      given: [
        ["ld", "001000"],
        ["bit", "000100"],
      ],
      choices: ["000110", "001100", "011000", "000100"],
    },
    {
      ...{ kind: "rd", n: 6, step: 53, right: 2 },
      given: [
        ["rd", "000100"],
        ["bit", "000010"],
      ],
      choices: ["000110", "001010", "001100", "000011"],
    },
    {
      ...{ kind: "lowest", n: 8, step: 687, right: 1 },
      given: [["poss", "11000100"]],
      choices: ["11000000", "00000100", "10000000", "00111011"],
    },
    {
      ...{ kind: "done", n: 6, step: 232, right: 2 },
      given: [["taken", "101011"]],
      choices: ["…000010100", "…000101011", "…111010100", "…111101011"],
    },
    {
      ...{ kind: "col", n: 6, step: 428, right: 3 },
      given: [
        ["col", "100100"],
        ["bit", "010000"],
      ],
      choices: ["100100", "011010", "010000", "110100"],
    },
    {
      ...{ kind: "back", n: 6, step: 112, right: 1 },
      given: [
        ["0", "111100"],
        ["1", "100000"],
        ["2", "000100"],
        ["3", "000000"],
        ["4", "000000"],
      ],
      choices: ["0", "2", "4", "5"],
    },
    { kind: "calls", n: 8, step: 1161, right: 2, given: [["poss", "10101100"]], choices: ["1", "5", "4", "8"] },
    {
      ...{ kind: "dead", n: 6, step: 107, right: 0, given: [] },
      choices: [
        ["000110", "011011", "110100"],
        ["010010", "101010", "110000"],
        ["000111", "111111", "110100"],
        ["001001", "011011", "111000"],
      ],
    },
    {
      ...{ kind: "minus", n: 6, step: 368, right: 2 },
      given: [["poss", "001010"]],
      choices: ["each", "once", "again", "turns"],
    },
  ]),
};

export const FORM_NAMES = /** @type {Form[]} */ (Object.keys(FORMS));

/** Return whether a learner begins with form A: half do, so that an easier form cannot pass for a gain. @param {number} number */
const isOdd = (number) => number % 2 === 1;

/** Return a learner's form in a part. @param {number} number @param {Part} part @returns {Form} */
export const formOf = (number, part) => (isOdd(number) === (part === "before") ? "A" : "B");

/** @param {number} number @param {Part} part */
export const itemsOf = (number, part) => FORMS[formOf(number, part)];

/** Return whether each answer of a part is right. @param {number} number @param {Part} part @param {number[]} answers */
export const findRight = (number, part, answers) =>
  itemsOf(number, part).map(({ right }, index) => answers[index] === right);
