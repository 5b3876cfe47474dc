// Counts the solutions since a screen reader was last told, while a film plays. The caller supplies the time.

const REST = 3000; // milliseconds between two announcements

export function createNews() {
  let told = 0;
  let last = -Infinity;
  return {
    /** The listener knows this number. @param {number} solutions */
    reset(solutions) {
      told = solutions;
    },
    /** The number of new solutions to announce, or 0. @param {number} now @param {number} solutions */
    note(now, solutions) {
      if (solutions < told) told = solutions; // the film played backwards or began a loop again
      const more = solutions - told;
      if (!more || now - last < REST) return 0;
      told = solutions;
      last = now;
      return more;
    },
  };
}
