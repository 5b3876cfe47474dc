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

  /** @param {T} its */
  function requestAgain(its) {
    if (its !== wanted) return; // something else is wanted by now
    wanted = null;
    changed();
  }

  return {
    /** @param {T} its */
    isWanted: (its) => its === wanted,
    /**
     * Request it, unless it is wanted already.
     * @param {T | null} its  null: nothing is wanted
     * @param {(its: T) => Promise<void>} request
     * @returns {boolean}  true if it is new
     */
    want(its, request) {
      if (its === wanted) return false;
      wanted = its;
      if (its !== null) request(its).catch(() => setTimeout(requestAgain, AGAIN, its));
      return true;
    },
  };
}
