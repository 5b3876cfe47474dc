// The keys of an open question: they answer it before anything else on the page hears them, unless what has the focus needs them.

import { keepsKey } from "../page/keys.js";
import { belongsToButton } from "./card.js";

/** @param {() => import("../types.js").State} state @param {(key: string) => boolean} take  does what a key means, if it means something */
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

/** Whether what has the focus needs a key itself. @param {KeyboardEvent} event @param {import("../types.js").State} state */
function belongsElsewhere({ key, target }, { drawer, settings }) {
  const element = target instanceof Element ? target : null;
  if (drawer || element?.closest("dialog:not(.lesson), [popover]")) return true;
  const sign = /^[\ds]$/i.test(key);
  if (element?.closest("#question, dialog.lesson")) return belongsToButton(element, key);
  if (sign) return !settings.keys || keepsKey(element, key); // without being wanted they come by mistake, as in dictating
  return keepsKey(element, key) || (key !== "Escape" && Boolean(element?.closest("#stage"))); // there the cursor of the board reads on, and Enter chooses
}
