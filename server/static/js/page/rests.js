// Decides when going on from a step begins a new history entry: after a rest there, so that Back returns to it. Whoever reads
// on step by step, with a rest at each, begins one entry for ten steps.

const REST = 3000; // milliseconds that a paused film stands at a step for a rest
const NEAR = 10; // steps from the last rest that was kept

/** @typedef {{run: object, step: number, since: number | null, rested: boolean}} Stay  since: when it was paused there */

/** @param {() => number} now  milliseconds */
export function createRests(now) {
  /** @type {Stay | null} */
  let here = null;
  /** @type {{run: object, step: number} | null} the last rest for which an entry was begun */
  let kept = null;

  /** @param {Stay} stay */
  const hasRested = ({ since, rested }) => rested || (since !== null && now() - since >= REST);

  /** @param {Stay} stay @param {boolean} playing */
  function isWorthAnEntry(stay, playing) {
    if (!hasRested(stay)) return false;
    return playing || kept?.run !== stay.run || Math.abs(kept.step - stay.step) >= NEAR;
  }

  return {
    /**
     * Note where the film stands. Returns whether it has just gone on from a rest.
     * @param {object} run @param {number} step @param {boolean} playing
     */
    note(run, step, playing) {
      const before = here;
      if (before?.run === run && before.step === step) {
        before.rested = hasRested(before);
        before.since = playing ? null : (before.since ?? now());
        return false;
      }
      here = { run, step, since: playing ? null : now(), rested: false };
      if (!before || !isWorthAnEntry(before, playing)) return false;
      kept = before;
      return true;
    },
    /** Forget all rests, where the viewer has gone back or forward. */
    forget() {
      here = kept = null;
    },
  };
}
