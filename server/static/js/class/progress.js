// The class on a page on which its pupils work alone, such as an exercise: the page joins with the seat of its tab, and has a link
// back to the class.

import { el, write } from "../page/dom.js";
import { loadStyles } from "../page/loading.js";
import { wordsOf } from "../words/words.js";
import { OUTSIDE, readCode, savedPlace } from "./room.js";
import { createSession } from "./session.js";

/** @import { Socket } from "../wire/socket.js" */
/** @import { Attendance } from "./room.js" */

const words = await wordsOf("class");

/** Return the code of the class that an address names, or that this tab is in as a pupil; null for none. @param {string} query */
export function codeOfClass(query) {
  const named = readCode(new URLSearchParams(query).get("class") ?? "");
  const saved = savedPlace();
  return named ?? (saved?.seat ? saved.code : null);
}

/** Join a class from a page on which one works alone. @param {Socket} socket @param {string} code */
export async function joinToWork(socket, code) {
  await loadStyles("class/band.css");
  const text = el("span", { class: "class-standing", role: "status" });
  const number = el("span", { class: "hint class-number" });
  const back = el("a", { class: "text primary class-follow", href: "./" }, words.BAND.toClass);
  const band = el("section", { class: "compact class-band", "aria-label": words.BAND.name }, text, number, back);

  /** @type {Attendance} */
  let attendance = OUTSIDE;

  /** @param {Partial<Attendance>} change */
  function set(change) {
    attendance = { ...attendance, ...change };
    const { status, number: seat, why } = attendance;
    write(text, status === "over" ? words.why(why) : words.BAND.STATES[status === "here" ? "alone" : "joining"]);
    write(number, seat ? words.yourNumber({ number: seat }) : "");
    back.hidden = status === "over";
    if (!band.isConnected) document.querySelector("main")?.before(band);
  }

  const session = createSession({ socket, get: () => attendance, set, fail: () => {} });
  session.join({ code });
  session.sendPosition({ follow: false, step: 0, hand: false });
}
