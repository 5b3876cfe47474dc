// Requests about a class, each with its code and the sender's credential. A request that comes too early, or whose
// class has to be opened again first, is sent once more.

import { createNewest } from "../wire/newest.js";
import { isRefused } from "../wire/protocol.js";
import { filmOf, ownOf, saveClass } from "./room.js";

/** @import { Socket } from "../wire/socket.js" */
/** @import { Attendance, FindQuestion, LastState, OwnClass } from "./room.js" */
/** @import { LeadFilm } from "../types.js" */

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

// Opening a class as its host, and again if the server has lost it.

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

const MOST_TRIES = 3; // another class may have the code of a new token; another process may have the saved class

/** Return a host's token: 128 random bits, in hexadecimal. */
const newToken = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * @param {Pick<Socket, "request" | "direct" | "reconnect">} socket
 * @param {(invitation: Pick<Opened, "code" | "address" | "others" | "qr">) => void} onReopen  called with the address, which may be another
 * @param {FindQuestion} findQuestion
 */
export function createOpener(socket, onReopen, findQuestion) {
  let keyOfClass = ""; // the key with which the class was opened

  /** Return the fields that open a class as it was. @param {LastState} last */
  async function restoring({ room, tally, places }) {
    const own = await ownOf(room, tally, findQuestion);
    const results = room.ask === undefined ? {} : { rounds: tally?.rounds ?? [], ...(own && { own }) };
    return { last: room, dropped: places?.dropped ?? [], ...results };
  }

  return {
    /**
     * Open a class, or return an open one; a server that has lost it gets its last state. Rejects with Refused.
     * @param {{film: LeadFilm, key?: string, saved?: OwnClass}} wanted  `saved`: the one that this device has opened before
     * @returns {Promise<Opened>}
     */
    async open({ film, key = "", saved }) {
      if (saved) socket.direct(saved.code);
      const { room, tally = null, places = null } = saved ?? {};
      const begin = room ? await restoring({ room, tally, places }) : filmOf(film);
      for (let tries = 1; ; tries += 1) {
        const token = saved?.token ?? newToken();
        try {
          const { code, address, others, qr, lasts } = await socket.request({
            type: "open",
            token,
            ...(saved && { code: saved.code }),
            ...(key && { key }),
            ...begin,
          });
          keyOfClass = key;
          saveClass({ ...saved, code, token });
          return { token, code, address, others, qr, lasts };
        } catch (error) {
          if (isRefused(error, "lost")) saveClass(null);
          if (tries === MOST_TRIES || !isRefused(error, saved ? "misdirected" : "taken")) throw error;
          if (saved) socket.reconnect();
        }
      }
    },
    /**
     * Open the class again from the last snapshot. Other pages of the host may do the same: the newest counts. Return
     * false if the server can never open it.
     * @param {Attendance} attendance  a host's
     */
    async reopen({ code, token, room, tally, places }) {
      if (!token || !room) return true;
      try {
        const { address, others, qr } = await socket.request({
          type: "open",
          token,
          code,
          ...(keyOfClass && { key: keyOfClass }),
          ...(await restoring({ room, tally, places })),
        });
        onReopen({ code, address, others, qr });
      } catch (error) {
        return !isRefused(error, "lost"); // after any other refusal another device may open it
      }
      return true;
    },
  };
}
