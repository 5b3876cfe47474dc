// Requests about a class, each with its code and the sender's credential. A request that comes too early, or whose
// class has to be opened again first, is sent once more.

import { createNewest } from "../wire/newest.js";
import { isRefused } from "../wire/protocol.js";

/** @import { Socket } from "../wire/socket.js" */

const SOON = 1000; // milliseconds until a request is sent again that exceeded the rate
const WAIT = 2000; // milliseconds, up to twice as many, until the class may be open again

/** Wait for a class to be opened again, a random time, so that its pages do not all ask at once. */
export const waitForClass = () => WAIT * (1 + Math.random());

/**
 * @param {object} parts
 * @param {Pick<Socket, "request">} parts.socket
 * @param {() => object} parts.credential  the code of the class, and the token or the seat
 * @param {() => object | null} parts.stay  the stay in a class; no request is sent again in another stay
 * @param {(milliseconds: number) => Promise<void>} parts.pause
 */
export function createRequests({ socket, credential, stay, pause }) {
  /** Send a request. Rejects with Refused. @param {string} type @param {object} [fields] */
  async function send(type, fields) {
    const here = stay();
    const message = { type, ...credential(), ...fields };
    for (;;) {
      try {
        return await socket.request(message);
      } catch (error) {
        const wait = isRefused(error, "too_often") ? SOON : isRefused(error, "waiting") ? waitForClass() : null;
        if (wait !== null && stay() === here) await pause(wait);
        if (wait === null || stay() !== here) throw error;
      }
    }
  }

  return {
    send,
    /**
     * Create a sender that sends the newest value, as often as the server allows.
     * @template T
     * @param {(value: T) => Promise<unknown>} submit
     * @param {number} every  milliseconds
     * @param {(error: Error) => void} refused
     */
    createNewestSender: (submit, every, refused) =>
      createNewest(
        (/** @type {T} */ value) =>
          submit(value)
            .catch(refused)
            .then(() => pause(every)),
        () => {},
      ),
  };
}
