// The link to what is seen, for others: the address, copied.

import { format } from "../model/address.js";
import { el, find } from "../page/dom.js";
import { words } from "../words/page.js";

/** @param {import("../intents/actions.js").Actions} actions @param {() => import("../types.js").State} get @param {() => number} here */
export function createShare(actions, get, here) {
  find("#copy-link").addEventListener("click", async () => {
    find("#menu").hidePopover();
    const link = new URL(format({ ...get(), drawer: null, step: here() }), location.href).href;
    actions.say((await copied(link)) ? words.COPIED : words.NOT_COPIED);
  });
}

/** Copy a text; whether it worked. @param {string} text */
async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedByHand(text); // a page that came without encryption has no clipboard
  }
}

/** As pages did before they had a clipboard. @param {string} text */
function copiedByHand(text) {
  const before = document.activeElement;
  const field = el("textarea", { class: "visually-hidden", readonly: "" });
  field.textContent = text;
  document.body.append(field);
  /** @type {HTMLTextAreaElement} */ (field).select();
  const done = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return done;
}
