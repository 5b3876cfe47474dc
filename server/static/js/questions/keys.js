// The keys of an open question. They come before the page's other listeners, unless the focused element needs them.

import { keepsKey } from "../page/keys.js";

/** @import { State } from "../types.js" */

/** @param {() => State} state @param {(key: string) => boolean} handle  handles a key; returns whether it had an effect */
export function createKeys(state, handle) {
  /** @param {KeyboardEvent} event */
  function listener(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || belongsElsewhere(event, state()) || !handle(event.key))
      return;
    event.preventDefault();
    event.stopPropagation();
  }

  return {
    open: () => addEventListener("keydown", listener, { capture: true }),
    close: () => removeEventListener("keydown", listener, { capture: true }),
  };
}

/** Return whether the focused element needs a key itself. @param {KeyboardEvent} event @param {State} state */
function belongsElsewhere({ key, target }, { page: { drawer, settings } }) {
  const element = target instanceof Element ? target : null;
  if (drawer || element?.closest("dialog:not(.lesson), [popover]")) return true;
  const sign = /^[\ds]$/i.test(key);
  if (element?.closest("#question, dialog.lesson")) return belongsToButton(element, key);
  // unless enabled, they come by mistake, as in dictating
  if (sign) return !settings.keys || keepsKey(element, key);
  // on the stage, arrows move the board's cursor, and Enter chooses
  return keepsKey(element, key) || (key !== "Escape" && Boolean(element?.closest("#stage")));
}

/**
 * Return whether a key belongs to the focused button, of the card or of a lesson's question, among which arrows move.
 * @param {Element} element
 * @param {string} key
 */
function belongsToButton(element, key) {
  if (element.closest("dialog.lesson > .row")) return ["Enter", " ", "ArrowLeft", "ArrowRight"].includes(key);
  return key === " " || (key === "Enter" && element.matches("button, a, summary") && !element.closest(".answers"));
}
