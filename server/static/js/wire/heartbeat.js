// Detects a dead network while the connection is still open, as after sleep or on phones. It beats while a request waits,
// as each page's request to join a class does all the time. Time is counted in beats, not by a clock: a page that was
// asleep has missed none.

const BEAT = 500; // milliseconds
const ASK_AFTER = 5; // beats without a message, after which the page asks for one
const WARN_AFTER = 10; // beats after which the page shows that the server is silent
const RENEW_AFTER = 24; // beats after which the page opens another connection
const LONGEST = 8 * RENEW_AFTER; // beats
const PING = { type: "describe", algorithm: "bitmask", n: 1 }; // cheap to answer

/**
 * @typedef {object} Heard
 * @property {(message: object, news: () => void, lasts: boolean) => Promise<object>} request
 * @property {() => number} countReceived
 * @property {() => void} suspect
 * @property {() => void} renew
 */
/** @param {Heard} socket */
export function createHeartbeat(socket) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let received = 0;
  let silent = 0; // beats
  let patience = RENEW_AFTER; // doubles with each connection: a large answer may need longer on a slow network

  function beat() {
    timer = setTimeout(beat, BEAT);
    silent += 1;
    if (socket.countReceived() !== received) {
      silent = 0;
      patience = RENEW_AFTER;
    }
    received = socket.countReceived();
    if (silent === ASK_AFTER) socket.request(PING, () => {}, true).catch(() => {}); // the next beats count on
    if (silent === WARN_AFTER) socket.suspect();
    if (silent < patience) return;
    silent = 0;
    patience = Math.min(2 * patience, LONGEST);
    socket.renew();
  }

  return {
    start() {
      timer ??= setTimeout(beat, BEAT);
    },
    /** Ask at the next beat, and renew soon without an answer: the device may have been asleep. */
    hurry() {
      silent = Math.max(silent, ASK_AFTER - 1);
      patience = WARN_AFTER;
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
      silent = 0;
    },
  };
}
