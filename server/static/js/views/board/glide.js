// The board glides to its new place and size when parts of the page come or go, and what is below it fades in. It jumps with
// the window and with n, or if nothing may move.

import { find } from "../../page/dom.js";

/** @import { Look } from "../../types.js" */

const GLIDE = 300; // milliseconds
const LEAST = 0.02; // share of its width by which a board has changed

export function createGlide() {
  const board = find("#board");
  const below = find("#below");
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  let isLively = false;
  let n = 0;
  const measure = () => ({ box: board.getBoundingClientRect(), room: `${innerWidth} ${innerHeight}` });
  let last = measure();

  new ResizeObserver(() => {
    const before = last;
    last = measure();
    const { box, room } = last;
    if (before.room !== room || !isLively) return;
    const scale = before.box.width / box.width;
    if (!Number.isFinite(scale) || Math.abs(scale - 1) < LEAST) return;
    const across = before.box.left - box.left;
    const down = before.box.top - box.top;
    const from = { transformOrigin: "0 0", transform: `translate(${across}px, ${down}px) scale(${scale})` };
    const timing = { duration: GLIDE, easing: "ease-in-out" };
    board.animate([from, { transformOrigin: "0 0", transform: "none" }], timing);
    below.animate([{ opacity: 0 }, { opacity: 0, offset: 0.5 }, { opacity: 1 }], timing);
  }).observe(board);

  /** @param {Look} look */
  return ({ film: { shown }, page: { settings } }) => {
    isLively = shown !== null && settings.animations && !still.matches;
    if (!shown || shown.run.n === n) return;
    n = shown.run.n;
    last = measure(); // with whole pixels a column
  };
}
