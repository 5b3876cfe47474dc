// The speed that is really achieved, from where the film stood over the last moments. No clock of its own.

const SPAN = 1000; // milliseconds that are looked back
const LEAST = 400; // milliseconds before a figure is given

export function createPace() {
  /** @type {[number, number][]} */
  let past = [];
  return {
    /** Forget: the film was stopped, moved or changed. */
    reset() {
      past = [];
    },
    /**
     * Note a moment; steps a second since, or null while it is too early to tell.
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
