// Sentences of the exercises: which text applies, and with which facts.

import { bitIndex, bitIndexes } from "../../model/bits.js";
import { listed } from "./common.js";
import { list, why } from "./learn.js";

/** @import { BadField } from "../../exercise/address.js" */
/** @import { Miss, Reason } from "../../exercise/be/hints.js" */
/** @import { About } from "../../exercise/be/machine.js" */
/** @import { DistractorName, Refutation } from "../../exercise/lines/distractors.js" */
/** @import { Role } from "../../exercise/lines/puzzle.js" */
/** @import { Manner } from "../../questions/mistakes.js" */
/** @import { Say } from "../words.js" */
/** @typedef {Say<"exercise">} Exercise */
/** @typedef {{points: number, of: number, hints: number}} Score */

export * from "./common.js";

/** Faults in the address. @param {Exercise} say @param {BadField[]} bad */
export const badAddress = ({ BAD_FIELD }, bad) =>
  bad
    .map(({ field, text, allowed }) => {
      const facts = { field, text: text.slice(0, 20) };
      return "of" in allowed
        ? BAD_FIELD.of({ ...facts, names: allowed.of.join(", ") })
        : BAD_FIELD.between({ ...facts, ...allowed });
    })
    .join(" ");

/** The manner of the reasons: the search with masks, a 1 for an attacked column. @type {Manner} */
const MANNER = { masks: true, fills: "row", inverted: false };

/** A mask as it is written. @param {number} mask @param {number} n */
const digitsOf = (mask, n) => mask.toString(2).padStart(n, "0");

/** @param {Exercise} say @param {Reason} reason @returns {string} */
function reasonOf(say, reason) {
  if (reason.why === "fits") return say.BE.FITS;
  if (reason.why === "tried") return say.BE.TRIED({ bit: reason.bit });
  return why(/** @type {any} */ (say), reason, MANNER);
}

/** @param {Exercise} say @param {About} about @param {number} value @param {number} n */
const valueOf = ({ BE: { LIFTED, VALUE } }, about, value, n) =>
  about === "move" && !value ? LIFTED : VALUE({ digits: digitsOf(value, n) });

/** Be the search. */
export const BE = {
  /** @param {Exercise} say @param {number} n @param {[number, number][]} queens */
  board({ BE: { BOARD } }, n, queens) {
    if (!queens.length) return BOARD.none({ n });
    return BOARD.queens({ n, queens: queens.map(([row, column]) => BOARD.queen({ row, column })).join("; ") });
  },

  /**
   * @param {Exercise} say
   * @param {{at: number, of: number}} count
   * @param {{points: number} | null} score  null where nothing has been judged
   */
  position: ({ BE: { POSITION } }, count, score) =>
    score ? POSITION.points({ ...count, count: score.points }) : POSITION.question(count),

  /** Actions of the search by itself. @param {Exercise} say @param {{did: "entered" | "shifted" | "below", row: number} | null} meanwhile */
  meanwhile: ({ BE: { MEANWHILE } }, meanwhile) => {
    if (!meanwhile) return "";
    return meanwhile.did === "below" ? MEANWHILE.below : MEANWHILE[meanwhile.did](meanwhile);
  },

  /** @param {Exercise} say @param {Score} score */
  done: ({ BE: { DONE } }, { points, of, hints }) => DONE({ points, of, count: hints }),

  /**
   * Why an answer is right.
   * @param {Exercise} say
   * @param {{about: About, value: number, row: number, n: number}} answer
   */
  right(say, { about, value, row, n }) {
    const { RIGHT } = say.BE;
    if (about === "move") {
      if (value) return RIGHT.place({ bit: bitIndex(value) });
      return row === n ? RIGHT.solved : RIGHT.lift({ row });
    }
    if (about !== "poss") return RIGHT[about];
    const bits = bitIndexes(value);
    const shown = { count: bits.length, bits: list(/** @type {any} */ (say), bits) };
    return value ? RIGHT.poss(shown) : RIGHT.deadEnd({ row });
  },

  /**
   * The remark on a wrong answer: a hint, the cause, or the right answer with its reason.
   * @param {Exercise} say
   * @param {Miss} miss
   * @returns {string}
   */
  miss(say, { misses, look, bit, about, value, n, reason }) {
    const { BE } = say;
    if (misses === 1) {
      const at = look === "left" || look === "lowest" ? BE.LOOK[look] : BE.LOOK[look]({ bit });
      return `${BE.WRONG} ${at}`;
    }
    const shows = reasonOf(say, reason);
    return misses === 2 ? shows : `${valueOf(say, about, value, n)} ${shows}`;
  },

  /** @param {Exercise} say @param {{points: number, of: number}} score */
  checked: ({ BE: { CHECKED } }, { points, of }) => (points === of ? CHECKED.all : CHECKED.some({ points, of })),

  /** The second hint: the reason. @param {Exercise} say @param {Reason} reason */
  fact: reasonOf,

  /** The third: the value. @param {Exercise} say @param {About} about @param {number} value @param {number} n */
  value: valueOf,

  /**
   * The result, to be handed in.
   * @param {Exercise} say
   * @param {number} n
   * @param {number} seed
   * @param {number} rung
   * @param {Score} score
   */
  line: ({ BE: { LINE } }, n, seed, rung, { points, of, hints }) =>
    LINE({ n, seed: String(seed), rung, points, of, count: hints }),
};

/** The number of tries, and the help. @param {Exercise} say @param {number} tries @param {number} help */
const triesOf = ({ TRIES }, tries, help) =>
  (help > 1 ? TRIES.indentation : help ? TRIES.lines : TRIES.none)({ count: tries });

/** Put the lines in order. */
export const LINES = {
  /** The fault of some lines, or of none in particular. @param {Exercise} say @param {number[]} at @param {string} fault */
  fault: (say, at, fault) => (at.length ? say.LINES.FAULT({ count: at.length, lines: listed(say, at), fault }) : fault),

  /** The reason for which a line comes too soon. @param {Exercise} say @param {Role} needs @param {Role} role */
  before({ LINES: { BEFORE } }, needs, role) {
    if (role === "loop" || role === "stop" || role === "lift") return BEFORE[role];
    return needs === "put" ? BEFORE.put : BEFORE.bit;
  },

  /**
   * Why a line does not belong, with a step that refutes it.
   * @param {Exercise} say
   * @param {DistractorName} name
   * @param {Refutation} refutation
   * @param {number} n
   */
  stray({ LINES: { STRAY }, WHY_NOT }, name, { step, register, right, wrong }, n) {
    const facts = { step, n, its: digitsOf(right, n), other: digitsOf(wrong, n) };
    if (name === "isN" || name === "once") return STRAY[name](facts);
    return STRAY.register({ ...facts, register, why: WHY_NOT[name] });
  },

  /** @param {Exercise} say @param {number} tries @param {number} help */
  right: (say, tries, help) => say.LINES.RIGHT({ tries: triesOf(say, tries, help) }),

  /** @param {Exercise} say @param {number} tries @param {number} help */
  best: (say, tries, help) => say.LINES.BEST({ tries: triesOf(say, tries, help) }),
};
