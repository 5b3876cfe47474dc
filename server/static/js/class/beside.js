// The class beside what its pupils do alone, on another page or in another tab: a bar with the way back, which comes into
// the way when the class goes on.

import { el, mark, write } from "../page/dom.js";
import { loadStyles } from "../page/loading.js";
import * as server from "../suppliers/websocket.js";
import { createSocket } from "../wire/socket.js";
import { createSource } from "../wire/source.js";
import { wordsOf } from "../words/words.js";
import { createAskedQuestion } from "./asked.js";
import { OUTSIDE, isVoteNow, newsOf, savePlace } from "./room.js";
import { createSession } from "./session.js";
import { tellTabs } from "./tabs.js";

/** @import { Attendance, Place, Room, TabNews } from "./room.js" */

const words = await wordsOf("class");
const { BAND: WORDS } = words;

/**
 * Return what calls back a pupil who is elsewhere: a question without this pupil's vote, a class that is held, or another
 * stop of its lesson; "" if nothing does.
 * @param {Pick<Attendance, "room" | "vote">} attendance
 * @param {Pick<Room, "lesson" | "stop"> | null} since  the class when the pupil went there
 * @returns {"" | "asked" | "held" | "on"}
 */
export function callOf({ room, vote }, since) {
  if (!room) return "";
  if (room.phase === "open" && !isVoteNow(room, vote)) return "asked";
  if (room.mode === "held") return "held";
  return since && (room.lesson !== since.lesson || room.stop !== since.stop) ? "on" : "";
}

class Bar {
  #text = el("span", { class: "class-standing", role: "status" });
  #number = el("span", { class: "hint class-number" });
  #back = el("a", { class: "text primary class-follow", href: "./" });
  #element = el(
    "section",
    { class: "compact class-band", "aria-label": WORDS.name },
    ...[this.#text, this.#number, this.#back],
  );
  /** @type {Room | null} */
  #since = null;

  /** @param {() => void} onBack  called before the page is left for the class */
  constructor(onBack = () => {}) {
    this.#back.addEventListener("click", onBack);
  }

  /**
   * @param {Pick<Attendance, "status" | "room" | "vote" | "number" | "why">} attendance
   * @param {string} title  of the open question, once it is known
   * @param {boolean} [isSeated]  the bar stands also while nothing calls
   */
  render(attendance, title, isSeated = true) {
    const { status, room, number, why } = attendance;
    this.#since ??= room;
    const call = status === "over" ? "" : callOf(attendance, this.#since);
    const standing = call === "asked" && title ? words.asks({ title }) : WORDS.CALLS[call || "none"];
    write(this.#text, status === "over" ? words.why(why) : room ? standing : WORDS.STATES.joining);
    write(this.#number, number ? words.yourNumber({ number }) : "");
    write(this.#back, call === "asked" ? WORDS.answer : WORDS.toClass);
    this.#back.hidden = status === "over";
    mark(this.#element, "call", call);
    if (!isSeated && !call) this.#element.remove();
    else if (!this.#element.isConnected) document.querySelector("main")?.before(this.#element);
  }
}

/** Connect to the server, from a page that has no connection to it. @param {string} code */
const connect = (code) => createSocket(server, server.open(code), () => {});

/** Join a class from a page on which one works alone. @param {string} code @param {ReturnType<typeof connect>} [socket]  the page's */
export async function joinBeside(code, socket = connect(code)) {
  await loadStyles("class/band.css");
  const bar = new Bar();
  let title = "";
  /** @type {Attendance} */
  let attendance = OUTSIDE;
  const show = () => bar.render(attendance, title);
  const readQuestion = createAskedQuestion(createSource(socket), (asked) => {
    title = asked?.said.title ?? "";
    show();
  });
  const session = createSession({
    socket,
    get: () => attendance,
    set(change) {
      attendance = { ...attendance, ...change };
      if (change.room) readQuestion(change.room);
      show();
      tellTabs(() => newsOf(attendance));
    },
    fail: () => {},
  });
  session.join({ code });
  session.sendPosition({ follow: false, hand: false });
}

/** Create the bar of a tab without a seat; it shows the news of the tab that has one. */
export async function createReminder() {
  await loadStyles("class/band.css");
  /** @type {Place | null} */
  let seat = null;
  const bar = new Bar(() => savePlace(seat));
  return (/** @type {TabNews} */ { room, vote, place }) => {
    seat = place;
    bar.render({ status: "here", room, vote, number: 0, why: "" }, room?.own?.text ?? "", false);
  };
}
