// The digits of a whole number in two's complement, and what is asked about them. Pure.

import { el, write } from "../page/dom.js";
import { wordsOf } from "../words/words.js";

const words = await wordsOf("bench");

/** The ones and zeros of a number, the highest first. @param {bigint} value @param {number} width */
export const digitsOf = (value, width) =>
  Array.from({ length: width }, (_, at) => Number((value >> BigInt(width - 1 - at)) & 1n));

/** The lowest bits of a number, as a row of bits shows them. @param {bigint} value @param {number} width */
export const cut = (value, width) => BigInt.asUintN(width, value);

/**
 * How many places left of a row a number needs until nothing new comes: for a negative one, ones for ever.
 * @param {bigint} value
 * @param {number} width
 */
export function beyond(value, width) {
  if (value < 0n) return FOR_EVER;
  const rest = value >> BigInt(width);
  return rest ? rest.toString(2).length : 0;
}

const FOR_EVER = 3; // ones that stand for all of them

/**
 * The carries of adding 1: the 1 itself, and every place that it walks on to.
 * @param {bigint} value
 * @param {number} width
 * @returns {bigint}
 */
export function carriesOf(value, width) {
  let carries = 1n;
  for (let place = 0n; place < BigInt(width - 1) && (value >> place) & 1n; place++) carries |= 2n << place;
  return cut(carries, width);
}

// The walk of the carry: a button adds the 1, and place after place is written, as far as it is carried and beyond.

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
