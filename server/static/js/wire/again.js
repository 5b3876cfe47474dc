// What has failed is asked for again after a pause, since whoever paints wants it many times a second.

export const AGAIN = 5000; // milliseconds

/**
 * One thing at a time that is wanted.
 * @template T
 * @param {() => void} changed  called when it is to be asked for again
 */
export function createWish(changed) {
  /** @type {T | null} */
  let wanted = null;

  /** @param {T} its */
  function askAgain(its) {
    if (its !== wanted) return; // something else is wanted by now
    wanted = null;
    changed();
  }

  return {
    /** @param {T} its */
    is: (its) => its === wanted,
    /**
     * Ask for it, unless it is wanted already; whether it is new.
     * @param {T | null} its  null: nothing is wanted
     * @param {(its: T) => Promise<void>} ask
     */
    want(its, ask) {
      if (its === wanted) return false;
      wanted = its;
      if (its !== null) ask(its).catch(() => setTimeout(askAgain, AGAIN, its));
      return true;
    },
  };
}
