// The rows of a card: of its example, of a place in the listing with the values of a step, or of bits that the learner has
// chosen. Pure.

import { placesIn } from "../model/cards.js";
import { carriesOf, cut } from "./digits.js";
import { partAt } from "./expressions.js";
import { bare, listRows } from "./values.js";

/** @typedef {import("../model/cards.js").CardName} CardName */
/** @typedef {import("../types.js").Language} Language */
/** @typedef {import("./expressions.js").Node} Node */
/** @typedef {import("./expressions.js").Values} Values */
/** A place of a listing: its line, from 1, and the expression. @typedef {{line: number, node: Node}} Spot */

/** The places of a listing that lead to a card, in order. @param {string} listing @param {CardName} card @param {import("../model/cards.js").Numbers} [numbers] @returns {Spot[]} */
export function listSpots(listing, card, numbers) {
  let before = 0;
  return listing.split("\n").flatMap((line, index) => {
    const spots = placesIn(line, numbers).filter((place) => place.card === card).map(({ start, end }) => ({ line: index + 1, node: partAt(listing, before + start, before + end) }));
    before += line.length + 1;
    return spots;
  });
}

const FIXED = ["done", "left"]; // names that are no masks of the row: their bits stay as they are

/**
 * The rows of an expression. Two's complement is shown in its two moves; `walked`: as far as the carry has come, null for all the way.
 * @param {Node} node @param {Values} values @param {Language} language @param {number} width @param {string} carry  what the row of the carries is called
 * @param {number | null} [walked]  places @returns {import("./rows.js").Row[]}
 */
export function rowsOf(node, values, language, width, carry, walked = null) {
  const rows = listRows(node, values, language);
  return rows.flatMap(({ text, name, value }, at) => {
    const row = { text: bare(text), name: FIXED.includes(name) ? "" : name, value, kind: at === rows.length - 1 ? "result" : "" };
    const isMinus = !name && /^-\w+(\[\w+\])?$/.test(text);
    if (!isMinus) return [row];
    const turned = ~-value;
    const hidden = walked === null ? 0 : Math.max(0, width - walked);
    return [
      { text: `~${row.text.slice(1)}`, name: "", value: turned, kind: "" },
      { text: carry, name: "", value: hidden ? cut(carriesOf(turned, width), Math.min(width, (walked ?? 0) + 1)) : carriesOf(turned, width), kind: "carry", bare: true },
      { ...row, hidden },
    ];
  });
}
