// The cards of the bits bench, and the places in a listing that open them. Pure.

/** @import { AlgorithmView } from "../types.js" */

/** The list of cards. A name is also the card's name in the address and in the words. */
export const CARDS = /** @type {const} */ ([
  "or",
  "and",
  "not",
  "done",
  "right",
  "left",
  "minus",
  "lowest",
  "xor",
  "check",
]);

/** @typedef {typeof CARDS[number]} CardName */
/** A card with rows of bits. @typedef {Exclude<CardName, "check">} BenchName */
/**
 * A place in a line: the card that explains it, and its first and last character.
 * @typedef {{card: CardName, start: number, end: number}} Place
 */
/**
 * The open card; `place`: the place of the listing that opened it, counted from 0 among those of this card.
 * @typedef {{name: CardName, place: number | null}} OpenCard
 */

/** Patterns of places, in the order in which they are tried. @type {[CardName, RegExp][]} */
const SIGNS = [
  ["done", /& done\b|\bdone &/],
  ["minus", /-poss\b(\[row\])?/],
  ["lowest", /&(?= -)/],
  ["and", /&(?!=)/],
  ["not", /~/],
  ["right", />> 1\b/],
  ["left", /<< 1\b/],
  ["xor", /\^=?/],
  ["or", /\|(?!=)/],
];
/** The patterns of a search with one integer for all lines. @type {[CardName, RegExp][]} */
const SIGNS_OF_INTEGERS = [
  ["and", /&(?= used\b)|&= ~/],
  ["or", /\|=(?= bits\b)/],
];

/** @param {[CardName, RegExp][]} signs */
const anyOf = (signs) => new RegExp(signs.map(([name, { source }]) => `(?<${name}>${source})`).join("|"), "g");

/**
 * The numbers that a search computes with: masks of a row, or one integer for all lines.
 * @typedef {"masks" | "integers"} Numbers
 */
const ANY = { masks: anyOf(SIGNS), integers: anyOf(SIGNS_OF_INTEGERS) };

/** Return the numbers that a search computes with; null if it has neither kind. @param {AlgorithmView} view @returns {Numbers | null} */
export const numbersOf = ({ family, long, board }) =>
  board ? null : family === "masks" ? family : long ? "integers" : null;

/**
 * List the places in a line of a listing that open a card, from the left.
 * @param {string} line
 * @param {Numbers} [numbers]
 * @returns {Place[]}
 */
export const placesIn = (line, numbers = "masks") =>
  [...line.matchAll(ANY[numbers])].map((match) => {
    const card = CARDS.find((name) => match.groups?.[name] !== undefined) ?? "or";
    return { card, start: match.index ?? 0, end: (match.index ?? 0) + match[0].length };
  });
