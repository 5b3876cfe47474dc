// What a screen reader is told of a film that plays: how many solutions have come since it was last told. No clock of its own.

const REST = 3000; // milliseconds between two pieces of news

export function createNews() {
  let told = 0;
  let last = -Infinity;
  return {
    /** The listener knows so many. @param {number} solutions */
    reset(solutions) {
      told = solutions;
    },
    /** How many have come, or 0 where there is nothing to tell yet. @param {number} now @param {number} solutions */
    note(now, solutions) {
      if (solutions < told) told = solutions; // played backwards, or round
      const more = solutions - told;
      if (!more || now - last < REST) return 0;
      told = solutions;
      last = now;
      return more;
    },
  };
}
