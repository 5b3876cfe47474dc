// Where the lines lie: in the heap or in the program, there with an indentation. Pure: an arrangement in, the next one out.

/** @typedef {{id: string, indent: number}} Line */
/** @typedef {{heap: string[], program: Line[]}} Arrangement */

export const DEEPEST = 3;

/** @param {number} indent */
const clamp = (indent) => Math.max(0, Math.min(DEEPEST, indent));

/** Where a line stands in the program; -1 in the heap. @param {Arrangement} arrangement @param {string} id */
export const placeOf = ({ program }, id) => program.findIndex((line) => line.id === id);

/** Put a line at a place of the program, counted without it. @param {Arrangement} arrangement @param {string} id @param {number} at @param {number} indent @returns {Arrangement} */
export function put({ heap, program }, id, at, indent) {
  const others = program.filter((line) => line.id !== id);
  const place = Math.max(0, Math.min(others.length, at));
  return {
    heap: heap.filter((other) => other !== id),
    program: [...others.slice(0, place), { id, indent: clamp(indent) }, ...others.slice(place)],
  };
}

/** Put a line back on the heap. @param {Arrangement} arrangement @param {string} id @returns {Arrangement} */
export function takeOut({ heap, program }, id) {
  return heap.includes(id) ? { heap, program } : { heap: [...heap, id], program: program.filter((line) => line.id !== id) };
}

/** Move a line of the program up or down. @param {Arrangement} arrangement @param {string} id @param {number} by @returns {Arrangement} */
export function move(arrangement, id, by) {
  const at = placeOf(arrangement, id);
  return at < 0 ? arrangement : put(arrangement, id, at + by, arrangement.program[at].indent);
}

/** Indent a line of the program, or take an indentation away. @param {Arrangement} arrangement @param {string} id @param {number} by @returns {Arrangement} */
export function indent(arrangement, id, by) {
  const at = placeOf(arrangement, id);
  return at < 0 ? arrangement : put(arrangement, id, at, arrangement.program[at].indent + by);
}

/** Take lines away altogether. @param {Arrangement} arrangement @param {string[]} ids @returns {Arrangement} */
export function remove({ heap, program }, ids) {
  return { heap: heap.filter((id) => !ids.includes(id)), program: program.filter(({ id }) => !ids.includes(id)) };
}

/** The blocks that end below each line: the indentations of their closing braces, the innermost first. @param {Line[]} program @param {number} at */
export function closersBelow(program, at) {
  const { indent: own } = program[at];
  const next = program[at + 1]?.indent ?? 0;
  return [...Array(Math.max(0, own - next)).keys()].map((above) => own - 1 - above);
}
