// Turns a recording's events into steps of the same form as those of every search.

import { KINDS } from "./recording.js";
import { integerOf, writeValue } from "./values.js";

/** @import { ProgramStep } from "../../types.js" */
/** @import { BoardChange } from "./changes.js" */
/** @import { Moment } from "./recording.js" */
/** @import { OpenCall, Names, ProgramState } from "./state.js" */

/** A name of the program whose bits are shown. @typedef {{function: string, name: string}} MaskName */

/** @type {Omit<BoardChange, "event">} */
const NONE = {
  ...{ queens: [], square: null, attacks: [], solution: false, trial: false },
  ...{ kind: "other", placements: 0, solutions: 0, attacked: 0 },
};

/**
 * @param {Moment} moment
 * @param {number} number  of the step in its film
 * @param {BoardChange | undefined} change  the board at this event
 * @param {{calls: number, registers: MaskName[]}} facts  number of calls so far, and the masks
 * @returns {ProgramStep}
 */
export function stepOf(moment, number, change, { calls, registers }) {
  const { event, state } = moment;
  const { queens, attacks, placements, solutions, attacked, kind, square, solution, trial } = change ?? NONE;
  const isNew = change?.event === event;
  return {
    step: number,
    kind: isNew ? kindOf(kind, solution) : kindOfEvent(moment.kind),
    queens,
    square: isNew ? square : null,
    stack: listCalls(moment),
    calls,
    placements,
    solutions,
    dead_ends: attacked,
    checks: calls,
    lines: moment.line ? [moment.line] : [],
    state: {
      event,
      happens: KINDS[/** @type {keyof typeof KINDS} */ (moment.kind)],
      value: valueOf(moment),
      left: isLeft(moment),
      changed: listChanged(moment),
      attacks,
      trial: isNew && trial,
      registers: registers.map((register) => readRegister(register, state)),
      globals: listNames(state.globals, moment.globals, moment),
    },
  };
}

/** Return true for a return that an exception causes. @param {Moment} moment */
const isLeft = ({ kind, value }) => kind === "r" && value?.x === 1;

/** @param {Moment} moment */
function valueOf(moment) {
  if (moment.kind === "e") return String(moment.value ?? "");
  return isLeft(moment) ? "" : writeValue(moment.value, moment.state);
}

/** @param {BoardChange["kind"]} kind @param {boolean} solution */
function kindOf(kind, solution) {
  if (solution) return "solution";
  return kind === "lift" ? "return" : "place";
}

/** @param {string} kind  a letter */
const kindOfEvent = (kind) => (kind === "c" ? "call" : "line");

/** @param {Moment} moment @returns {ProgramStep["stack"]} */
const listCalls = (moment) =>
  moment.state.stack.map((frame, depth, stack) => {
    const isTop = depth === stack.length - 1;
    const names = frame.number ? listNames(frame.names, isTop ? moment.local : {}, moment) : [];
    return { name: frame.function, file: frame.file, line: frame.line, names };
  });

/**
 * List names with their values, each with true if this event has changed it.
 * @param {Names} names @param {Names} changes @param {Moment} moment @returns {[string, string, boolean][]}
 */
const listNames = (names, changes, { heap, state }) =>
  Object.entries(names).map(([name, code]) => [
    name,
    writeValue(code, state),
    Object.hasOwn(changes, name) || Object.hasOwn(heap, String(code?.["@"])),
  ]);

/** List the changes of the line before, to be shown beside that line. @param {Moment} moment @returns {[string, string][]} */
const listChanged = ({ local, globals, state }) =>
  Object.entries({ ...globals, ...local })
    .filter(([, code]) => code?.x === undefined)
    .map(([name, code]) => [name, writeValue(code, state)]);

/** Return the value of a mask, as text, in the innermost call that has it; null if none does. @param {MaskName} register @param {ProgramState} state */
function readRegister({ function: owner, name }, state) {
  const names = owner === "" ? state.globals : namesOf(owner, state.stack);
  const value = integerOf(names && lookUp(name, names, state));
  return { name, value: value === null ? null : String(value) };
}

/** @param {string} owner @param {OpenCall[]} stack */
const namesOf = (owner, stack) => [...stack].reverse().find((frame) => frame.function === owner)?.names;

/** Look up a name, whose attributes follow dots. @param {string} name @param {Names} names @param {ProgramState} state */
function lookUp(name, names, state) {
  const [first, ...attributes] = name.split(".");
  let code = names[first];
  for (const attribute of attributes) code = state.resolve(code)?.a?.[attribute];
  return code;
}
