// With what the page was opened, which its address says: a search of ours and its board, `?listing=bitmask&n=8`, or a
// program with a bug, `?bug=shift`.

import { loadListings } from "../wire/source.js";
import { readBug } from "./bugs.js";
import { sized } from "./saved.js";

/** @import { Run } from "../types.js" */
/** @import { BugName } from "./bugs.js" */

/** @typedef {Pick<Run, "algorithm" | "n"> & {bug: BugName | null}} Origin */

/** @returns {Origin} */
export function readOrigin() {
  const fields = new URLSearchParams(location.search);
  const n = Number(fields.get("n"));
  return {
    algorithm: fields.get("listing") ?? "bitmask",
    n: Number.isInteger(n) && n >= 1 && n <= 32 ? n : 8,
    bug: readBug(fields.get("bug")),
  };
}

/** The listing of the search, for that board. @param {Origin} origin */
export async function loadListing({ algorithm, n }) {
  const { all } = await loadListings(algorithm);
  const lines = all.python.map((pieces) => pieces.map(([, text]) => text).join(""));
  return `${sized(lines.join("\n"), { n })}\n`;
}
