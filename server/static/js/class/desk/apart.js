// Tells the host that the server's processes cannot reach Redis, by which they share a class, and when they can again.

import { el, mark, write } from "../../page/dom.js";
import { words } from "../../words/desk.js";

const { APART: WORDS } = words;
const TOLD = 60_000; // milliseconds for which it is told that all is well again

export function createApart() {
  const element = el("p", { class: "class-apart", role: "status" });
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let told = false;

  return {
    element,
    /** @param {boolean} isApart */
    render(isApart) {
      if (isApart === told) return;
      told = isApart;
      clearTimeout(timer);
      write(element, isApart ? WORDS.away : WORDS.back);
      mark(element, "away", isApart);
      if (!isApart) timer = setTimeout(() => write(element, ""), TOLD);
    },
    close: () => clearTimeout(timer),
  };
}
