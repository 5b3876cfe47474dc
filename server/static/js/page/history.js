// Writes the browser's history. The present entry follows the film, at most once a second, since browsers limit such changes
// and need milliseconds for each. A new entry begins with each navigation.

const REST = 1000; // milliseconds between two changes of the present entry
const REFUSED = 10_000; // milliseconds before another try after the browser refused a change

/**
 * @param {object} browser
 * @param {(query: string) => void} browser.replace  the present entry
 * @param {(query: string) => void} browser.push     a new one
 * @param {() => number} browser.now                 milliseconds
 * @param {(act: () => void, milliseconds: number) => void} browser.schedule
 * @param {string} query  of the present entry
 */
export function createHistory({ replace, push, now, schedule }, query) {
  let written = query;
  let wanted = query;
  let waiting = false;
  let last = -Infinity;

  function flush() {
    waiting = false;
    if (wanted !== written) put(replace, wanted);
  }

  /** @param {(query: string) => void} act @param {string} to */
  function put(act, to) {
    wanted = to;
    try {
      act(to);
      written = to;
      last = now();
    } catch {
      waiting = true;
      schedule(flush, REFUSED);
    }
  }

  return {
    /** Let the present entry follow the film. @param {string} to */
    follow(to) {
      wanted = to;
      if (to === written || waiting) return;
      const rest = last + REST - now();
      if (rest <= 0) return flush();
      waiting = true;
      schedule(flush, rest);
    },
    /** Begin a new entry, so that Back returns to the present one. @param {string} to */
    navigate(to) {
      if (wanted !== written) put(replace, wanted);
      if (to !== written) put(push, to);
    },
    /** Take over the query of an entry that the browser went to. @param {string} to */
    adopt(to) {
      written = wanted = to;
    },
  };
}
