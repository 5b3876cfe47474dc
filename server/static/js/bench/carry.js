// The digits of a whole number in two's complement. Pure.

import { el, write } from "../page/dom.js";
import { wordsOf } from "../words/words.js";

const words = await wordsOf("bench");

/** Return the bits of a number as numbers, the highest first. @param {bigint} value @param {number} width */
export const digitsOf = (value, width) =>
  Array.from({ length: width }, (_, at) => Number((value >> BigInt(width - 1 - at)) & 1n));

/** Return the lowest bits of a number, as in a row of bits. @param {bigint} value @param {number} width */
export const cut = (value, width) => BigInt.asUintN(width, value);

/**
 * Return how many places a number needs left of a row; a negative one gets FOR_EVER ones in place of infinitely many.
 * @param {bigint} value
 * @param {number} width
 */
export function beyond(value, width) {
  if (value < 0n) return FOR_EVER;
  const rest = value >> BigInt(width);
  return rest ? rest.toString(2).length : 0;
}

const FOR_EVER = 3; // ones in place of infinitely many

/**
 * Return the carries of adding 1: the 1 itself, and every place to which it moves.
 * @param {bigint} value
 * @param {number} width
 * @returns {bigint}
 */
export function carriesOf(value, width) {
  let carries = 1n;
  for (let place = 0n; place < BigInt(width - 1) && (value >> place) & 1n; place++) carries |= 2n << place;
  return cut(carries, width);
}

// The walk of the carry: a button adds the 1, and the places of the result appear one by one.

const BEAT = 450; // milliseconds for a place

/** @param {() => void} draw  called after each place */
export function createWalk(draw) {
  const button = el("button", { type: "button", class: "text" }, words.WALK);
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  let places = Infinity; // number of visible places
  let width = 0;

  button.addEventListener("click", () => {
    const byHand = still.matches && places < width;
    places = byHand ? places + 1 : places < width ? width : 0;
    if (!still.matches && places === 0) go();
    else finish();
  });

  /** Show one more place, until all are visible. */
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
    /** Return the number of visible places, null for all. @param {number} now  places of the rows */
    walked(now) {
      width = now;
      return places < width ? places : null;
    },
  };
}
