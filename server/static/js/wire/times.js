// What the server says of how long the searches take: beside protocol.js, for the pages that tell it.

import { expectType } from "./protocol.js";

/** The table of times as it stands. @param {Record<string, any>} body @returns {import("../types.js").TimesTable} */
export function parseTable({ type, machine, running, cells }) {
  expectType(type, "times");
  return { machine, running, cells };
}

/** News of a measurement, or its end; null when it was cancelled. @param {Record<string, any>} body @returns {import("../types.js").TimingNews | null} */
export function parseNews({ type, done, of, now, cells }) {
  switch (type) {
    case "progress":
    case "timed":
      return { done, of, now, cells };
    case "cancelled":
      return null;
    default:
      throw new Error(`the server answered a measurement with ${type}`);
  }
}
