// Sends requests about a class, each with the code and what shows who asks. One that the server finds too early, or to
// which the class has to be opened again first, is sent once more.

import { createNewest } from "../wire/newest.js";
import { isRefused } from "../wire/protocol.js";
import { filmOf, saveClass } from "./room.js";

/** @import { Socket } from "../wire/socket.js" */
/** @import { Attendance } from "./room.js" */
/** @import { Film } from "../types.js" */

const SOON = 1000; // milliseconds until a request that came too often is sent again
const WAIT = 2000; // to twice as much: until the class may be open again

/** How long to wait for a class that is to be opened again. Not all of its pages ask at once. */
export const waitForClass = () => WAIT * (1 + Math.random());

/**
 * @param {object} parts
 * @param {Pick<Socket, "request">} parts.socket
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
     * @param {(said: T) => Promise<unknown>} say
     * @param {number} every  milliseconds
     * @param {(error: Error) => void} refused
     */
    createNewestSaid: (say, every, refused) =>
      createNewest(
        (/** @type {T} */ said) =>
          say(said)
            .catch((error) => refused(error))
            .then(() => pause(every)),
        () => {},
      ),
  };
}

// Opens a class as its host, and opens it again where the server has forgotten it.

/**
 * @typedef {{
 *   token: string,
 *   code: string,
 *   address: string | null,
 *   others: string[],
 *   qr: string[] | null,
 *   lasts: number,
 * }} Opened
 */

const MOST_TOKENS = 3; // that are tried, where another class has the code of the first

/** A host's token: 128 random bits. */
const newToken = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** @param {Pick<Socket, "request">} socket */
export function createOpener(socket) {
  let key = ""; // with which the class was opened

  return {
    /**
     * Open a class, or find that the one of a token is open. Rejects with Refused.
     * @param {{film: Film, key?: string, token?: string}} wanted
     * @returns {Promise<Opened>}
     */
    async open({ film, key: its = "", token: known }) {
      for (let tries = 1; ; tries += 1) {
        const token = known ?? newToken();
        try {
          const { code, address, others, qr, lasts } = await socket.request({
            type: "open",
            token,
            ...(its && { key: its }),
            ...filmOf(film),
          });
          key = its;
          saveClass({ code, token });
          return { token, code, address, others, qr, lasts };
        } catch (error) {
          if (known || tries === MOST_TOKENS || !isRefused(error, "taken")) throw error;
        }
      }
    },
    /**
     * Open the class again with what was known last. Other hosts' pages may do the same: the newest counts.
     * @param {Attendance} attendance  a host's
     */
    async reopen({ token, room, tally, places }) {
      if (!token || !room) return;
      const results = room.ask === undefined ? {} : { rounds: tally?.rounds ?? [] };
      await socket
        .request({ type: "open", token, ...(key && { key }), last: room, dropped: places?.dropped ?? [], ...results })
        .catch(() => {}); // another device may be allowed to
    },
  };
}
