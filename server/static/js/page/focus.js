// Where the focus goes when what has held it closes.

import { find } from "./dom.js";

/** Give the focus back to what had it before, or to Play: after a key on the page itself or a link, nothing had it. @param {Element | null} before */
export function returnFocus(before) {
  const element = before instanceof HTMLElement && before !== document.body && before.isConnected ? before : find("#play");
  element.focus({ preventScroll: true });
}
