// Sentences of the questions, and the reasons for which an answer is wrong.

import { listed } from "./common.js";

/** @import { Manner, Way } from "../../questions/kinds.js" */
/** @import { Progress } from "../../predict/series.js" */
/** @import { Reason } from "../../questions/mistakes.js" */
/** @import { Say } from "../words.js" */
/** @typedef {Say<"learn">} Learn */

export * from "./common.js";

/**
 * One of a group of texts; it may have a form for rows and one for columns.
 * @param {Record<string, any>} texts @param {string} name @param {Manner["fills"]} fills @param {object} facts
 * @returns {string}
 */
function sayText(texts, name, fills, facts) {
  const text = texts[name];
  const form = typeof text === "object" ? text[fills] : text;
  return typeof form === "string" ? form : form(facts);
}

/** @param {Learn} say @param {string} kind @param {number} at  row or column @param {Manner} manner */
export const question = ({ QUESTIONS }, kind, at, { fills }) => sayText(QUESTIONS, kind, fills, { at });

/** The name of an answer to choose from. @param {Learn} say @param {Way} way @param {string} label @param {Manner} manner */
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

/** The hint after a first wrong answer. @param {Learn} say @param {string} kind @param {Manner} manner */
export function hint({ HINTS, HINTS_OF_BOARD }, kind, { masks, fills, inverted, board }) {
  if (board && kind in HINTS_OF_BOARD) return HINTS_OF_BOARD[/** @type {keyof typeof HINTS_OF_BOARD} */ (kind)];
  const text = HINTS[/** @type {keyof Learn["HINTS"]} */ (kind)];
  if (typeof text === "object" && "masks" in text && masks) return text.masks({ zero: inverted ? "1" : "0" });
  return sayText(HINTS, kind, fills, { zero: inverted ? "1" : "0" });
}

/** Say which bits leave the board, or do not. @param {Learn["REASONS"]} reasons @param {Extract<Reason, {why: "falls"}>} reason */
function sayFalls(reasons, { ld, rd, n }) {
  const right = ld === null ? [] : [ld ? reasons.drops : reasons.dropsNone];
  return [...right, ...(rd === null ? [] : [(rd ? reasons.pushes : reasons.pushesNone)({ bit: n - 1 })])].join(" ");
}

/** The reason for which an answer is wrong, or right. @param {Learn} say @param {Reason} reason @param {Manner} manner */
export function why(say, reason, manner) {
  if (manner.board) return whyOnBoard(say, reason, manner);
  return whyInGeneral(say, reason, manner);
}

/** @param {Learn} say @param {Reason} reason @param {Manner} manner */
function whyOnBoard(say, reason, manner) {
  const { OF_BOARD } = say.REASONS;
  switch (reason.why) {
    case "barred":
      return OF_BOARD.barred[reason.by](reason);
    case "beside":
      return OF_BOARD.beside[reason.line === "ld" ? "ld" : "rd"];
    case "clearAll":
      return OF_BOARD.clearAll({ count: reason.bits });
    case "full":
    case "shut":
    case "missed":
    case "lowest":
      return sayText(OF_BOARD, reason.why, "row", reason);
    default:
      return whyInGeneral(say, reason, manner);
  }
}

/** @param {Learn} say @param {Reason} reason @param {Manner} manner */
function whyInGeneral(say, reason, { fills, inverted }) {
  const { REASONS } = say;
  const [one, zero] = inverted ? ["0", "1"] : ["1", "0"];
  switch (reason.why) {
    case "attacked":
      if (reason.line === "any") return REASONS.attackedAny[fills](reason);
      return REASONS.attacked({ ...reason, one, along: ALONG[reason.line] });
    case "missed":
      return REASONS.missed({ ...reason, zero });
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
    case "falls":
      return sayFalls(REASONS, reason);
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
    case "clearAll":
      return REASONS.clearAll({ count: reason.bits, one, zero });
    case "moved":
      return REASONS.moved[reason.line];
    case "line":
      return sayText(REASONS.line, reason.kind, fills, reason);
    case "inverse":
      return inverted ? REASONS.inverseOnes : REASONS.inverse;
    default:
      return sayText(REASONS, reason.why, fills, reason);
  }
}

/**
 * How far a series is.
 * @param {Learn} say
 * @param {Progress} progress
 * @param {"here" | "elsewhere" | null} pausedIn  null while it is not paused: in its run, or in another one
 */
export function series({ EVERY }, progress, pausedIn) {
  if (!progress.left) return EVERY.DONE({ ...progress, count: progress.hints });
  if (pausedIn) return EVERY.PAUSED[pausedIn](progress);
  return progress.answered ? EVERY.RUNNING(progress) : "";
}

/** The result of a series, to be handed in. @param {Learn} say @param {Progress} progress */
export const result = ({ EVERY }, { seed, ...facts }) =>
  EVERY.LINE({ ...facts, seed: String(seed), count: facts.hints });
