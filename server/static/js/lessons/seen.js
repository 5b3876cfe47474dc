// Which stops of which lessons were seen. It stays on this device.

import { FORGETTABLE } from "../page/progress.js";
import { isOwn } from "./list.js";

const STORED = FORGETTABLE.lessons;
const MOST = 3000; // characters of what is remembered

/** Numbers of stops, from 0, by the lesson's name. @typedef {Record<string, number[]>} Seen */

/** @param {string | null} text  as it was stored @returns {Seen} */
export function parseSeen(text) {
  try {
    const entries = Object.entries(JSON.parse(text ?? "{}"));
    return Object.fromEntries(entries.filter(([, stops]) => Array.isArray(stops) && stops.every(Number.isSafeInteger)));
  } catch {
    return {};
  }
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

export function loadSeen() {
  try {
    return parseSeen(localStorage.getItem(STORED));
  } catch {
    return {}; // storage may be forbidden
  }
}

/** Remember that a stop was seen. @param {string} name  of the lesson @param {number} stop */
export function noteStop(name, stop) {
  if (isOwn(name)) return;
  try {
    localStorage.setItem(STORED, JSON.stringify(addStop(loadSeen(), name, stop)));
  } catch {
    // without storage nothing is remembered
  }
}
