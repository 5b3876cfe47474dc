// Copies text to the clipboard.

import { el } from "./dom.js";

/** Copy a text. Resolves to whether it worked. @param {string} text */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByHand(text); // without HTTPS a page has no clipboard API
  }
}

/** Copy through a selected text field, as before the clipboard API. @param {string} text */
function copyByHand(text) {
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
