// Controls that close a round of votes by itself: when all have voted, or after a countdown.

import { createButton, el, write } from "../../page/dom.js";
import { wordsOf } from "../../words/words.js";
import { roundOf } from "../room.js";

/** @import { Room } from "../room.js" */
/** @import { Session } from "../session.js" */
/** @import { SendRequest } from "./message.js" */

const words = await wordsOf("desk");

const { CLOSING: WORDS } = words;
const SECONDS = 30;

/** @param {Session} session @param {SendRequest} request */
export function createClosing(session, request) {
  const count = (/** @type {number} */ seconds) => request("countdown", { ...roundOf(session.get().room), seconds });
  const box = /** @type {HTMLInputElement} */ (el("input", { type: "checkbox", id: "class-closes" }));
  box.addEventListener("change", () => request("closes", { closes: box.checked }));
  const starts = createButton(WORDS.close({ seconds: SECONDS }), () => count(SECONDS));
  const left = el("span", { class: "class-left" });
  const runs = el(
    "div",
    { class: "row" },
    left,
    createButton(WORDS.stop, () => count(0)),
  );
  const all = el("div", { class: "settings" }, el("label", { for: "class-closes" }, box, WORDS.all));
  const element = el("section", { class: "class-closing" }, starts, runs, all);

  return {
    element,
    /** Start or cancel a countdown. @param {Room} room */
    toggle: ({ ends }) => count(ends === undefined ? SECONDS : 0),
    /** @param {Room} room @param {number | null} seconds  left in a countdown */
    render(room, seconds) {
      starts.hidden = room.phase !== "open" || seconds !== null;
      runs.hidden = room.phase !== "open" || seconds === null;
      write(left, seconds === null ? "" : words.STATUS.ends({ seconds }));
      if (document.activeElement !== box || box.checked !== room.closes) box.checked = room.closes;
    },
  };
}
