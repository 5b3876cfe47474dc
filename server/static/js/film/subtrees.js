// What came of the squares that were tried along the path: asked for as the steps go by, unless they fly; one request at a
// time, the newest wish next. What has come stays good for all steps that share the path.

/** @typedef {import("../types.js").Tried} Tried */

/**
 * The solutions below a square that was tried, as far as an answer tells: undefined where it does not, null where nobody
 * knows.
 * @param {Tried | null} tried @param {import("../types.js").Step} step @param {number} row @param {number} column
 */
export function solutionsBelow(tried, { queens }, row, column) {
  if (!tried || !queens.slice(0, row).every(([, at], above) => tried.queens[above]?.[1] === at)) return undefined;
  return tried.rows[row]?.find(([[, at]]) => at === column)?.[1];
}

/** @param {import("../types.js").Source} source @param {(tried: Tried | null) => void} onArrival */
export function createTried(source, onArrival) {
  /** @type {import("../types.js").State["shown"]} */
  let wish = null;
  /** @type {import("../types.js").Step | null} */
  let asked = null;
  let busy = false;

  async function serve() {
    busy = true;
    while (wish && wish.step !== asked) {
      const { run, step } = wish;
      asked = step;
      const tried = await source.tried(run, step.step).catch(() => null); // no stars then
      if (wish?.run === run) onArrival(tried);
    }
    busy = false;
  }

  /** @param {import("../types.js").Look} look */
  return function render({ shown, moment, fast }) {
    if (!shown || fast) return;
    wish = { run: shown.run, step: moment?.whole ?? shown.step };
    if (!busy) serve();
  };
}
