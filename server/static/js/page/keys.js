// Keys that work wherever the viewer is, except where the focused control has a use for them itself.

import { el } from "./dom.js";

/** What has its own use for keys. */
const FIELDS = "input:not([type=range], [type=radio], [type=checkbox]), textarea, select";
const SLIDERS = "input[type=range], [type=radio], [role=slider], [role=tab]"; // a tab is a button, too
const BUTTONS = "button, a, summary, [type=radio], [type=checkbox]";

/** Keys that type a sign; viewers can switch them off, since dictation types them by accident. @param {string} key */
const typesSign = (key) => key.length === 1 && key !== " ";

/** The name that a key is bound to: Shift does not change a letter, and = counts as plus. @param {string} key */
function nameOf(key) {
  if (key === "=") return "+";
  return key.length === 1 ? key.toLowerCase() : key;
}

/**
 * @param {(name: string) => ((event: KeyboardEvent) => void) | undefined} bound  what a key does
 * @param {() => boolean} signs  whether those that type a sign do it, too
 * @param {boolean} [first]  before those who listen otherwise
 * @returns {() => void}  no longer listens
 */
export function listenToKeys(bound, signs, first = false) {
  /** @param {KeyboardEvent} event */
  function press(event) {
    const name = nameOf(event.key);
    const act = bound(name);
    if (!act || event.ctrlKey || event.altKey || event.metaKey || keepsKey(event.target, name)) return;
    if (!signs() && typesSign(name)) return;
    event.preventDefault();
    act(event);
  }
  addEventListener("keydown", press, { capture: first });
  return () => removeEventListener("keydown", press, { capture: first });
}

/** Whether a focused control keeps this key for itself. @param {EventTarget | null} target @param {string} key */
export function keepsKey(target, key) {
  if (!(target instanceof Element)) return false;
  if (target.matches(FIELDS)) return true;
  if (target.matches(SLIDERS) && (key.startsWith("Arrow") || key === "Home" || key === "End")) return true;
  return target.matches(BUTTONS) && key === " ";
}

// A list of keys and what each does.

/** @param {(readonly [readonly string[], string])[]} keys  the keys' names, and what they do */
export const listKeys = (keys) =>
  el(
    "dl",
    { class: "keys" },
    ...keys.flatMap(([caps, text]) => [el("dt", {}, ...caps.map((cap) => el("kbd", {}, cap))), el("dd", {}, text)]),
  );
