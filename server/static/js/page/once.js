// Loads a part of the page once, however often it is wanted. After a failure the next one who wants it tries again.

/** @typedef {import("../types.js").Look} Look */

let loading = 0; // parts
/** @type {(busy: boolean) => void} */
let tell = () => {};

/** Be told when a part begins to load, and when none does any more. @param {(busy: boolean) => void} listener */
export const watchLoading = (listener) => (tell = listener);

/** @template T @param {() => Promise<T>} load @returns {() => Promise<T>} */
export function once(load) {
  /** @type {Promise<T> | null} */
  let coming = null;

  async function begin() {
    if (++loading === 1) tell(true);
    try {
      return await load();
    } catch (error) {
      coming = null;
      throw error;
    } finally {
      if (--loading === 0) tell(false);
    }
  }

  return () => (coming ??= begin());
}

/**
 * A painter that is loaded for the first look that wants it. After a failure it is tried again for the next such look behind
 * one that does not want it.
 * @param {(look: Look) => boolean} isWanted @param {() => Promise<(look: Look) => void>} load @param {() => void} onMiss
 * @returns {(look: Look) => void}
 */
export function paintOnceWanted(isWanted, load, onMiss) {
  /** @type {((look: Look) => void) | null} */
  let paint = null;
  /** @type {Look} */
  let latest;
  let wanted = false;
  const loadOnce = once(async () => (paint = await load()));

  return (look) => {
    latest = look;
    if (paint) return paint(look);
    const before = wanted;
    wanted = isWanted(look);
    if (wanted && !before) loadOnce().then((its) => its(latest), onMiss);
  };
}
