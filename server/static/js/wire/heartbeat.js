// Finds out that a network carries nothing any more although no connection has ended, as it happens to phones. Time is
// counted in beats, not by a clock: a page that was asleep has missed none.

/** @import { Socket } from "./socket.js" */

const BEAT = 500; // milliseconds
const ASKS = 5; // beats without a word from the server, after which it is asked for one
const TELLS = 10; // after which the page says that it is silent
const RENEWS = 24; // after which another connection is tried
const QUESTION = { type: "describe", algorithm: "bitmask", n: 1 }; // what takes no time to answer

/** @param {Pick<Socket, "request" | "heard" | "suspect" | "renew">} socket */
export function createHeartbeat(socket) {
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let timer;
  let heard = 0;
  let silent = 0; // beats

  function beat() {
    silent = socket.heard() === heard ? silent + 1 : 0;
    heard = socket.heard();
    if (silent === ASKS) socket.request(QUESTION, () => {}, true).catch(() => {}); // it is asked again by itself
    if (silent === TELLS) socket.suspect();
    if (silent === RENEWS) {
      silent = 0;
      socket.renew();
    }
  }

  return {
    start() {
      timer ??= setInterval(beat, BEAT);
    },
    stop() {
      clearInterval(timer);
      timer = undefined;
      silent = 0;
    },
  };
}
