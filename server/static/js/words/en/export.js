// What the drawer for taking things along says, in English. Pure: facts in, text out.

import { counted, duration, whole } from "./common.js";

/** @import { Run } from "../../types.js" */

export * from "./common.js";

/** What the drawer for taking things along says as it stands. */
export const EXPORT = {
  still: "Picture of this step",
  svg: "Save SVG",
  png: "Save PNG",
  pngWidth: "Width of the PNG",
  moving: "Animated GIF",
  from: "From step",
  to: "To step",
  stride: "Every",
  delay: "ms a step",
  width: "Pixels wide",
  make: "Make the GIF",
  cancel: "Cancel",
  cancelled: "Cancelled.",
  progress: "Share of the frames that are drawn",
  film: "The finished animation",
  noPng: "The browser cannot make a PNG of this size.",
  noGif: "The browser could not make the GIF.",
  table: "Steps as data",
  tableHint: "One step a line. JSON Lines has everything, the call stack too; CSV opens in a spreadsheet.",
};

/** @type {Record<"jsonl" | "csv", string>} */
export const FORMATS = { jsonl: "JSON Lines", csv: "CSV" };

/** What stands above an exported picture. @param {Run} run @param {number} step @param {number | null} steps  in all */
export const heading = ({ algorithm, n }, step, steps) =>
  `N = ${n}, ${algorithm}, step ${whole(step)}${steps === null ? "" : ` of ${whole(steps)}`}`;

/** @param {number} count */
export const pixels = (count) => `${whole(count)} px`;

/** @param {number} least @param {number} most */
export const badNumber = (least, most) =>
  most === Number.MAX_SAFE_INTEGER
    ? `A whole number, ${whole(least)} or more`
    : `A whole number from ${whole(least)} to ${whole(most)}`;

/** @param {number} frames @param {number} delay  in milliseconds */
export const filmPlan = (frames, delay) => `${counted(frames, "frame")}, ${duration((frames * delay) / 1000)} long`;

/** @param {number} frames @param {number} most */
export const tooManyFrames = (frames, most) =>
  `These are ${whole(frames)} frames; a GIF takes ${whole(most)} at most. Fewer steps, or not every one, will do.`;

/** @param {number} done @param {number} all */
export const framesDone = (done, all) => `Frame ${whole(done)} of ${whole(all)}`;

/** @param {string} name @param {number} size  in bytes */
export const saveFile = (name, size) => `Save ${name} (${bytes(size)})`;

/** @param {number} steps @param {number} size  in bytes */
export const fileSize = (steps, size) => `${counted(steps, "step")}, about ${bytes(size)}`;

/** @type {[string, number][]} */
const SIZES = [
  ["TB", 1e12],
  ["GB", 1e9],
  ["MB", 1e6],
  ["KB", 1e3],
];

/** A number of bytes as people say it. @param {number} count */
function bytes(count) {
  const [unit, size] = SIZES.find(([, least]) => count >= least) ?? ["bytes", 1];
  return `${Number((count / size).toPrecision(2)).toLocaleString("en")} ${unit}`;
}
