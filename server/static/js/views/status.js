// Messages for the whole page, and the one voice for screen readers: it speaks when a viewer steps by hand, not in play.

import { find, mark, write } from "../dom.js";
import * as words from "../words.js";

const PAUSE = 350; // milliseconds without a change before a sentence is spoken

/** @param {() => void} retry  connect at once */
export function createStatus(retry) {
  const voice = find("#voice");
  const banner = find("#banner");
  const text = find("#banner-text");
  const again = find("#retry");
  again.addEventListener("click", retry);
  /** @type {number | undefined} */
  let timer;
  /** @type {import("../types.js").Step | null} */
  let spoken = null;

  /** @param {import("../types.js").State} state */
  return function render({ connection, notices, shown, playing }) {
    const lost = words.connection(connection);
    const message = lost || notices.page;
    write(text, message);
    mark(banner, "shown", message !== "");
    mark(banner, "lost", lost !== "");
    again.hidden = !lost;
    if (playing) clearTimeout(timer);
    if (playing || !shown || shown.step === spoken) return;
    const { step, run } = shown;
    spoken = step;
    clearTimeout(timer);
    timer = setTimeout(() => {
      const { title, why } = words.sentence(step, run.n);
      voice.textContent = `${title} ${why}`;
    }, PAUSE);
  };
}
