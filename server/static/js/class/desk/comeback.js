// A class that this device has opened, offered again on the first page after a crash of the browser: one sentence, one button.

import { createButton, el } from "../../page/dom.js";
import { loadStyles } from "../../page/loading.js";
import { wordsOf } from "../../words/words.js";
import { isRefused } from "../../wire/protocol.js";
import { saveClass, savedClass } from "../room.js";
import { spaced } from "./invitation.js";

/** @import { Actions, Attending, Store } from "../../types.js" */
/** @import { Socket } from "../../wire/socket.js" */
/** @import { OwnClass } from "../room.js" */

const { OPENING: WORDS } = await wordsOf("desk");
const OVER = ["ended", "no_room", "lost"];

/** Join a class, and leave it with its first news. @param {Socket} socket @param {OwnClass} own @returns {Promise<void>} */
const visit = (socket, { code, token }) =>
  new Promise((resolve, reject) => {
    const seen = () => {
      socket.cancel(id);
      resolve();
    };
    socket.request({ type: "join", code, token }, seen, true).then(seen, reject);
    const id = socket.latestId();
  });

/** Return whether a class is open, or can be opened again after a failure of the server. @param {Socket} socket @param {OwnClass} own */
export async function canOpen(socket, own) {
  socket.direct(own.code);
  for (let isFirst = true; ; isFirst = false) {
    try {
      await visit(socket, own);
      return true;
    } catch (error) {
      if (OVER.some((code) => isRefused(error, code))) saveClass(null);
      if (!isFirst || !isRefused(error, "misdirected")) return isRefused(error, "waiting");
      socket.reconnect();
    }
  }
}

/**
 * Offer the stored class, if the server says that it can be opened.
 * @param {{actions: Actions, store: Store, socket: Socket, attend: () => Promise<Attending>}} parts
 */
export async function offerClass({ actions, store, socket, attend }) {
  const own = savedClass();
  const isOffered = () => store.get().class.status === "none";
  if (!own || !(await canOpen(socket, own)) || !isOffered()) return;
  await loadStyles("class/desk.css");
  const comeBack = () =>
    attend()
      .then((page) => page.host())
      .then((host) => host.comeBack())
      .catch(actions.miss);
  const element = el(
    "section",
    { class: "card class-doors", "aria-label": WORDS.title },
    el("p", { role: "status" }, WORDS.still({ code: spaced(own.code) })),
    createButton(WORDS.back, comeBack, "text primary"),
  );
  document.body.append(element);
  store.onPaint(() => isOffered() || element.remove());
}
