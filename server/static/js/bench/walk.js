// The walk of the carry: a button adds the 1, and place after place is written, as far as it is carried and beyond.

import { el, write } from "../page/dom.js";
import { words } from "../words/bench.js";

const BEAT = 450; // milliseconds for a place

/** @param {() => void} draw  is called after each place */
export function createWalk(draw) {
  const button = el("button", { type: "button", class: "text" }, words.WALK);
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  let places = Infinity; // that are written
  let width = 0;

  button.addEventListener("click", () => {
    const byHand = still.matches && places < width;
    places = byHand ? places + 1 : places < width ? width : 0;
    if (!still.matches && places === 0) go();
    else finish();
  });

  /** Write one place more, until all are written. */
  function go() {
    finish();
    if (places >= width || !button.isConnected) return;
    setTimeout(() => {
      if (places >= width) return;
      places += 1;
      go();
    }, BEAT);
  }

  function finish() {
    write(button, places < width ? words.WALK_ON : words.WALK);
    draw();
  }

  return {
    button,
    /** How many places are written, null for all. @param {number} now  places of the rows */
    walked(now) {
      width = now;
      return places < width ? places : null;
    },
  };
}
