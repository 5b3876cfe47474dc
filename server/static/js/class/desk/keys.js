// The host's keys. They come before the page's own, of which one has the same name.

import { el } from "../../page/dom.js";
import { listKeys } from "../../page/keylist.js";
import { listenToKeys } from "../../page/keys.js";
import { words } from "../../words/desk.js";

/** @param {Record<string, () => unknown>} bindings @param {() => boolean} signs  whether keys that type a sign do anything @returns {() => void}  no longer listens */
export const listenAsHost = (bindings, signs) => listenToKeys((name) => {
  const act = bindings[name];
  return act && ((event) => {
    event.stopImmediatePropagation();
    if (!event.repeat) act();
  });
}, signs, true);

/** The keys as a list that opens. */
export const listHostKeys = () => el("details", {}, el("summary", {}, words.KEYS_TITLE), listKeys(words.KEYS));
