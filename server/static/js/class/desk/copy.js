// Copies an address, and says whether the browser let it.

import { copy } from "../../page/clipboard.js";
import { createButton } from "../../page/dom.js";
import { words } from "../../words/desk.js";

const { INVITATION: WORDS } = words;

/** A button that copies an address. @param {string} name @param {string} address @param {import("../../intents/actions.js").Actions} actions */
export function createCopy(name, address, actions) {
  return createButton(name, async () => actions.showMessage((await copy(address)) ? WORDS.copied : WORDS.notCopied));
}
