// The list of the race's keys, over the page.

import { el, find } from "../page/dom.js";
import { listKeys } from "../page/keylist.js";
import { words } from "../words/race.js";

export function createHelp() {
  const close = el("button", { type: "button", class: "text" }, words.CLOSE);
  const dialog = /** @type {HTMLDialogElement} */ (el("dialog", { class: "help", "aria-label": words.PAGE.keys }, listKeys(words.KEYS), close));
  document.body.append(dialog);
  close.addEventListener("click", () => dialog.close());

  /** Open it, or close it. */
  function toggle() {
    if (dialog.open) dialog.close();
    else dialog.showModal();
  }
  find("#keys").addEventListener("click", toggle);
  return { toggle };
}
