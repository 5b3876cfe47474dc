// A worker that encodes an animated GIF, frame by frame. A frame stores only the pixels that differ from the frame before.

import { GIFEncoder, applyPalette } from "../../vendor/gifenc/gifenc.esm.js";

/**
 * @typedef {{kind: "begin", palette: [number, number, number][], width: number, height: number, delay: number}} BeginMessage  delay in milliseconds
 */
/**
 * @typedef {{kind: "frame", pixels: ArrayBuffer, last: boolean}} FrameMessage  red, green, blue and opacity of each pixel; the last frame is shown longer
 */
/** @typedef {BeginMessage | FrameMessage | {kind: "end"}} Message */

const REST = 2000; // milliseconds for which the last frame is shown at least
const KEEP = 1; // disposal method (GIF89a, section 23): the frame stays below the next one

const gif = GIFEncoder();
/** @type {BeginMessage | null} */
let film = null;
/** @type {Uint8Array | null} */
let before = null;

addEventListener("message", ({ data }) => {
  const order = /** @type {Message} */ (data);
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
      throw new Error("unknown message");
  }
});

/** @param {FrameMessage} frame */
function add({ pixels, last }) {
  if (!film) throw new Error("the first message must be begin, not frame");
  const { palette, width, height, delay } = film;
  const index = applyPalette(new Uint8ClampedArray(pixels), palette, "rgb565");
  const same = palette.length; // index of the transparent colour, for unchanged pixels
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
