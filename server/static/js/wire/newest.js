// Asks one thing at a time, and next what was wished for last: what was wished for in between nobody waits for any more.

/**
 * @template W, A
 * @param {(wish: W) => Promise<A>} ask @param {(wish: W, answer: A) => void} take @param {(error: Error) => void} [fail]
 */
export function createNewest(ask, take, fail = () => {}) {
  /** @type {{wish: W} | null} */
  let next = null;
  let asking = false;
  let closed = false;

  async function pump() {
    if (asking || !next || closed) return;
    const { wish } = next;
    next = null;
    asking = true;
    try {
      const answer = await ask(wish);
      if (!closed) take(wish, answer);
    } catch (error) {
      if (!closed) fail(/** @type {Error} */ (error));
    } finally {
      asking = false;
    }
    pump();
  }

  return {
    /** @param {W} wish */
    wish(wish) {
      next = { wish };
      pump();
    },
    /** Nobody waits any more: late answers are dropped. */
    close() {
      closed = true;
    },
  };
}

/** @template W, A @typedef {ReturnType<typeof createNewest<W, A>>} Newest */
