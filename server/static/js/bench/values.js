// The values of the listing's variables at a step, as in the program, where rd keeps bits that have left the board on
// the left. Pure.

import { viewOf } from "../algorithms/algorithms.js";
import { compute, namesIn, partAt } from "./expressions.js";
import { placesIn } from "../model/cards.js";
import { carriesOf, cut } from "./carry.js";

/** @import { CardName, Numbers } from "../model/cards.js" */
/** @import { Call, Language, Step } from "../types.js" */
/** @import { Node, Values } from "./expressions.js" */
/** @import { Row } from "./rows.js" */

/**
 * Return the values of each open call, the outermost first. `bit` is the present or next one; the last one if no square
 * is left; missing without any. `poss` still contains it, as in the lines that use both.
 * @param {Step} step @param {number} n @param {string} algorithm @param {Language} language @returns {Call[]}
 */
export function listCalls(step, n, algorithm, language) {
  const { inverted: isFlipped = false, integers } = viewOf(algorithm);
  if (integers) return integers.calls(step, n);
  const done = language === "javascript" ? BigInt((1 << n) - 1) : (1n << BigInt(n)) - 1n;
  const left = 1n << BigInt(n - 1);
  let masks = isFlipped ? { ld: done, col: done, rd: done } : { ld: 0n, col: 0n, rd: 0n };
  // after the end, the values of the beginning
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
 * Return the masks one row down.
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

/** Find the innermost call in which an expression has a value. @param {Node} node @param {Call[]} calls */
export const findCall = (node, calls) =>
  calls
    .filter(
      ({ values, lifted = false }) =>
        namesIn(node).every((name) => name in values) && (!("used" in values) || lifted === (node.text === LIFTED)),
    )
    .pop() ?? null;

const LIFTED = "used & ~bits"; // the expression that lifts a queen

/**
 * List the rows of an expression: its names first, then each part after its own parts.
 * @param {Node} node
 * @param {Values} values
 * @param {Language} language
 * @returns {{text: string, name: string, value: bigint}[]}  name: "" for a computed row
 */
export function listRows(node, values, language) {
  const leaves = namesIn(node).map((name) => ({ text: name, name, value: values[name] }));
  return [
    ...leaves,
    ...partsOf(node).map((part) => ({ text: part.text, name: "", value: compute(part, values, language) })),
  ];
}

/** Return the parts in order of evaluation, each once. @param {Node} node @returns {Node[]} */
function partsOf(node) {
  if (!node.parts.length) return [];
  const before = node.parts.flatMap(partsOf);
  return [...before.filter(({ text }, index) => before.findIndex((other) => other.text === text) === index), node];
}

/** Return a text without array indexes. @param {string} text */
const bare = (text) => text.replace(/\[\w+\]/g, "");

// The rows of a card: of its example, of a place in the listing at a step, or of the learner's bits. Pure.

/** A place of a listing: its line, from 1, and the expression. @typedef {{line: number, node: Node}} Spot */

/**
 * Return the places of a listing that lead to a card, in order.
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

const FIXED = ["done", "left"]; // names that are not masks of the row: their bits cannot be clicked

/**
 * Return the rows of an expression. A negation gets two steps, of which the second shows the carry.
 * @param {Node} node
 * @param {Values} values
 * @param {Language} language
 * @param {number} width
 * @param {string} carry  the label of the row of carries
 * @param {number | null} [walked]  places that the carry has moved, null for all @returns {Row[]}
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
