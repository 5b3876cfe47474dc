// Which of the two pages this device is shown: the calm one, with what has joined it, or everything.

import { withExtras } from "../model/names.js";
import { FORGETTABLE, hasStored, readText, storeText } from "./storage.js";

/** @import { Calm } from "../model/names.js" */

const EVERYTHING = "everything"; // boot.js reads it, too

/**
 * What an address shows that asks for the calm page (true), leads to a place in the film (false), or says neither (null):
 * then it is what the page shows already, or else what the device remembers.
 * @param {boolean | null} said @param {Calm} [shown]
 * @returns {Calm}
 */
export function calmOf(said, shown) {
  if (said === false || (said === null && shown === null)) return null;
  if (shown) return shown;
  const text = remembered();
  return text === EVERYTHING && said === null ? null : withExtras([], text.split(" "));
}

/** What the device remembers. Who has been here before there was a calm page has always been shown everything. */
const remembered = () => readText(FORGETTABLE.calm) ?? (hasStored() ? EVERYTHING : "");

/** From now on the device is shown this. @param {Calm} calm */
export const rememberCalm = (calm) => storeText(FORGETTABLE.calm, calm === null ? EVERYTHING : calm.join(" "));

/** From now on this is the calm page; who is shown everything keeps that. @param {Calm} calm */
export function rememberExtras(calm) {
  if (remembered() !== EVERYTHING) rememberCalm(calm);
}
