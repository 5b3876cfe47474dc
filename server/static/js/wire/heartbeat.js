// Detects a dead network while the connection is still open, as happens on phones. Time is counted in beats, not by a
// clock: a page that was asleep has missed none.

/** @import { Socket } from "./socket.js" */

const BEAT = 500; // milliseconds
const ASK_AFTER = 5; // beats without a message, after which the page asks for one
const WARN_AFTER = 10; // beats after which the page shows that the server is silent
const RENEW_AFTER = 24; // beats after which the page opens another connection
const PING = { type: "describe", algorithm: "bitmask", n: 1 }; // cheap to answer

/** @param {Pick<Socket, "request" | "countReceived" | "suspect" | "renew">} socket */
export function createHeartbeat(socket) {
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let timer;
  let received = 0;
  let silent = 0; // beats

  function beat() {
    silent = socket.countReceived() === received ? silent + 1 : 0;
    received = socket.countReceived();
    if (silent === ASK_AFTER) socket.request(PING, () => {}, true).catch(() => {}); // the next beats count on
    if (silent === WARN_AFTER) socket.suspect();
    if (silent === RENEW_AFTER) {
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
