// The stops of lessons that were seen, stored on this device.

import { FORGETTABLE, readObject, storeValue } from "../page/storage.js";
import { isOwn } from "./list.js";

const MOST = 3000; // characters of the stored value

/** @import { Seen } from "./path.js" */

/** @returns {Seen} */
export function loadSeen() {
  const entries = Object.entries(readObject(FORGETTABLE.lessons));
  return Object.fromEntries(entries.filter(([, stops]) => Array.isArray(stops) && stops.every(Number.isSafeInteger)));
}

/**
 * Return `seen` with another stop. The last lesson moves to the end; beyond MOST characters the first ones are dropped.
 * @param {Seen} seen
 * @param {string} name
 * @param {number} stop
 * @returns {Seen}
 */
export function addStop(seen, name, stop) {
  const { [name]: stops = [], ...others } = seen;
  const entries = [...Object.entries(others), [name, [...new Set([...stops, stop])].sort((one, other) => one - other)]];
  while (entries.length > 1 && JSON.stringify(entries).length > MOST) entries.shift();
  return Object.fromEntries(entries);
}

/** @param {string} name  of the lesson @param {number} stop */
export function noteStop(name, stop) {
  if (!isOwn(name)) storeValue(FORGETTABLE.lessons, addStop(loadSeen(), name, stop));
}
