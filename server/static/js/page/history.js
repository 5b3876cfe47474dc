// What is written into the browser's history, and when: the present entry follows the film, once a second at most, since
// browsers allow little more and take milliseconds for it; a new entry is begun where the viewer leaves a place for another.

const REST = 1000; // milliseconds between two changes of the present entry
const REFUSED = 10_000; // milliseconds before another try where the browser had enough

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
    /** The film is here now. @param {string} to */
    follow(to) {
      wanted = to;
      if (to === written || waiting) return;
      const rest = last + REST - now();
      if (rest <= 0) return flush();
      waiting = true;
      schedule(flush, rest);
    },
    /** The viewer leaves this place for another: Back leads here again. @param {string} to */
    navigate(to) {
      if (wanted !== written) put(replace, wanted);
      if (to !== written) put(push, to);
    },
    /** The browser has gone to another entry. @param {string} to */
    adopt(to) {
      written = wanted = to;
    },
  };
}
