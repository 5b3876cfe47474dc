// Into the clipboard, and what is said about it beside the button.

import { mark, write } from "./dom.js";
import { words as page } from "../words/page.js";

const words = page.drawers;

const LONG_ENOUGH = 2000; // milliseconds that "copied" stays

/**
 * A button that copies. Where the browser forbids it, the text is selected instead, so that its own key copies it.
 * @param {HTMLElement} button @param {HTMLElement} said  where the outcome is told @param {HTMLElement} shown  the text itself
 */
export function copies(button, said, shown) {
  /** @type {number | undefined} */
  let timer;

  /** @param {string} text @param {boolean} good */
  function say(text, good) {
    clearTimeout(timer);
    write(said, text);
    mark(said, "good", good);
    if (good) timer = setTimeout(() => write(said, ""), LONG_ENOUGH);
  }

  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(shown.textContent ?? ""); // without https there is no clipboard at all
      say(words.GALLERY.copied, true);
    } catch {
      getSelection()?.selectAllChildren(shown);
      say(words.GALLERY.notCopied, false);
    }
  });
  return { forget: () => say("", false) };
}
