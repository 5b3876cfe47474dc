// The values that the listing's variables have at a step: as they are in the program, where rd keeps the bits that have
// left the board on the left. Pure.

import { viewOf } from "../algorithms/algorithms.js";
import { compute, namesIn, partAt } from "./expressions.js";
import { placesIn } from "../model/cards.js";
import { carriesOf, cut } from "./carry.js";

/** @import { CardName, Numbers } from "../model/cards.js" */
/** @import { Call, Language, Step } from "../types.js" */
/** @import { Node, Values } from "./expressions.js" */
/** @import { Row } from "./rows.js" */

/**
 * The values of each open call, outermost first. `bit` is the one that is taken, or is next; where no square is left,
 * the one taken last; without any it is missing. `poss` still has this bit, as in the lines that use both.
 * @param {Step} step @param {number} n @param {string} algorithm @param {Language} language @returns {Call[]}
 */
export function listCalls(step, n, algorithm, language) {
  const { inverted: isFlipped = false, integers } = viewOf(algorithm);
  if (integers) return integers.calls(step, n);
  const done = language === "javascript" ? BigInt((1 << n) - 1) : (1n << BigInt(n)) - 1n;
  const left = 1n << BigInt(n - 1);
  let masks = isFlipped ? { ld: done, col: done, rd: done } : { ld: 0n, col: 0n, rd: 0n };
  // after the end those of its beginning
  const frames = step.stack.length ? step.stack : [{ row: 0, poss: Number(done), bit: 0 }];
  return frames
    .filter(({ row }) => row < n)
    .map(({ row, poss, bit }, depth) => {
      const isActive = depth === frames.length - 1;
      const isComing = isActive && poss && step.kind !== "place";
      const open = isComing ? poss : (poss | bit) >>> 0;
      const next = isComing ? (open & -open) >>> 0 : bit;
      /** @type {Values} */
      const values = {
        ...masks,
        done,
        left,
        n: BigInt(n),
        ...(isActive && step.kind === "enter" ? {} : { poss: BigInt(open) }),
        ...(next ? { bit: BigInt(next) } : {}),
      };
      masks = goDown(masks, BigInt(next), left, isFlipped, language);
      return { row, values };
    });
}

/**
 * The masks one row down.
 * @param {{ld: bigint, col: bigint, rd: bigint}} masks
 * @param {bigint} bit
 * @param {bigint} left
 * @param {boolean} isFlipped
 * @param {Language} language
 */
function goDown({ ld, col, rd }, bit, left, isFlipped, language) {
  const cut = (/** @type {bigint} */ value) => (language === "javascript" ? BigInt.asIntN(32, value) : value);
  if (isFlipped) return { ld: ((ld ^ bit) >> 1n) | left, col: col ^ bit, rd: cut(((rd ^ bit) << 1n) | 1n) };
  return { ld: (ld | bit) >> 1n, col: col | bit, rd: cut((rd | bit) << 1n) };
}

/** The innermost call in which an expression has a value. @param {Node} node @param {Call[]} calls */
export const findCall = (node, calls) =>
  calls
    .filter(
      ({ values, lifted = false }) =>
        namesIn(node).every((name) => name in values) && (!("used" in values) || lifted === (node.text === LIFTED)),
    )
    .pop() ?? null;

const LIFTED = "used & ~bits"; // what lifts a queen

/**
 * An expression line by line: the names in it first, then each part once its parts are known.
 * @param {Node} node
 * @param {Values} values
 * @param {Language} language
 * @returns {{text: string, name: string, value: bigint}[]}  name: "" for what is computed
 */
export function listRows(node, values, language) {
  const leaves = namesIn(node).map((name) => ({ text: name, name, value: values[name] }));
  return [
    ...leaves,
    ...partsOf(node).map((part) => ({ text: part.text, name: "", value: compute(part, values, language) })),
  ];
}

/** What is computed on the way, in order, each once. @param {Node} node @returns {Node[]} */
function partsOf(node) {
  if (!node.parts.length) return [];
  const before = node.parts.flatMap(partsOf);
  return [...before.filter(({ text }, index) => before.findIndex((other) => other.text === text) === index), node];
}

/** A text without the indexes of its arrays. @param {string} text */
const bare = (text) => text.replace(/\[\w+\]/g, "");

// The rows of a card: of its example, of a place in the listing with the values of a step, or of bits that the learner
// has chosen. Pure.

/** A place of a listing: its line, from 1, and the expression. @typedef {{line: number, node: Node}} Spot */

/**
 * The places of a listing that lead to a card, in order.
 * @param {string} listing
 * @param {CardName} card
 * @param {Numbers} [numbers]
 * @returns {Spot[]}
 */
export function listSpots(listing, card, numbers) {
  let before = 0;
  return listing.split("\n").flatMap((line, index) => {
    const spots = placesIn(line, numbers)
      .filter((place) => place.card === card)
      .map(({ start, end }) => ({ line: index + 1, node: partAt(listing, before + start, before + end) }));
    before += line.length + 1;
    return spots;
  });
}

const FIXED = ["done", "left"]; // names that are no masks of the row: their bits stay as they are

/**
 * The rows of an expression. Two's complement is shown in its two moves; `walked`: as far as the carry has come, null
 * for all the way.
 * @param {Node} node
 * @param {Values} values
 * @param {Language} language
 * @param {number} width
 * @param {string} carry  what the row of the carries is called
 * @param {number | null} [walked]  places @returns {Row[]}
 */
export function rowsOf(node, values, language, width, carry, walked = null) {
  const rows = listRows(node, values, language);
  return rows.flatMap(({ text, name, value }, at) => {
    const row = {
      text: bare(text),
      name: FIXED.includes(name) ? "" : name,
      value,
      kind: at === rows.length - 1 ? "result" : "",
    };
    const isMinus = !name && /^-\w+(\[\w+\])?$/.test(text);
    if (!isMinus) return [row];
    const turned = ~-value;
    const hidden = walked === null ? 0 : Math.max(0, width - walked);
    return [
      { text: `~${row.text.slice(1)}`, name: "", value: turned, kind: "" },
      {
        text: carry,
        name: "",
        value: hidden ? cut(carriesOf(turned, width), Math.min(width, (walked ?? 0) + 1)) : carriesOf(turned, width),
        kind: "carry",
        bare: true,
      },
      { ...row, hidden },
    ];
  });
}
