// Sentences of a learner's own program: which text applies, and with which facts.

import { capital } from "../texts.js";
import { listed } from "./common.js";

/** @import { ProgramStep, Square } from "../../types.js" */
/** @import { Say } from "../words.js" */
/** @typedef {Say<"yours">} Yours */
/** @typedef {{reason: string, line: number | null, text: string}} End */

const MODULE = "<module>"; // as Python calls what runs outside of all functions

export * from "./common.js";

/** @param {Yours} say @param {Square} square */
export const squareAt = ({ SQUARE }, [row, column]) => SQUARE({ row, column });

/** The action of a step, and its reason. @param {Yours} say @param {ProgramStep} step @param {number} n */
export function sentence(say, step, n) {
  const { STEP } = say;
  const { event, happens } = step.state;
  if (event < 0) return { title: STEP.before, why: sayWho(say, happens) };
  const why = [sayAttacks(say, step), sayChanges(say, step)].filter(Boolean).join(" ");
  return { title: sayBoard(say, step, n) ?? sayEvent(say, step), why };
}

/** The way to run it, by the step's event. @param {Yours} say @param {ProgramStep["state"]["happens"]} happens */
function sayWho({ STEP }, happens) {
  if (happens === "wanted") return STEP.how;
  return happens === "awaited" ? STEP.howWatched : "";
}

/** @param {Yours} say @param {ProgramStep} step @param {number} n @returns {string | null} */
function sayBoard(say, { kind, square, queens, solutions, state }, n) {
  if (kind === "solution" && queens.length === n) return say.STEP.solution({ number: solutions });
  if (!square) return null;
  const at = { square: squareAt(say, square) };
  if (kind === "return") return say.STEP.lifted(at);
  return state.trial ? say.STEP.tried(at) : say.STEP.placed(at);
}

/** @param {Yours} say @param {ProgramStep} step */
function sayEvent(say, { stack, lines, state: { happens, value } }) {
  const { STEP } = say;
  const call = stack.at(-1)?.name ?? "";
  const name = nameOf(say, call);
  if (call === MODULE && happens === "call") return STEP.begins({ name });
  if (call === MODULE && happens === "return") return STEP.ends({ name });
  switch (happens) {
    case "call":
      return STEP.called({ name });
    case "return":
      return STEP.returns({ name, value });
    case "yield":
      return STEP.yields({ name, value });
    case "resume":
      return STEP.resumes({ name });
    case "exception":
      return STEP.exception({ value });
    default:
      return STEP.line({ line: String(lines[0] ?? "") });
  }
}

/** The name of a call, without the function in which its function is. @param {Yours} say @param {string} name */
export const nameOf = ({ YOURS }, name) => (name === MODULE ? YOURS.module : name.replace(/^.*<locals>\./, ""));

/** The attacker of the queen that has just come. @param {Yours} say @param {ProgramStep} step */
function sayAttacks(say, { kind, square, state: { attacks } }) {
  if (kind !== "place" || !square) return "";
  const pair = attacks.find((one) => one.some((each) => isSame(each, square)));
  if (!pair) return "";
  const other = isSame(pair[0], square) ? pair[1] : pair[0];
  return say.STEP.attacked({ along: say.ALONG[lineBetween(square, other)], square: squareAt(say, other) });
}

/** @param {Square} one @param {Square} other */
const isSame = ([row, column], [r, c]) => row === r && column === c;

/** @param {Square} one @param {Square} other @returns {"row" | "column" | "ld" | "rd"} */
export function lineBetween([row, column], [r, c]) {
  if (row === r) return "row";
  if (column === c) return "column";
  return row - r === column - c ? "ld" : "rd";
}

/** Changes of the line before, or the arguments of a call. @param {Yours} say @param {ProgramStep} step */
function sayChanges(say, { state: { happens, changed } }) {
  if (!changed.length) return "";
  const values = listed(
    say,
    changed.slice(0, 4).map(([name, value]) => say.VALUE({ name, value })),
  );
  return happens === "call" ? say.STEP.with({ values }) : say.STEP.changed({ values });
}

/** The board, for a screen reader. @param {Yours} say @param {ProgramStep} step @param {number} n */
export function board(say, { queens, state: { attacks } }, n) {
  const squares = queens.map((square) => squareAt(say, square)).join("; ");
  return [
    say.BOARD.size({ n }),
    squares ? say.BOARD.queens({ squares }) : say.BOARD.none,
    ...(attacks.length ? [say.BOARD.attacks({ count: attacks.length })] : []),
  ].join(" ");
}

/** Of a step in the timeline. @param {Yours} say @param {ProgramStep} step */
export const tip = (say, { lines: [line], stack }) =>
  line ? say.TIMELINE.step({ line: String(line), name: nameOf(say, stack.at(-1)?.name ?? MODULE) }) : "";

/** The end of the program. @param {Yours} say @param {End} end */
export function ended({ ENDS, WHERE }, { reason, line, text }) {
  const sentence = /** @type {any} */ (ENDS[reason]);
  return typeof sentence === "string"
    ? sentence
    : sentence({ where: line ? WHERE({ line: String(line) }) : "", text: text.replace(/\.$/, "") });
}

/** Differences between the run and one without the recorder. @param {Yours} say @param {[string, string][]} notes */
export const noted = ({ NOTES }, notes) =>
  notes.map(([reason, names]) => {
    const sentence = /** @type {any} */ (NOTES[reason]);
    return typeof sentence === "string" ? sentence : sentence({ names });
  });

/** The reading of the board. @param {Yours} say @param {Record<string, any>} its  a reading @param {string} confidence */
export function reading(say, its, confidence) {
  const { READING } = say;
  const [index, other] = its.index === "row" ? [READING.row, READING.column] : [READING.column, READING.row];
  const way = its.way === "keys" && its.mark !== null ? "keysSquares" : its.way;
  const how = /** @type {any} */ (READING)[way];
  const facts = { name: its.name, how: typeof how === "string" ? how : how({ index, other, mark: String(its.mark) }) };
  return confidence === "unsure" ? READING.unsure(facts) : READING.shown(facts);
}

/**
 * Findings of the comparison with our searches, each with the event that shows it, if one does.
 * @param {Yours} say @param {Record<string, any>} facts  see server/programs/findings.py
 * @returns {{text: string, event: number | null, grave: boolean}[]}
 */
export function compared(say, facts) {
  const { COMPARISON } = say;
  const { accepted, wrong, doubled, missing } = facts;
  /** @type {{text: string, event: number | null, grave: boolean}[]} */
  const found = [];
  /** @param {unknown} is @param {() => string} text @param {number | null} [event] */
  const fault = (is, text, event = null) => is && found.push({ text: text(), event, grave: true });
  fault(
    accepted,
    () => {
      const [one, other] = accepted.pair.map((/** @type {Square} */ square) => squareAt(say, square));
      return COMPARISON.accepted({ one, other, line: String(accepted.line) });
    },
    accepted?.event,
  );
  fault(facts.uncleared, () => COMPARISON.uncleared);
  fault(facts.shared, () => COMPARISON.shared({ count: facts.shared }));
  fault(wrong.count, () => COMPARISON.wrong({ count: wrong.count }), wrong.first[0]?.[0]);
  fault(doubled.count, () => COMPARISON.doubled({ count: doubled.count }), doubled.first[0]?.[0]);
  fault(missing.count, () => COMPARISON.missing({ count: missing.count }));
  for (const { name, nothing, returns, silent } of facts.functions)
    fault(silent, () => COMPARISON.silent({ name, count: nothing, all: returns }));
  const order = sayOrder(say, facts);
  if (order) found.push({ text: order, event: facts.departure?.event ?? null, grave: false });
  const outcome = sayOutcome(say, facts);
  return outcome ? [{ text: outcome, event: null, grave: false }, ...found] : found;
}

/** The caption of our board beside the learner's. @param {Yours} say @param {string} name @param {number} count */
export const oursHere = ({ COMPARISON }, name, count) => COMPARISON.oursHere({ name: capital(name), count });

/** @param {Yours} say @param {Record<string, any>} facts */
function sayOrder({ COMPARISON }, { style, departure, placements, alike, right }) {
  if (style !== "placing" || !placements) return "";
  const name = capital(alike);
  if (!departure) return COMPARISON.same({ name, count: placements });
  const facts = { name, alike: COMPARISON.alike({ name, count: departure.agreed }) };
  if (right) return COMPARISON.another(facts);
  if (!departure.agreed) return COMPARISON.departsAtOnce;
  return { elsewhere: COMPARISON.departs, ended: COMPARISON.ends, further: COMPARISON.further }[
    /** @type {"elsewhere"} */ (departure.kind)
  ](facts);
}

/** @param {Yours} say @param {Record<string, any>} facts */
function sayOutcome({ COMPARISON }, { n, right, first_only: firstOnly, solutions, checks, placements }) {
  const effort = checks
    ? COMPARISON.effortChecks({ count: checks })
    : COMPARISON.effortPlacements({ count: placements });
  if (firstOnly && solutions.count) return COMPARISON.first({ effort });
  if (!right) return "";
  return solutions.count ? COMPARISON.right({ count: solutions.count, n, effort }) : COMPARISON.rightNone({ n });
}
