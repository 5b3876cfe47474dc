// A session of the puzzle: its lines, their arrangement, the number of checks, and the help given. Pure.

import { createRandom, shuffle } from "../address.js";
import { placeLine, remove, findProblems } from "./grade.js";
import { DISTRACTORS, DISTRACTOR_NAMES } from "./distractors.js";
import { opens } from "./puzzle.js";
import { FORGETTABLE, readObject, storeValue } from "../../page/storage.js";

/** @import { Language } from "../../types.js" */
/** @import { Distractor, DistractorName } from "./distractors.js" */
/** @import { Arrangement, Problem } from "./grade.js" */
/** @import { Piece } from "./puzzle.js" */

/**
 * A finding of a check: missing lines, two lines with the same role, a distractor, or a problem of the arrangement.
 * @typedef {Problem | {why: "missing", count: number, ids: string[]} | {why: "double", ids: string[]}
 *   | {why: "distractor", name: DistractorName, ids: string[]}} Finding
 */

/**
 * `pieces`: all lines by id, with the distractors; `help`: 1 once these are removed, 2 once the indentation is given;
 * `tries`: checks of a complete program.
 * @typedef {object} Session
 * @property {Record<string, Piece>} pieces
 * @property {number} wanted                 lines of the search
 * @property {Arrangement} arrangement
 * @property {number} tries
 * @property {number} help
 * @property {Finding[]} findings
 * @property {boolean} done
 */

const STRAY = 4; // distractors
const TRIES = 3; // before help is offered
export const MOST_HELP = 2;

/** Choose the distractors, each for another role. @param {(below: number) => number} random */
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
 * Set the arrangement; if the indentation is given, lines get it.
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
    placeLine(
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

/** Check the program. An incomplete one does not count as a try. @param {Session} session @returns {Session} */
export function check(session) {
  const findings = judge(session);
  const tries = session.tries + (findings[0]?.why === "missing" ? 0 : 1);
  return { ...session, findings, tries, done: !findings.length };
}

/** Return whether help is offered: after TRIES tries. @param {Session} session */
export const hasHelp = ({ tries, help, done }) => !done && help < MOST_HELP && tries >= TRIES;

/**
 * Give the next help: remove the distractors, then give the indentation.
 * @param {Session} session
 * @returns {Session}
 */
export function giveHelp(session) {
  const helped = { ...session, help: session.help + 1 };
  return lay(helped, remove(session.arrangement, Object.keys(session.pieces).filter(isStray)));
}

/** Return whether the program has the call with swapped shifts. @param {Session} session */
export const isSwapped = ({ arrangement }) => arrangement.program.some(({ id }) => id === "swapped");

// The best result in each language, stored only in the browser.

/** @typedef {{tries: number, help: number}} Result */

/** @param {string} language @returns {Result | null} */
export function savedResult(language) {
  const { tries, help } = Object(readObject(FORGETTABLE.lines)[language]);
  return Number.isInteger(tries) && Number.isInteger(help) ? { tries, help } : null;
}

/** Save a result if it is the best so far. @param {string} language @param {Result} result */
export function saveResult(language, result) {
  const best = savedResult(language);
  if (best && (best.help < result.help || (best.help === result.help && best.tries <= result.tries))) return;
  storeValue(FORGETTABLE.lines, { ...readObject(FORGETTABLE.lines), [language]: result });
}

export const forgetResults = () => storeValue(FORGETTABLE.lines, {});
