// Opening a class as its host, and again if the server has lost it: from its last state, with the open question's answer.

import { readValue, OWN } from "../page/storage.js";
import { isRefused } from "../wire/protocol.js";
import { filmOf, saveClass } from "./room.js";

/** @import { LeadFilm, OwnQuestion } from "../types.js" */
/** @import { Socket } from "../wire/socket.js" */
/** @import { Attendance, LastState, OwnClass, Room, Tally } from "./room.js" */

/** @typedef {{token: string, code: string, address: string | null, others: string[], qr: string[] | null, lasts: number}} Opened */
/**
 * Finds the question of a lesson's stop, with its answer, and the region that the stop shows.
 * @typedef {(lesson: string, stop: number) => Promise<(OwnQuestion & {region: string}) | null>} FindQuestion
 */

const MOST_TRIES = 3; // another class may have the code of a new token; another process may have the saved class

/** Return a host's token: 128 random bits, in hexadecimal. */
const newToken = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * Return the open own question with its answer, if it is known: by the results, from this device, or from its lesson.
 * @param {Room} room @param {Tally | null} tally @param {FindQuestion} find
 * @returns {Promise<OwnQuestion | null>}
 */
async function ownOf({ ask, own }, tally, find) {
  if (!own) return null;
  const { text, choices, lesson, stop } = own;
  const asked = { text, choices, ...(lesson !== undefined && { lesson, stop }) };
  if (tally && tally.ask === ask) return { ...asked, right: tally.answer, reason: tally.reason ?? "" };
  const saved = readValue(OWN);
  if (saved?.text === text && String(saved.choices) === String(choices)) return saved;
  const found = lesson === undefined ? null : await find(lesson, stop ?? 0).catch(() => null);
  return found?.choices.length === choices.length ? { ...asked, right: found.right, reason: found.reason } : null;
}

/**
 * Return the fields that open a class as it was.
 * @param {Omit<LastState, "at">} last @param {FindQuestion} find
 */
async function restoring({ room, tally, places }, find) {
  const own = await ownOf(room, tally, find);
  const results = room.ask === undefined ? {} : { rounds: tally?.rounds ?? [], ...(own && { own }) };
  return { last: room, dropped: places?.dropped ?? [], ...results };
}

/**
 * @param {Pick<Socket, "request" | "direct" | "reconnect">} socket
 * @param {(invitation: Pick<Opened, "code" | "address" | "others" | "qr">) => void} onReopen  called with the address, which may be another
 * @param {FindQuestion} find
 */
export function createOpener(socket, onReopen, find) {
  let keyOfClass = ""; // the key with which the class was opened

  /** @param {object} fields @param {string} key @returns {Promise<Record<string, any>>} */
  const request = (fields, key) => socket.request({ type: "open", ...(key && { key }), ...fields });

  return {
    /**
     * Open a class, or return an open one; a server that has lost it gets its last state. Rejects with Refused.
     * @param {{film: LeadFilm, key?: string, saved?: OwnClass}} wanted  `saved`: the one that this device has opened before
     * @returns {Promise<Opened>}
     */
    async open({ film, key = "", saved }) {
      if (saved) socket.direct(saved.code);
      const begin = saved?.last ? await restoring(saved.last, find) : filmOf(film);
      for (let tries = 1; ; tries += 1) {
        const token = saved?.token ?? newToken();
        try {
          const opened = await request({ token, ...(saved && { code: saved.code }), ...begin }, key);
          const { code, address, others, qr, lasts } = opened;
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
        const last = await restoring({ room, tally, places }, find);
        const { address, others, qr } = await request({ token, code, ...last }, keyOfClass);
        onReopen({ code, address, others, qr });
      } catch (error) {
        return !isRefused(error, "lost"); // after any other refusal another device may open it
      }
      return true;
    },
  };
}
