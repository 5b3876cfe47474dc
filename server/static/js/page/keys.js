// Handles keys anywhere on the page, except where the focused control uses the key itself.

import { el } from "./dom.js";

/** Controls with their own use for keys. */
const FIELDS = "input:not([type=range], [type=radio], [type=checkbox]), textarea, select";
const SLIDERS = "input[type=range], [type=radio], [role=slider], [role=tab]"; // a tab is a button, too
const BUTTONS = "button, a, summary, [type=radio], [type=checkbox]";

/** Return true if a key types a character. Viewers can switch these off, since dictation types them by accident. @param {string} key */
const typesSign = (key) => key.length === 1 && key !== " ";

/** Return the name under which a key is bound: Shift does not change a letter, and = counts as plus. @param {string} key */
function nameOf(key) {
  if (key === "=") return "+";
  return key.length === 1 ? key.toLowerCase() : key;
}

/**
 * @param {(name: string) => ((event: KeyboardEvent) => void) | undefined} bound  returns the handler of a key
 * @param {() => boolean} signs  returns true if keys that type a character are on
 * @param {boolean} [first]  true: before all other listeners
 * @returns {() => void}  stops listening
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

/** Return true if a focused control uses this key itself. @param {EventTarget | null} target @param {string} key */
export function keepsKey(target, key) {
  if (!(target instanceof Element)) return false;
  if (target.matches(FIELDS)) return true;
  if (target.matches(SLIDERS) && (key.startsWith("Arrow") || key === "Home" || key === "End")) return true;
  return target.matches(BUTTONS) && key === " ";
}

// A list of keys and their effects.

/** @param {(readonly [readonly string[], string])[]} keys  names of the keys, and their effect */
export const listKeys = (keys) =>
  el(
    "dl",
    { class: "keys" },
    ...keys.flatMap(([caps, text]) => [el("dt", {}, ...caps.map((cap) => el("kbd", {}, cap))), el("dd", {}, text)]),
  );
