// Passes the notation of the film to the style sheets. Each value is set when it changes, and the browser fades.

import { isBlurred } from "../film/notation.js";
import { find, mark } from "../page/dom.js";

/** @import { Look } from "../types.js" */

export function createNotation() {
  const main = find("main");
  const stage = find("#stage");
  let before = "";

  /** @param {Look} look */
  return function render({ notation, fast, play, page: { settings } }) {
    mark(main, "playing", play.playing !== 0);
    mark(main, "still", !settings.animations);
    if (before === Object.values(notation).join()) return;
    before = Object.values(notation).join();
    for (const part of [main, stage]) mark(part, "fast", fast);
    mark(stage, "blurred", isBlurred(notation));
    main.style.setProperty("--filled", String(notation.filled));
    main.style.setProperty("--blurred", String(notation.blurred));
    main.style.setProperty("--fade", `${notation.fade}ms`);
  };
}
