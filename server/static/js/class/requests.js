// Sends requests about a class, each with the code and what shows who asks. One that the server finds too early, or to which
// the class has to be opened again first, is sent once more.

import { createNewest } from "../wire/newest.js";
import { isRefused } from "../wire/protocol.js";

const SOON = 1000; // milliseconds until a request that came too often is sent again
const WAIT = 2000; // to twice as much: until the class may be open again

/** How long to wait for a class that is to be opened again. Not all of its pages ask at once. */
export const waitForClass = () => WAIT * (1 + Math.random());

/**
 * @param {object} parts
 * @param {Pick<import("../wire/socket.js").Socket, "request">} parts.socket
 * @param {() => object} parts.credential  the code of the class, and the token or the seat
 * @param {() => object | null} parts.stay  the stay in a class; where it is another one, nothing is sent again
 * @param {(milliseconds: number) => Promise<void>} parts.pause
 */
export function createRequests({ socket, credential, stay, pause }) {
  /** Rejects with Refused. @param {string} type @param {object} [fields] */
  async function send(type, fields) {
    const its = stay();
    const message = { type, ...credential(), ...fields };
    for (;;) {
      try {
        return await socket.request(message);
      } catch (error) {
        const often = isRefused(error, "too_often");
        if (stay() !== its || !(often || isRefused(error, "waiting"))) throw error;
        await pause(often ? SOON : waitForClass());
        if (stay() !== its) throw error;
      }
    }
  }

  return {
    send,
    /**
     * Sends the newest of what is said, as often as the server allows.
     * @template T
     * @param {(said: T) => Promise<unknown>} say @param {number} every  milliseconds @param {(error: Error) => void} refused
     */
    createNewestSaid: (say, every, refused) =>
      createNewest((/** @type {T} */ said) => say(said).catch((error) => refused(error)).then(() => pause(every)), () => {}),
  };
}
