// Distractors: wrong lines that learners write, each with the step of the film that refutes it by another value. Pure.

import { ones, taken, tried } from "../../model/bits.js";

/** @import { Frame, Language, Step } from "../../types.js" */
/** @import { Role } from "./puzzle.js" */

/** @typedef {"ld" | "col" | "rd" | "poss" | "bit"} Register */
/**
 * The value that a line gives at a step, and the film's value.
 * @typedef {{register: Register, right: number, wrong: number}} Difference
 */
/** @typedef {Difference & {step: number}} Refutation */

/**
 * `role`: of the line that it replaces; `works`: the search finds the same solutions with it, and only the masks have
 * other meanings; `differs`: returns the difference at a step, null for none.
 * @typedef {{
 *   role: Role,
 *   works?: true,
 *   text: Record<Language, string[]>,
 *   differs: (step: Step, n: number) => Difference | null,
 * }} Distractor
 */

/**
 * Create `differs` for a wrong call.
 * @param {(caller: Frame, n: number) => {ld: number, col: number, rd: number}} wrong
 * @returns {Distractor["differs"]}
 */
const inCall = (wrong) => (step, n) => {
  const caller = step.kind === "call" || step.kind === "solution" ? step.stack[step.stack.length - 2] : undefined;
  if (!caller) return null;
  const masks = wrong(caller, n);
  const register = /** @type {const} */ (["ld", "col", "rd"]).find((name) => (masks[name] & ones(n)) !== step[name]);
  return register ? { register, right: step[register], wrong: (masks[register] & ones(n)) >>> 0 } : null;
};

/**
 * @param {Step["kind"]} kind
 * @param {Register} register
 * @param {(step: Step, n: number) => number} wrong
 * @returns {Distractor["differs"]}
 */
const at = (kind, register, wrong) => (step, n) =>
  step.kind === kind ? { register, right: step[register], wrong: (wrong(step, n) & ones(n)) >>> 0 } : null;

/** Return poss before a queen was placed. @param {Step} step */
const before = ({ poss, bit }) => (poss | bit) >>> 0;

/** @satisfies {Record<string, Distractor>} */
export const DISTRACTORS = {
  isN: {
    role: "solved",
    text: { python: ["if col == n:"], javascript: ["if (col === n) {"] },
    differs: at("solution", "col", (_, n) => n),
  },
  attacked: {
    role: "free",
    text: { python: ["poss = (ld | col | rd) & done"], javascript: ["let poss = (ld | col | rd) & done;"] },
    differs: at("call", "poss", taken),
  },
  once: {
    role: "loop",
    text: { python: ["if poss:"], javascript: ["if (poss) {"] },
    differs: (step, n) =>
      step.kind === "place" && tried(step, n) ? { register: "bit", right: step.bit, wrong: 0 } : null,
  },
  none: {
    role: "pick",
    text: { python: ["bit = poss & ~poss"], javascript: ["const bit = poss & ~poss;"] },
    differs: at("place", "bit", (step) => before(step) & ~before(step)),
  },
  others: {
    role: "pick",
    text: { python: ["bit = poss & (poss - 1)"], javascript: ["const bit = poss & (poss - 1);"] },
    differs: at("place", "bit", (step) => before(step) & (before(step) - 1)),
  },
  minusOne: {
    role: "take",
    text: { python: ["poss -= 1"], javascript: ["poss -= 1;"] },
    differs: at("place", "poss", (step) => before(step) - 1),
  },
  bothLeft: {
    role: "call",
    text: {
      python: ["try_((ld | bit) << 1,", "      col | bit,", "     (rd | bit) << 1)"],
      javascript: ["attempt((ld | bit) << 1,", "         col | bit,", "        (rd | bit) << 1);"],
    },
    differs: inCall(({ ld, col, rd, bit }) => ({ ld: (ld | bit) << 1, col: col | bit, rd: (rd | bit) << 1 })),
  },
  alone: {
    role: "call",
    text: {
      python: ["try_(ld >> 1,", "     col,", "     rd << 1)"],
      javascript: ["attempt(ld >> 1,", "        col,", "        rd << 1);"],
    },
    differs: inCall(({ ld, col, rd }) => ({ ld: ld >> 1, col, rd: rd << 1 })),
  },
  swapped: {
    role: "call",
    works: true,
    text: {
      python: ["try_((ld | bit) << 1,", "      col | bit,", "     (rd | bit) >> 1)"],
      javascript: ["attempt((ld | bit) << 1,", "         col | bit,", "        (rd | bit) >> 1);"],
    },
    differs: inCall(({ ld, col, rd, bit }) => ({ ld: (ld | bit) << 1, col: col | bit, rd: (rd | bit) >> 1 })),
  },
};

/** @typedef {keyof typeof DISTRACTORS} DistractorName */
export const DISTRACTOR_NAMES = /** @type {DistractorName[]} */ (Object.keys(DISTRACTORS));

/**
 * Return the first step of a film that refutes a line.
 * @param {DistractorName} name
 * @param {Step[]} steps  the film from its beginning
 * @param {number} n
 * @returns {Refutation}
 */
export function refute(name, steps, n) {
  for (const step of steps) {
    const difference = DISTRACTORS[name].differs(step, n);
    if (difference && difference.right !== difference.wrong) return { ...difference, step: step.step };
  }
  throw new Error(`nothing refutes ${name} in a film of ${steps.length} steps`);
}
