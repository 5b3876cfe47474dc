// Chooses the page for this device: the calm one with the extras that have joined it, or the whole one.

import { withExtras } from "../model/names.js";
import { FORGETTABLE, hasStored, readText, storeText } from "./storage.js";

/** @import { Calm } from "../model/names.js" */

const EVERYTHING = "everything"; // boot.js reads it, too

/**
 * Choose the page for an address: the calm one if it asks for that (true), the whole one if it names a place in the film
 * (false), else (null) the page as it is shown or as the device remembers it.
 * @param {boolean | null} said @param {Calm} [shown]
 * @returns {Calm}
 */
export function calmOf(said, shown) {
  if (said === false || (said === null && shown === null)) return null;
  if (shown) return shown;
  const text = remembered();
  return text === EVERYTHING && said === null ? null : withExtras([], text.split(" "));
}

/** Return the page that the device remembers. Devices that were used before there was a calm page get the whole one. */
const remembered = () => readText(FORGETTABLE.calm) ?? (hasStored() ? EVERYTHING : "");

/** @param {Calm} calm */
export const rememberCalm = (calm) => storeText(FORGETTABLE.calm, calm === null ? EVERYTHING : calm.join(" "));

/** Remember the extras of the calm page, unless the device remembers the whole page. @param {Calm} calm */
export function rememberExtras(calm) {
  if (remembered() !== EVERYTHING) rememberCalm(calm);
}
