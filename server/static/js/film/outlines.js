// Outlines as the timeline wants them: at first a rough one, then the exact one; one request at a time, the newest wish next.

/** @typedef {import("../types.js").Outline} Outline */
/** @typedef {import("../model/icicle.js").Range} Range */

const KEPT = 24; // outlines
const REST = 160; // milliseconds that a view has to stand still before the exact outline is asked for

/**
 * @param {import("../types.js").Source} source
 * @param {(run: import("../types.js").Run, outline: Outline) => void} onArrival
 */
export function createOutlines(source, onArrival) {
  /** @type {Map<string, Outline>} */
  const kept = new Map();
  /** @type {{run: import("../types.js").Run, range: Range, width: number, key: string} | null} */
  let wish = null;
  let busy = false;

  /** Ask for what is wished, until it is here. */
  async function serve() {
    busy = true;
    while (wish) {
      const { run, range, width, key } = wish;
      const known = kept.get(key);
      if (known?.exact) break;
      if (known) {
        await new Promise((resolve) => setTimeout(resolve, REST));
        if (wish?.key !== key) continue;
      }
      const outline = await source.outline(run, range.start, range.stop, width, known !== undefined).catch(() => null);
      if (!outline) break; // no table to draw from: the bar stays plain
      keep(key, known ? { ...outline, exact: true } : outline); // it does not get better than this
      if (wish?.key === key) onArrival(run, outline);
    }
    busy = false;
  }

  /** @param {string} key @param {Outline} outline */
  function keep(key, outline) {
    kept.delete(key);
    kept.set(key, outline);
    for (const oldest of kept.keys()) {
      if (kept.size <= KEPT) break;
      kept.delete(oldest);
    }
  }

  return {
    /** @param {import("../types.js").Run} run @param {Range} range @param {number} width  pixels */
    want(run, range, width) {
      const key = `${run.algorithm} ${run.n} ${run.goal} ${range.start} ${range.stop} ${width}`;
      if (wish?.key === key) return;
      wish = { run, range, width, key };
      const known = kept.get(key);
      if (known) onArrival(run, known);
      if (!busy) serve();
    },
  };
}

/** @typedef {ReturnType<typeof createOutlines>} Outlines */
