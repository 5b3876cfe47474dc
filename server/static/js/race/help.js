// The list of the race's keys, over the page.

import { createButton, el, find } from "../page/dom.js";
import { listKeys } from "../page/keylist.js";
import { words } from "../words/race.js";

export function createHelp() {
  const dialog = /** @type {HTMLDialogElement} */ (el("dialog", { class: "help", "aria-label": words.PAGE.keys }, listKeys(words.KEYS), createButton(words.CLOSE, () => dialog.close())));
  document.body.append(dialog);

  /** Open it, or close it. */
  function toggle() {
    if (dialog.open) dialog.close();
    else dialog.showModal();
  }
  find("#keys").addEventListener("click", toggle);
  return { toggle };
}
