// Parses the server's messages about measured times, for the pages that show them.

import { expectType } from "./protocol.js";

/** The present table of times. @param {Record<string, any>} body @returns {import("../types.js").TimesTable} */
export function parseTable({ type, machine, running, cells }) {
  expectType(type, "times");
  return { machine, running, cells };
}

/** The progress of a measurement, or its end; null if it was cancelled. @param {Record<string, any>} body @returns {import("../types.js").TimingNews | null} */
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
