// One go at the puzzle: which lines there are, where they lie, how often they were checked, and what help there was.
// Pure.

import { createRandom, shuffle } from "../address.js";
import { put, remove, findProblems } from "./grade.js";
import { DISTRACTORS, DISTRACTOR_NAMES } from "./distractors.js";
import { opens } from "./puzzle.js";
import { FORGETTABLE, readObject, storeValue } from "../../page/storage.js";

/** @import { Language } from "../../types.js" */
/** @import { Distractor, DistractorName } from "./distractors.js" */
/** @import { Arrangement, Problem } from "./grade.js" */
/** @import { Piece } from "./puzzle.js" */

/**
 * What a check can find: lines are missing, two do the same, one does not belong, or they stand wrong.
 * @typedef {Problem | {why: "missing", count: number, ids: string[]} | {why: "double", ids: string[]}
 *   | {why: "distractor", name: DistractorName, ids: string[]}} Finding
 */

/**
 * `pieces`: all lines by their ids, those that do not belong among them; `help`: 1 once those have left, 2 once the
 * indentation is given; `tries`: checks of a program with all its lines.
 * @typedef {object} Session
 * @property {Record<string, Piece>} pieces
 * @property {number} wanted                 lines of the search
 * @property {Arrangement} arrangement
 * @property {number} tries
 * @property {number} help
 * @property {Finding[]} findings
 * @property {boolean} done
 */

const STRAY = 4; // lines that do not belong
const TRIES = 3; // before there is help
export const MOST_HELP = 2;

/** The lines that do not belong, each in the place of another one. @param {(below: number) => number} random */
function chooseStrays(random) {
  /** @type {DistractorName[]} */
  const chosen = [];
  for (const name of shuffle(DISTRACTOR_NAMES, random)) {
    if (chosen.length < STRAY && !chosen.some((other) => DISTRACTORS[other].role === DISTRACTORS[name].role))
      chosen.push(name);
  }
  return chosen;
}

/** @param {Piece[]} own  the lines of the search @param {Language} language @param {number} seed @returns {Session} */
export function createSession(own, language, seed) {
  const random = createRandom(seed);
  const strays = chooseStrays(random).map((name) => {
    const { role, text } = DISTRACTORS[name];
    return { id: name, role, lines: text[language], indent: 0 };
  });
  const all = [...own, ...strays];
  const pieces = Object.fromEntries(all.map((piece) => [piece.id, piece]));
  return {
    pieces,
    wanted: own.length,
    arrangement: {
      heap: shuffle(
        all.map(({ id }) => id),
        random,
      ),
      program: [],
    },
    tries: 0,
    help: 0,
    findings: [],
    done: false,
  };
}

/** @param {string} id @returns {id is DistractorName} */
const isStray = (id) => id in DISTRACTORS;

/**
 * Lay the lines differently; where the indentation is given, they take it.
 * @param {Session} session
 * @param {Arrangement} arrangement
 * @returns {Session}
 */
export function lay(session, arrangement) {
  const given = session.help === MOST_HELP;
  const program = arrangement.program.map((line) =>
    given ? { ...line, indent: session.pieces[line.id].indent } : line,
  );
  return { ...session, arrangement: { ...arrangement, program }, findings: [] };
}

/** Add a line at the end of the program. @param {Session} session @param {string} id */
export function append(session, id) {
  const { program } = session.arrangement;
  const last = program[program.length - 1];
  return lay(
    session,
    put(
      session.arrangement,
      id,
      program.length,
      last ? last.indent + (opens(session.pieces[last.id].role) ? 1 : 0) : 0,
    ),
  );
}

/** @param {Session} session @returns {Finding[]} */
function judge({ pieces, wanted, arrangement: { program } }) {
  const lines = program.map(({ id, indent }) => ({ id, indent, role: pieces[id].role }));
  const roles = lines.map(({ role }) => role);
  const missing = wanted - new Set(roles).size;
  if (missing) return [{ why: "missing", count: missing, ids: [] }];
  const doubles = [...new Set(roles.filter((role, at) => roles.indexOf(role) < at))].map((double) => ({
    why: /** @type {const} */ ("double"),
    ids: lines.filter(({ role }) => role === double).map(({ id }) => id),
  }));
  const strays = lines
    .map(({ id }) => id)
    .filter(isStray)
    .filter((name) => !(/** @type {Distractor} */ (DISTRACTORS[name]).works))
    .map((name) => ({ why: /** @type {const} */ ("distractor"), name, ids: [name] }));
  const problems = findProblems(lines);
  const layout = problems.filter(({ why }) => why === "deep" || why === "empty");
  return [...layout, ...doubles, ...strays, ...problems.filter((problem) => !layout.includes(problem))];
}

/** Check the program. Without all its lines it is no try. @param {Session} session @returns {Session} */
export function check(session) {
  const findings = judge(session);
  const tries = session.tries + (findings[0]?.why === "missing" ? 0 : 1);
  return { ...session, findings, tries, done: !findings.length };
}

/** Whether there is help now: after three tries. @param {Session} session */
export const hasHelp = ({ tries, help, done }) => !done && help < MOST_HELP && tries >= TRIES;

/**
 * The next help: lines that do not belong leave, then the indentation is given.
 * @param {Session} session
 * @returns {Session}
 */
export function giveHelp(session) {
  const helped = { ...session, help: session.help + 1 };
  return lay(helped, remove(session.arrangement, Object.keys(session.pieces).filter(isStray)));
}

/** Whether the call with the shifts swapped is in the program. @param {Session} session */
export const isSwapped = ({ arrangement }) => arrangement.program.some(({ id }) => id === "swapped");

// The best result in each language. It stays in the browser, and nobody else gets it.

/** @typedef {{tries: number, help: number}} Result */

/** @param {string} language @returns {Result | null} */
export function savedResult(language) {
  const { tries, help } = Object(readObject(FORGETTABLE.lines)[language]);
  return Number.isInteger(tries) && Number.isInteger(help) ? { tries, help } : null;
}

/** Keep a result if it is the best so far. @param {string} language @param {Result} result */
export function keepResult(language, result) {
  const best = savedResult(language);
  if (best && (best.help < result.help || (best.help === result.help && best.tries <= result.tries))) return;
  storeValue(FORGETTABLE.lines, { ...readObject(FORGETTABLE.lines), [language]: result });
}

export const forgetResults = () => storeValue(FORGETTABLE.lines, {});
