// Makes an animated GIF in a thread of its own, a frame at a time. A frame says only where it differs from the one before.

import { GIFEncoder, applyPalette } from "../../vendor/gifenc/gifenc.esm.js";

/** @typedef {{kind: "begin", palette: [number, number, number][], width: number, height: number, delay: number}} Begin  delay in milliseconds */
/** @typedef {{kind: "frame", pixels: ArrayBuffer, last: boolean}} Frame  red, green, blue and opacity of each pixel; the last frame stays longer */
/** @typedef {Begin | Frame | {kind: "end"}} Order */

const REST = 2000; // milliseconds that the last frame stays before the film begins again
const KEEP = 1; // GIF89a, 23: a frame stays under the next one

const gif = GIFEncoder();
/** @type {Begin | null} */
let film = null;
/** @type {Uint8Array | null} */
let before = null;

addEventListener("message", ({ data }) => {
  const order = /** @type {Order} */ (data);
  switch (order.kind) {
    case "begin":
      film = order;
      break;
    case "frame":
      add(order);
      postMessage({ kind: "added" });
      break;
    case "end":
      gif.finish();
      postMessage({ kind: "done", bytes: gif.bytes() });
      break;
    default:
      throw new Error("an order that nobody knows");
  }
});

/** @param {Frame} frame */
function add({ pixels, last }) {
  if (!film) throw new Error("a frame before the film has begun");
  const { palette, width, height, delay } = film;
  const index = applyPalette(new Uint8ClampedArray(pixels), palette, "rgb565");
  const same = palette.length; // the colour of what has not changed
  const changed = before ? index.map((colour, at) => (colour === before?.[at] ? same : colour)) : index;
  gif.writeFrame(changed, width, height, {
    palette: before ? null : [...palette, [0, 0, 0]],
    delay: last ? Math.max(delay, REST) : delay,
    transparent: before !== null,
    transparentIndex: same,
    dispose: KEEP,
  });
  before = index;
}
