// Glints of solutions just found, which fade. Pure, but for its memory of the last frame.

const SECONDS = 0.9; // for which a solution glints
const MOST = 48; // glints at a time

/** @typedef {{share: number, strength: number}} Glint  share: of the circle; strength: from 0 to 1 */

export function createGlints() {
  /** @type {{share: number, at: number}[]} */
  let found = [];
  /** The film in the last frame. @type {{run: object, range: string, step: number, solutions: number} | null} */
  let before = null;

  /**
   * Return the glints for a frame of the film.
   * @param {{run: object, range: {start: number, stop: number}, step: number, solutions: number}} film
   * @param {{share: number}[]} sparks  the visible solutions, in order
   * @param {number} now  milliseconds
   * @returns {Glint[]}
   */
  return function update({ run, range, step, solutions }, sparks, now) {
    const length = range.stop - range.start;
    const key = `${range.start} ${range.stop}`;
    if (!before || before.run !== run || before.range !== key) found = [];
    else if (step > before.step && solutions > before.solutions) {
      const [from, to] = [before.step, step].map((each) => (each - range.start) / length);
      const passed = sparks.filter(({ share }) => share >= from - 1 / length && share <= to);
      found.push(...passed.slice(-MOST).map(({ share }) => ({ share, at: now })));
    }
    before = { run, range: key, step, solutions };
    found = found.filter(({ at }) => now - at < SECONDS * 1000).slice(-MOST);
    return found.map(({ share, at }) => ({ share, strength: 1 - (now - at) / (SECONDS * 1000) }));
  };
}
