// Opens a class as its host, and opens it again where the server has forgotten it.

import { isRefused } from "../wire/protocol.js";
import { keepOwn } from "./kept.js";
import { filmOf } from "./room.js";

/** @typedef {{token: string, code: string, address: string | null, others: string[], qr: string[] | null, remote: string[] | null, lasts: number}} Opened */

const MOST_TOKENS = 3; // that are tried, where another class has the code of the first

/** A host's token: 128 random bits. */
const newToken = () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** @param {Pick<import("../wire/socket.js").Socket, "request">} socket */
export function createOpener(socket) {
  let key = ""; // with which the class was opened

  return {
    /**
     * Open a class, or find that the one of a token is open. Rejects with Refused.
     * @param {{film: import("./room.js").Film, key?: string, token?: string}} wanted
     * @returns {Promise<Opened>}
     */
    async open({ film, key: its = "", token: known }) {
      for (let tries = 1; ; tries += 1) {
        const token = known ?? newToken();
        try {
          const { code, address, others, qr, remote, lasts } = await socket.request({ type: "open", token, ...(its && { key: its }), ...filmOf(film) });
          key = its;
          keepOwn({ code, token });
          return { token, code, address, others, qr, remote, lasts };
        } catch (error) {
          if (known || tries === MOST_TOKENS || !isRefused(error, "taken")) throw error;
        }
      }
    },
    /** Open the class again with what was known last. Other hosts' pages may do the same: the newest counts. @param {import("./room.js").Attendance} attendance  a host's */
    async reopen({ token, room, tally, places }) {
      if (!token || !room) return;
      const results = room.ask === undefined ? {} : { rounds: tally?.rounds ?? [] };
      await socket.request({ type: "open", token, ...(key && { key }), last: room, dropped: places?.dropped ?? [], ...results }).catch(() => {}); // another device may be allowed to
    },
  };
}
