// Retries a failed request after a pause: the views ask for the same thing in every painted frame.

export const AGAIN = 5000; // milliseconds

/**
 * Hold the one thing that is wanted now.
 * @template T
 * @param {() => void} changed  called when a failed request may be sent again
 */
export function createWish(changed) {
  /** @type {T | null} */
  let wanted = null;

  /** @param {T} wish */
  function requestAgain(wish) {
    if (wish !== wanted) return; // something else is wanted by now
    wanted = null;
    changed();
  }

  return {
    /** @param {T} wish */
    isWanted: (wish) => wish === wanted,
    /**
     * Request it, unless it is wanted already.
     * @param {T | null} wish  null: nothing is wanted
     * @param {(its: T) => Promise<void>} request
     * @returns {boolean}  true if it is new
     */
    want(wish, request) {
      if (wish === wanted) return false;
      wanted = wish;
      if (wish !== null) request(wish).catch(() => setTimeout(requestAgain, AGAIN, wish));
      return true;
    },
  };
}
