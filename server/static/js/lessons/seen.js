// Which stops of which lessons were seen. It stays on this device.

import { FORGETTABLE, readObject, storeValue } from "../page/storage.js";
import { isOwn } from "./list.js";

const MOST = 3000; // characters of what is remembered

/** Numbers of stops, from 0, by the lesson's name. @typedef {Record<string, number[]>} Seen */

/** @returns {Seen} */
export function loadSeen() {
  const entries = Object.entries(readObject(FORGETTABLE.lessons));
  return Object.fromEntries(entries.filter(([, stops]) => Array.isArray(stops) && stops.every(Number.isSafeInteger)));
}

/**
 * With one stop more; the lesson seen last comes last, and those seen first are forgotten if it is too much.
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

/** Remember that a stop was seen. @param {string} name  of the lesson @param {number} stop */
export function noteStop(name, stop) {
  if (!isOwn(name)) storeValue(FORGETTABLE.lessons, addStop(loadSeen(), name, stop));
}
