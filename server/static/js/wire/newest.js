// Sends one request at a time. The request made last goes next; those in between are dropped.

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
    /** Send nothing more, and drop an answer that is still to come. */
    close() {
      closed = true;
    },
  };
}

/** @template W, A @typedef {ReturnType<typeof createNewest<W, A>>} Newest */
