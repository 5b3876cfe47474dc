// Asks one thing at a time, and next what was wished for last: what was wished for in between nobody waits for any more.

/**
 * @template W, A
 * @param {(wish: W) => Promise<A>} send @param {(wish: W, answer: A) => void} receive @param {(error: Error) => void} [fail]
 */
export function createNewest(send, receive, fail = () => {}) {
  /** @type {{wish: W} | null} */
  let next = null;
  let waiting = false;
  let closed = false;

  async function sendNext() {
    if (waiting || !next || closed) return;
    const { wish } = next;
    next = null;
    waiting = true;
    try {
      const answer = await send(wish);
      if (!closed) receive(wish, answer);
    } catch (error) {
      if (!closed) fail(/** @type {Error} */ (error));
    } finally {
      waiting = false;
    }
    sendNext();
  }

  return {
    /** @param {W} wish */
    request(wish) {
      next = { wish };
      sendNext();
    },
    /** Nobody waits any more: late answers are dropped. */
    close() {
      closed = true;
    },
  };
}

/** @template W, A @typedef {ReturnType<typeof createNewest<W, A>>} Newest */
