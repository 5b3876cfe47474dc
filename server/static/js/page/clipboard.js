// Into the clipboard.

import { el } from "./dom.js";

/** Copy a text; whether it worked. @param {string} text */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByHand(text); // a page that came without encryption has no clipboard
  }
}

/** As pages did before they had a clipboard. @param {string} text */
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
