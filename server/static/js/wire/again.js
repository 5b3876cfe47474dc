// Retries a failed request after a pause: the views ask for the same thing in every painted frame.

export const AGAIN = 5000; // milliseconds

/**
 * Hold the one thing that is wanted now.
 * @template T
 */
export function createWish() {
  /** @type {T | null} */
  let wanted = null;
  let latest = 0; // number of the latest wish: an older one may have become wanted again

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
      const mine = (latest += 1);
      const send = () => {
        if (wish !== null && mine === latest) request(wish).catch(() => setTimeout(send, AGAIN));
      };
      send();
      return true;
    },
  };
}
