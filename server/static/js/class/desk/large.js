// The question in large letters, for a projector.

import { el, find, mark, write } from "../../page/dom.js";
import { words } from "../../words/desk.js";

/** @typedef {import("../room.js").Room} Room */

export function createLarge() {
  const title = el("p");
  const count = el("span");
  const element = el("section", { class: "class-asked", "aria-label": words.ASKING.title, hidden: "" }, title, count);
  find("main").before(element);

  return {
    /** @param {Room} room @param {import("../../types.js").Asked | null} asks @param {number} step  at which the film is */
    render(room, asks, step) {
      const shown = asks !== null && (room.phase !== "revealed" || step === room.at || step === room.shown);
      element.hidden = !shown;
      mark(document.documentElement, "class-asked", shown);
      write(title, shown ? asks.said.title : "");
      write(count, shown && room.phase === "open" ? words.ASKING.voted(room.voted ?? 0, room.of ?? 0) : "");
    },
    remove() {
      element.remove();
      mark(document.documentElement, "class-asked", false);
    },
  };
}
