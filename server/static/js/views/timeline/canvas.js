// Paints the timeline: two bitmaps of the outline, one for the past and one for the future, of which every frame shows
// a part, and over them the calls on the stack. It knows colours and pixels, but no requests and no pointers.

import { hidesFuture, listBars, callAt, visibleRange } from "../../model/icicle.js";

/** @import { Outline, State, Step } from "../../types.js" */

const SHARPEST = 2; // pixels of the picture for one of the page
const GAP = 1; // between rows, and before a wide call, in pixels of the page
const WIDE = 3; // pixels of the page from which a call is set apart from the one before it

/** @param {HTMLCanvasElement} canvas */
export function createIcicle(canvas) {
  const picture = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const played = document.createElement("canvas");
  const coming = document.createElement("canvas");
  let [width, height, sharp] = [0, 0, 1];
  /** @type {Outline | null} */
  let drawn = null;
  const colours = createColours(canvas);
  /** @type {Record<string, string> | null} */
  let look = null;

  /**
   * @param {HTMLCanvasElement} bitmap
   * @param {Outline} outline
   * @param {number} n
   * @param {string} body
   * @param {string} tick
   */
  function draw(bitmap, outline, n, body, tick) {
    bitmap.width = Math.max(1, Math.round(width * sharp));
    bitmap.height = Math.max(1, Math.round(height * sharp));
    const pen = /** @type {CanvasRenderingContext2D} */ (bitmap.getContext("2d"));
    pen.scale(sharp, sharp);
    const pixel = width / outline.width;
    const row = height / (n + 1);
    const thick = row > 3 * GAP ? row - GAP : row;
    pen.fillStyle = body;
    for (const [depth, first, length] of listBars(outline, n)) {
      if (depth === n) continue; // the row of the solutions
      pen.globalAlpha = 0.5 + 0.5 * (1 - depth / n);
      pen.fillRect(first * pixel, depth * row, length * pixel, thick);
    }
    pen.globalAlpha = 1;
    const scale = width / (outline.stop - outline.start);
    for (const [depth, first, end] of outline.calls) {
      if ((end - first) * scale >= WIDE && first > outline.start)
        pen.clearRect((first - outline.start) * scale, depth * row, GAP, row);
    }
    pen.fillStyle = tick;
    const most = Math.max(...outline.solutions);
    outline.solutions.forEach((found, at) => {
      if (!found) return;
      pen.globalAlpha = most > 4 ? 0.35 + 0.65 * Math.sqrt(found / most) : 1;
      pen.fillRect(at * pixel - 0.3, height - Math.max(row, 7), Math.max(pixel, 1.6), Math.max(row, 7));
    });
  }

  return {
    /** The canvas has this size now, in pixels of the page. @param {number} newWidth @param {number} newHeight */
    resize(newWidth, newHeight) {
      [width, height, sharp] = [newWidth, newHeight, Math.min(SHARPEST, devicePixelRatio || 1)];
      canvas.width = Math.round(width * sharp);
      canvas.height = Math.round(height * sharp);
      drawn = null;
    },

    /** @param {State} state @param {number} head  where the present step lies, from 0 to 1 */
    paint(state, head) {
      const {
        film: { shown, outline },
      } = state;
      picture.setTransform(sharp, 0, 0, sharp, 0, 0);
      picture.clearRect(0, 0, width, height);
      if (!outline || !shown || !width) return;
      const { past, future, gold, ink } = colours();
      if (outline !== drawn || colours() !== look) {
        drawn = outline;
        look = colours();
        draw(played, outline, shown.run.n, past, gold);
        draw(coming, outline, shown.run.n, future, gold);
      }
      const range = visibleRange(state.film);
      const scale = width / (range.stop - range.start);
      const left = (outline.start - range.start) * scale;
      const length = (outline.stop - outline.start) * scale;
      const edge = Math.min(width, Math.max(0, head * width));
      const hidden = hidesFuture(state.learn);
      if (!hidden) part(coming, left, length, edge, width);
      part(played, left, length, 0, edge);
      frameCalls(shown.step, shown.run.n, outline, range.start, scale, ink, hidden ? edge : width + 4);
    },
  };

  /**
   * Show a bitmap from `left`, `length` wide, between two edges.
   * @param {HTMLCanvasElement} bitmap
   * @param {number} left
   * @param {number} length
   * @param {number} from
   * @param {number} to
   */
  function part(bitmap, left, length, from, to) {
    if (to <= from) return;
    picture.save();
    picture.beginPath();
    picture.rect(from, 0, to - from, height);
    picture.clip();
    picture.drawImage(bitmap, left, 0, length, height);
    picture.restore();
  }

  /**
   * @param {Step} step
   * @param {number} n
   * @param {Outline} outline
   * @param {number} start
   * @param {number} scale
   * @param {string} ink
   * @param {number} end  of what is shown
   */
  function frameCalls(step, n, outline, start, scale, ink, end) {
    const row = height / (n + 1);
    picture.strokeStyle = ink;
    picture.lineWidth = row > 6 ? 2 : 1;
    for (let depth = 0; depth < (step.stack?.length ?? 0); depth++) {
      const call = callAt(outline, depth, step.step);
      if (!call) continue;
      const [, first, stop] = call;
      const inset = picture.lineWidth / 2;
      const x = Math.max(-4, (first - start) * scale);
      const right = Math.min(end, (stop - start) * scale);
      picture.strokeRect(
        x + inset,
        depth * row + inset,
        Math.max(right - x - 2 * inset, 1),
        Math.max(row - GAP - 2 * inset, 1),
      );
    }
  }
}

/**
 * The picture's colours, asked for again only where the theme has changed: asking takes longer than painting.
 * @param {Element} element
 */
function createColours(element) {
  const queries = ["(prefers-color-scheme: dark)", "(forced-colors: active)"].map((query) => matchMedia(query));
  const theme = () => [document.documentElement.dataset.theme, ...queries.map(({ matches }) => matches)].join();
  let asked = "";
  let colours = { past: "", future: "", gold: "", ink: "" };
  return () => {
    if (theme() === asked) return colours;
    asked = theme();
    const style = getComputedStyle(element);
    const [past, future, gold, ink] = ["--past", "--future", "--gold-fill", "--ink"].map((name) =>
      style.getPropertyValue(name),
    );
    colours = { past, future, gold, ink };
    return colours;
  };
}
