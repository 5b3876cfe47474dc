// Measures the speed that the film achieves, from its positions in the last second. The caller supplies the time.

const SPAN = 1000; // milliseconds: older positions are dropped
const LEAST = 400; // milliseconds of film that a measurement needs

export function createPace() {
  /** @type {[number, number][]} */
  let past = [];
  return {
    /** Start over, after the film was stopped, moved or changed. */
    reset() {
      past = [];
    },
    /**
     * Record a position. Returns steps a second, or null while there is too little to measure.
     * @param {number} now  milliseconds @param {number} step
     */
    record(now, step) {
      past.push([now, step]);
      while (past.length > 2 && past[1][0] <= now - SPAN) past.shift();
      const [then, from] = past[0];
      return now - then < LEAST ? null : (Math.abs(step - from) * 1000) / (now - then);
    },
  };
}
