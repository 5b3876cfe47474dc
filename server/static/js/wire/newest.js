// Sends one request at a time. The latest request goes next; those in between are dropped.

/**
 * @template W, A
 * @param {(request: W) => Promise<A>} send
 * @param {(request: W, answer: A) => void} receive
 * @param {(error: Error) => void} [fail]
 */
export function createNewest(send, receive, fail = () => {}) {
  /** @type {{request: W} | null} */
  let next = null;
  let waiting = false;
  let closed = false;

  async function sendNext() {
    if (waiting || !next || closed) return;
    const { request } = next;
    next = null;
    waiting = true;
    try {
      const answer = await send(request);
      if (!closed) receive(request, answer);
    } catch (error) {
      if (!closed) fail(/** @type {Error} */ (error));
    } finally {
      waiting = false;
    }
    sendNext();
  }

  return {
    /** @param {W} request */
    request(request) {
      next = { request };
      sendNext();
    },
    /** Send nothing more, and drop the answer that is still on its way. */
    close() {
      closed = true;
    },
  };
}

/** @template W, A @typedef {ReturnType<typeof createNewest<W, A>>} Newest */
