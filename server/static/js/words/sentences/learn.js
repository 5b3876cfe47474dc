// Which question the page asks in which words, and why an answer is wrong.

import { listed } from "./common.js";

/** @import { Way } from "../../questions/kinds.js" */
/** @import { Manner, Reason } from "../../questions/mistakes.js" */
/** @import { Say } from "../words.js" */
/** @typedef {Say<"learn">} Learn */

export * from "./common.js";

/** @param {Learn} say @param {string} kind @param {number} at  row or column @param {Manner} manner */
export function question({ QUESTIONS }, kind, at, { fills }) {
  if (kind === "next") return QUESTIONS.next[fills]({ at });
  if (kind === "back") return QUESTIONS.back[fills];
  const text = QUESTIONS[/** @type {Exclude<keyof Learn["QUESTIONS"], "next" | "back">} */ (kind)];
  return typeof text === "string" ? text : text({ at });
}

/** What an answer to choose from is called. @param {Learn} say @param {Way} way @param {string} label @param {Manner} manner */
export function answerName({ ANSWERS }, way, label, { masks, fills }) {
  switch (way) {
    case "bits":
      return ANSWERS.bit({ label });
    case "bit":
      return (masks ? ANSWERS.bit : fills === "row" ? ANSWERS.column : ANSWERS.row)({ label });
    case "queen":
      return ANSWERS.row({ label });
    case "line":
      return ANSWERS.line({ label });
    default:
      return label;
  }
}

const ALONG = { ld: "\\", col: "│", rd: "/" };

/** "bits 4, 2 and 1". @param {Learn} say @param {number[]} bits */
export const list = (say, bits) => say.BITS({ count: bits.length, list: listed(say, bits) });

/** Where to look after a first wrong answer. @param {Learn} say @param {string} kind @param {Manner} manner */
export function hint({ HINTS }, kind, { masks, fills, inverted }) {
  const text = HINTS[/** @type {keyof Learn["HINTS"]} */ (kind)];
  const its = typeof text !== "object" ? text : "masks" in text && masks ? text.masks : text[fills];
  return typeof its === "string" ? its : its({ zero: inverted ? "1" : "0" });
}

/** Why an answer is wrong, or right. @param {Learn} say @param {Reason} reason @param {Manner} manner */
export function why(say, reason, { fills, inverted }) {
  const { REASONS } = say;
  const [one, zero] = inverted ? ["0", "1"] : ["1", "0"];
  switch (reason.why) {
    case "attacked":
      if (reason.line === "any") return REASONS.attackedAny[fills](reason);
      return REASONS.attacked({ ...reason, one, along: ALONG[reason.line] });
    case "missed":
      return REASONS.missed({ ...reason, zero });
    case "earlier":
      return REASONS.earlier[fills];
    case "hit":
      return REASONS.hit({ ...reason, one, along: ALONG[reason.line] });
    case "clear":
      return REASONS.clear({ ...reason, zero, along: ALONG[reason.line] });
    case "unshifted":
      return (reason.line === "ld" ? REASONS.unshiftedRight : REASONS.unshiftedLeft)(reason);
    case "turned":
      return reason.line === "ld" ? REASONS.turnedRight : REASONS.turnedLeft;
    case "unjoined":
      return reason.line === "col" ? REASONS.unjoinedColumn : REASONS.unjoined;
    case "falls": {
      const bit = reason.n - 1;
      const dropped = reason.ld ? REASONS.drops : REASONS.dropsNone;
      return `${dropped} ${reason.rd ? REASONS.pushes({ bit }) : REASONS.pushesNone({ bit })}`;
    }
    case "left":
      return REASONS.left({ row: reason.row, bits: list(say, reason.bits) });
    case "open": {
      const { row, bits } = reason;
      return fills === "row"
        ? REASONS.openBits({ count: bits.length, row, bits: list(say, bits) })
        : REASONS.open({ row });
    }
    case "rows":
      return (reason.rows ? REASONS.rows : REASONS.noRows)[fills](reason);
    case "spent":
    case "full":
      return REASONS[reason.why][fills](reason);
    case "goesOn":
    case "solved":
      return REASONS[reason.why];
    case "lower":
      return REASONS.lower({ bit: reason.bit });
    case "follows":
      return REASONS.follows(reason);
    case "nothing":
      return REASONS.nothing(reason);
    case "line":
      return REASONS.line(reason);
    case "apart":
    case "second":
    case "nobody":
      return REASONS[reason.why](reason);
    default:
      return whyRight(say, reason, fills, one, zero);
  }
}

/**
 * Why an answer is right, where it is not said of a wrong one, too.
 * @param {Learn} say @param {Reason} reason @param {Manner["fills"]} fills @param {string} one @param {string} zero
 */
function whyRight({ REASONS }, reason, fills, one, zero) {
  switch (reason.why) {
    case "lowest":
      return REASONS.lowest(reason);
    case "first":
      return REASONS.first[fills];
    case "clearAll":
      return REASONS.clearAll({ count: reason.bits, one, zero });
    case "moved":
      return REASONS.moved[reason.line];
    case "meets":
      return REASONS.meets;
    default:
      throw new Error(`no sentence says why ${JSON.stringify(reason)}`);
  }
}
