// Grading an arrangement of lines: each line needs certain others before or around it; several orders are right. Pure.

import { opens } from "./puzzle.js";

/** @import { Role } from "./puzzle.js" */

/**
 * A line in the program: its part, and how far it is indented.
 * @typedef {{id: string, role: Role, indent: number}} Placed
 */

/**
 * A problem, and its lines.
 * - deep: indented below a line without a block; empty: a block without a line
 * - inside: a line in the wrong block, `needs` is the right one, "" for none; before: a line before one that it needs;
 *   last: a line that must be the last one
 * @typedef {{why: "deep" | "empty", ids: string[]}
 *   | {why: "inside", role: Role, needs: Role | "", ids: string[]}
 *   | {why: "before", role: Role, needs: Role, ids: string[]}
 *   | {why: "last", ids: string[]}} Problem
 */

/** The block of each line. @type {Record<Role, Role | "">} */
const INSIDE = {
  solved: "",
  free: "",
  loop: "",
  count: "solved",
  stop: "solved",
  pick: "loop",
  take: "loop",
  put: "loop",
  call: "loop",
  lift: "loop",
};

/**
 * The lines that another line needs before it. The order of the rest is free: `take` may follow the call, and the test
 * for a solution the loop.
 * @type {[needs: Role, role: Role][]}
 */
const BEFORE = [
  ["free", "loop"],
  ["count", "stop"],
  ["pick", "take"],
  ["pick", "put"],
  ["pick", "call"],
  ["put", "call"],
  ["call", "lift"],
];

/**
 * Return all problems of a program with all lines, those of indentation first; empty if it is right.
 * @param {Placed[]} program
 * @returns {Problem[]}
 */
export function findProblems(program) {
  const layout = findLayoutProblems(program);
  const deep = layout.flatMap(({ why, ids }) => (why === "deep" ? ids : [])); // these lines are in no block
  return [...layout, ...findMisplaced(program).filter(({ ids }) => !deep.includes(ids[0])), ...findEarly(program)];
}

/** @param {Placed[]} program @returns {Problem[]} */
function findLayoutProblems(program) {
  /** @type {Problem[]} */
  const problems = [];
  for (const [at, { id, role, indent }] of program.entries()) {
    const above = program[at - 1];
    const deepest = above ? above.indent + (opens(above.role) ? 1 : 0) : 0;
    if (indent > deepest) problems.push({ why: "deep", ids: [id] });
    if (opens(role) && (program[at + 1]?.indent ?? 0) <= indent) problems.push({ why: "empty", ids: [id] });
  }
  return problems;
}

/** Return the line whose block contains the line at an index. @param {Placed[]} program @param {number} at */
function blockOf(program, at) {
  const { indent } = program[at];
  return program
    .slice(0, at)
    .reverse()
    .find((line) => line.indent < indent);
}

/** @param {Placed[]} program @returns {Problem[]} */
function findMisplaced(program) {
  /** @type {Problem[]} */
  const problems = [];
  for (const [at, { id, role }] of program.entries()) {
    const block = blockOf(program, at);
    if (role === "stop" && !block) {
      if (at < program.length - 1) problems.push({ why: "last", ids: [id] });
    } else if ((block?.role ?? "") !== INSIDE[role])
      problems.push({ why: "inside", role, needs: INSIDE[role], ids: [id] });
  }
  return problems;
}

/** @param {Placed[]} program @returns {Problem[]} */
function findEarly(program) {
  /** @param {Role} role */
  const find = (role) => program.findIndex((line) => line.role === role);
  return BEFORE.filter(([needs, role]) => find(role) >= 0 && find(role) < find(needs)).map(([needs, role]) => ({
    why: "before",
    role,
    needs,
    ids: [program[find(role)].id, program[find(needs)].id],
  }));
}

// Arrangements: lines in the heap, and lines in the program with their indentation. Pure: an arrangement in, the next
// one out.

/** @typedef {{id: string, indent: number}} Line */
/** @typedef {{heap: string[], program: Line[]}} Arrangement */

const DEEPEST = 3;

/** @param {number} indent */
const clamp = (indent) => Math.max(0, Math.min(DEEPEST, indent));

/** Return a line's index in the program; -1 in the heap. @param {Arrangement} arrangement @param {string} id */
export const placeOf = ({ program }, id) => program.findIndex((line) => line.id === id);

/**
 * Move a line to an index of the program, counted without the line.
 * @param {Arrangement} arrangement
 * @param {string} id
 * @param {number} at
 * @param {number} indent
 * @returns {Arrangement}
 */
export function placeLine({ heap, program }, id, at, indent) {
  const others = program.filter((line) => line.id !== id);
  const place = Math.max(0, Math.min(others.length, at));
  return {
    heap: heap.filter((other) => other !== id),
    program: [...others.slice(0, place), { id, indent: clamp(indent) }, ...others.slice(place)],
  };
}

/** Move a line back to the heap. @param {Arrangement} arrangement @param {string} id @returns {Arrangement} */
export function returnLine({ heap, program }, id) {
  return heap.includes(id)
    ? { heap, program }
    : { heap: [...heap, id], program: program.filter((line) => line.id !== id) };
}

/**
 * Move a line of the program up or down.
 * @param {Arrangement} arrangement
 * @param {string} id
 * @param {number} by
 * @returns {Arrangement}
 */
export function move(arrangement, id, by) {
  const at = placeOf(arrangement, id);
  return at < 0 ? arrangement : placeLine(arrangement, id, at + by, arrangement.program[at].indent);
}

/**
 * Change the indentation of a line of the program.
 * @param {Arrangement} arrangement
 * @param {string} id
 * @param {number} by
 * @returns {Arrangement}
 */
export function indent(arrangement, id, by) {
  const at = placeOf(arrangement, id);
  return at < 0 ? arrangement : placeLine(arrangement, id, at, arrangement.program[at].indent + by);
}

/** Remove lines from heap and program. @param {Arrangement} arrangement @param {string[]} ids @returns {Arrangement} */
export function remove({ heap, program }, ids) {
  return { heap: heap.filter((id) => !ids.includes(id)), program: program.filter(({ id }) => !ids.includes(id)) };
}

/**
 * Return the indentations of the closing braces below a line, the innermost first.
 * @param {Line[]} program
 * @param {number} at
 */
export function closersBelow(program, at) {
  const { indent: own } = program[at];
  const next = program[at + 1]?.indent ?? 0;
  return [...Array(Math.max(0, own - next)).keys()].map((above) => own - 1 - above);
}
