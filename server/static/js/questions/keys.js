// The keys of an open question: they answer it before anything else on the page hears them, unless what has the focus
// needs them.

import { keepsKey } from "../page/keys.js";

/** @import { State } from "../types.js" */

/** @param {() => State} state @param {(key: string) => boolean} take  does what a key means, if it means something */
export function createKeys(state, take) {
  /** @param {KeyboardEvent} event */
  function listener(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || belongsElsewhere(event, state()) || !take(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  return {
    open: () => addEventListener("keydown", listener, { capture: true }),
    close: () => removeEventListener("keydown", listener, { capture: true }),
  };
}

/** Whether what has the focus needs a key itself. @param {KeyboardEvent} event @param {State} state */
function belongsElsewhere({ key, target }, { page: { drawer, settings } }) {
  const element = target instanceof Element ? target : null;
  if (drawer || element?.closest("dialog:not(.lesson), [popover]")) return true;
  const sign = /^[\ds]$/i.test(key);
  if (element?.closest("#question, dialog.lesson")) return belongsToButton(element, key);
  // without being wanted they come by mistake, as in dictating
  if (sign) return !settings.keys || keepsKey(element, key);
  // there the cursor of the board reads on, and Enter chooses
  return keepsKey(element, key) || (key !== "Escape" && Boolean(element?.closest("#stage")));
}

/**
 * Whether a key belongs to the button that has the focus: one of the card, or of the lesson that asks, through which
 * arrows lead.
 * @param {Element} element
 * @param {string} key
 */
function belongsToButton(element, key) {
  if (element.closest("dialog.lesson > .row")) return ["Enter", " ", "ArrowLeft", "ArrowRight"].includes(key);
  return key === " " || (key === "Enter" && Boolean(element.closest(".row")));
}
