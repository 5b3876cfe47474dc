// Sentences of a worksheet, and of the page on which one is put together.

import { capital } from "../texts.js";
import { alternatives } from "./common.js";

/** @import { Manner, Way } from "../../questions/kinds.js" */
/** @import { AlgorithmView, Kind, Square } from "../../types.js" */
/** @import { BadField } from "../../address/fields.js" */
/** @import { Say } from "../words.js" */
/** @typedef {Say<"worksheet">} Worksheet */

export * from "./common.js";

/** The rules of a search. @param {Worksheet} say @param {AlgorithmView["family"]} family @param {Manner} manner */
export function rules({ RULES }, family, { fills, inverted }) {
  if (family === "boards") return RULES.boards;
  if (family === "squares") return RULES[fills];
  return inverted ? RULES.inverted : RULES.masks;
}

/** The last action of the search. @param {Worksheet} say @param {Kind} kind @param {number} at  row or column @param {Manner} manner */
export function moment({ MOMENTS }, kind, at, { masks, fills }) {
  switch (kind) {
    case "call":
    case "enter":
      return (masks ? MOMENTS.arrived : MOMENTS.begun)[fills]({ at });
    case "place":
    case "return":
      return MOMENTS[kind][fills]({ at });
    case "reject":
    case "solution":
      return MOMENTS[kind];
    default:
      throw new Error(`no moment is called ${kind}`);
  }
}

/** The way to answer. @param {Worksheet} say @param {string} about @param {Manner} manner */
export function hint({ HINTS }, about, { masks, inverted }) {
  switch (about) {
    case "next":
      return masks ? HINTS.markBit : HINTS.mark;
    case "free":
      return inverted ? HINTS.poss : HINTS.taken;
    case "ld":
    case "col":
    case "rd":
      return HINTS.fill;
    default:
      return "";
  }
}

/** Beside the line for an answer that is a number; "" for another one. @param {Worksheet} say @param {Way} way @param {Manner} manner */
export function blank({ BLANKS }, way, { fills }) {
  if (way === "rows") return fills === "row" ? BLANKS.rows : BLANKS.columns;
  return way === "line" || way === "queen" ? BLANKS[way] : "";
}

/** @param {Worksheet} say @param {Square} square @param {number} n @param {Manner} manner */
export const nextAnswer = ({ ANSWERS }, [row, column], n, { masks, fills }) =>
  masks ? ANSWERS.bit({ bit: n - 1 - column, row }) : ANSWERS[fills]({ row, column });

/** An answer that is a number. @param {Worksheet} say @param {Way} way @param {number} answer @param {Manner} manner */
export function answer({ ANSWERS }, way, answer, { fills }) {
  switch (way) {
    case "rows":
      return (fills === "row" ? ANSWERS.rows : ANSWERS.columns)({ count: answer });
    case "line":
    case "queen":
      return ANSWERS[way]({ answer });
    default:
      return String(answer);
  }
}

/**
 * The board, for a screen reader.
 * @param {Worksheet} say
 * @param {number} n
 * @param {{queens: Square[], tested: Square | null, lifted: Square | null, next: Square | null}} shown
 * @param {boolean} bits  columns are named by their bits
 */
export function board({ BOARD }, n, { queens, ...marked }, bits) {
  const name = (/** @type {Square} */ [row, column]) =>
    bits ? BOARD.bit({ row, bit: n - 1 - column }) : BOARD.square({ row, column });
  const parts = [BOARD.size({ n }), queens.length ? BOARD.queens({ queens: queens.map(name).join(", ") }) : BOARD.none];
  for (const mark of /** @type {const} */ (["tested", "lifted", "next"])) {
    const square = marked[mark];
    if (square) parts.push(BOARD[mark]({ square: name(square) }));
  }
  return parts.join(" ");
}

/** @param {Worksheet} say @param {number} count @param {number} most */
export const chosen = ({ CHOSEN }, count, most) =>
  count === most ? CHOSEN.all({ most }) : CHOSEN.some({ count, most });

/** A step that has none of the chosen questions. @param {Worksheet} say @param {number} step @param {string[]} kinds  that it allows, by name */
export const nothing = ({ NOT_ASKED }, step, kinds) =>
  kinds.length ? NOT_ASKED.others({ step, kinds: kinds.join(", ") }) : NOT_ASKED.none({ step });

/**
 * Fields of the address that have no valid value.
 * @param {Worksheet} say
 * @param {BadField[]} wrong
 * @param {{most: number, largest: number, kinds: string[], papers: string[]}} allowed
 */
export function badAddress(say, wrong, { most, largest, kinds, papers }) {
  const allowed = { most, largest, kinds: alternatives(say, kinds), papers: alternatives(say, papers) };
  return wrong
    .map(([field, text]) => {
      const said = say.BAD_FIELDS[/** @type {keyof Worksheet["BAD_FIELDS"]} */ (field)];
      if (!said) throw new Error(`no field is called ${field}`);
      return said({ ...allowed, text: text.slice(0, 30) });
    })
    .join(" ");
}

/** A step beyond the end of its film. @param {Worksheet} say @param {string} name @param {number} steps  of the film */
export const beyond = ({ BEYOND }, name, steps) => BEYOND({ Name: capital(name), last: steps - 1 });
