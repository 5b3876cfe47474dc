// The address of the page: the board, and the film of it. An address without a board is that of today's. Pure.

import { Fields, formatFields, oneOf, wholeNumber } from "../address/fields.js";
import { formatPuzzle } from "../model/puzzle.js";
import { WAYS } from "./film.js";

/** @import { Field, Table } from "../address/fields.js" */
/** @import { Puzzle } from "../model/puzzle.js" */
/** @import { Way } from "./film.js" */

/** The board as it is written, and the way and step of a film. @typedef {{board: string | null, watch: Way | null, step: number | null}} Place */

/** @type {Table<Place>} */
const TABLE = {
  board: { usual: null, read: (text) => text },
  watch: /** @type {Field<Way | null>} */ ({ ...oneOf(WAYS), usual: null }),
  step: /** @type {Field<number | null>} */ (wholeNumber(null)),
};

/** @param {string} query */
export function parse(query) {
  const fields = new Fields(query);
  const place = fields.read(TABLE);
  return { place, badFields: fields.badFields };
}

/** Return the query that opens a board. @param {Puzzle | null} puzzle  null: today's @param {Way | null} [watch] @param {number | null} [step] */
export const format = (puzzle, watch = null, step = null) => {
  const query = formatFields(TABLE, { board: puzzle && formatPuzzle(puzzle), watch, step: watch ? step : null });
  return query.length > 1 ? query.replaceAll("#", "%23") : "";
};
