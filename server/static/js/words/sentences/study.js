// Sentences of the study: which text applies, and with which facts.

import { listed } from "./common.js";

/** @import { Learner, Mistake, Refused, Total } from "../../study/collection.js" */
/** @import { Choice, Item } from "../../study/items.js" */
/** @import { Say } from "../words.js" */
/** @typedef {Say<"study">} Study */

export * from "./common.js";

/** The question of an item. @param {Study} say @param {Item} item */
export const prompt = ({ PROMPTS }, { kind, given }) =>
  kind === "back" ? PROMPTS.back({ row: given.length }) : PROMPTS[kind];

/** One of the choices of an item. @param {Study} say @param {Item} item @param {number} index  behind them: not known */
export function choice(say, { kind, given, choices }, index) {
  const its = choices[index];
  if (its === undefined) return say.UNKNOWN;
  if (typeof its !== "string") return its.join(" ");
  switch (kind) {
    case "back":
      return say.CHOICES.row({ row: its });
    case "minus": {
      const [, poss] = given[0];
      const [lowest, other] = onesOf(poss);
      return say.CHOICES[/** @type {"again" | "each" | "once" | "turns"} */ (its)]({ lowest, other });
    }
    default:
      return its;
  }
}

/** Its 1s, each alone, the lowest first. @param {string} digits */
const onesOf = (digits) =>
  [...digits]
    .flatMap((digit, at) => (digit === "1" ? [`${"0".repeat(at)}1${"0".repeat(digits.length - at - 1)}`] : []))
    .reverse();

/** The statements without an answer. @param {Study} say @param {number[]} statements */
export const missing = (say, statements) =>
  say.SCALE.missing({ count: statements.length, statements: listed(say, statements) });

/** A share as percent. @param {number} share */
const percent = (share) => Math.round(100 * share);

/** With its sign. @param {Study} say @param {number} points */
export function signed({ POINTS }, points) {
  if (points === 0) return "0";
  return points > 0 ? POINTS.more({ points }) : POINTS.less({ points: -points });
}

/** With one decimal. @param {Study} say @param {number} score */
export const score = ({ POINT }, score) => score.toFixed(1).replace(".", POINT);

/** @param {Study} say @param {number | null} right  of how many @param {number} of */
export const share = ({ COLLECT }, right, of) =>
  right === null ? "–" : COLLECT.percent({ share: String(percent(right / of)) });

/** All learners together, one sentence each. @param {Study} say @param {Total} total @param {{items: number, few: number, enough: number}} sizes */
export function total(
  say,
  { count, before, after, score: mean, predicting, first, last, spread },
  { items, few, enough },
) {
  const { COLLECT } = say;
  const gain = signed(say, percent(after / items) - percent(before / items));
  const shares = { first: percent((first ?? 0) / few), last: percent((last ?? 0) / few) };
  return [
    COLLECT.count({ count }),
    COLLECT.gain({ before: percent(before / items), after: percent(after / items), gain }),
    COLLECT.score({ score: score(say, mean) }),
    ...(spread ? [COLLECT.spread(spreadIn(say, spread, items))] : []),
    COLLECT.predicted({ count: predicting, enough, ...shares }),
  ];
}

/** @param {Study} say @param {NonNullable<Total["spread"]>} spread @param {number} items */
const spreadIn = (say, { before, after, gain, score: scale }, items) => ({
  ...{ before: percent(before / items), after: percent(after / items), gain: percent(gain / items) },
  score: score(say, scale),
});

/** The most frequent mistake of each form. @param {Study} say @param {(Mistake & {item: Item})[]} mistakes */
export const mistakes = (say, mistakes) =>
  mistakes
    .map(({ form, item, choice: its, count }) =>
      say.COLLECT.mistake({ form: say.PAPER.form({ form }), choice: choice(say, item, its), count }),
    )
    .join(" · ") || "–";

/** The reason for which a line does not count. @param {Study} say @param {Refused} refused @param {number} length  of a code */
export function refused({ REFUSED }, { line, code, why, text, number, first }, length) {
  const its = { line, code: code.length > 40 ? `${code.slice(0, 40)}…` : code };
  switch (why) {
    case "sign":
      return REFUSED.sign({ ...its, text });
    case "length":
      return REFUSED.length({ ...its, count: Number(text), length });
    case "check":
      return REFUSED.check(its);
    default:
      return REFUSED[why]({ ...its, number: String(number), first });
  }
}
