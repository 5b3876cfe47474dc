// Makes an animated GIF of a range of steps: the browser draws the frames, a worker encodes them. Can be cancelled.

import { shades } from "./colours.js";
import { raster } from "./raster.js";
import { wordsOf } from "../words/words.js";

/** @import { Run, Source, Step } from "../types.js" */
/** @import { Theme } from "./colours.js" */

const words = await wordsOf("export");

/**
 * @param {object} film
 * @param {AsyncIterable<Step>} film.steps @param {number} film.count  the number of steps
 * @param {(step: Step) => SVGElement} film.draw
 * @param {Theme} film.theme
 * @param {number} film.width  in pixels @param {number} film.delay  in milliseconds
 * @param {(done: number) => void} film.onFrame  called after each frame
 * @param {AbortSignal} film.signal
 * @returns {Promise<Blob>}
 */
export async function animate({ steps, count, draw, theme, width, delay, onFrame, signal }) {
  const worker = new Worker(new URL("./gifworker.js", import.meta.url), { type: "module" });
  /** @type {Promise<never>} */
  const failure = new Promise((_, reject) => {
    worker.onerror = () => reject(new Error(words.EXPORT.noGif)); // the browser's console has the reason
  });
  failure.catch(() => {}); // it may come before it is awaited
  /**
   * Send a message to the worker and return its answer.
   * @param {object} message
   * @param {Transferable[]} [handed]
   * @returns {Promise<any>}
   */
  const request = (message, handed = []) => Promise.race([failure, send(worker, message, handed, signal)]);
  try {
    let done = 0;
    for await (const step of steps) {
      signal.throwIfAborted();
      const { canvas, pixels: read } = await raster(draw(step), width);
      signal.throwIfAborted();
      if (!done) worker.postMessage({ kind: "begin", palette: shades(theme), width, height: canvas.height, delay });
      const pixels = read().buffer;
      await request({ kind: "frame", pixels, last: done === count - 1 }, [pixels]);
      done += 1;
      onFrame(done);
    }
    const { bytes } = await request({ kind: "end" });
    return new Blob([bytes], { type: "image/gif" });
  } finally {
    worker.terminate();
  }
}

/**
 * Return the worker's answer to a message. Rejects if it is aborted.
 * @param {Worker} worker
 * @param {object} message
 * @param {Transferable[]} handed
 * @param {AbortSignal} signal
 * @returns {Promise<any>}
 */
function send(worker, message, handed, signal) {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    worker.postMessage(message, handed);
  });
}

/**
 * Yield the steps of a run, window by window.
 * @param {Source} source
 * @param {Run} run
 * @param {number} from
 * @param {number} to
 * @param {number} stride
 */
export async function* stepsOf(source, run, from, to, stride) {
  const WINDOW = 64;
  for (let start = from; start <= to; start += WINDOW * stride) {
    yield* await source.read(run, start, Math.min(to + 1, start + WINDOW * stride), stride);
  }
}
