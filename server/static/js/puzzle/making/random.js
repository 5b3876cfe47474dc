// A source of random numbers that repeats for the same seed (mulberry32), and choices with it.

/** Returns a number from 0 to below 1. @typedef {() => number} Random */

/** Create a source of random numbers. @param {number} seed  a whole number @returns {Random} */
export function createRandom(seed) {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Return a whole number from 0 to below a limit. @param {Random} random @param {number} limit */
export const below = (random, limit) => Math.floor(random() * limit);

/** Return an item of a list that is not empty. @template T @param {Random} random @param {readonly T[]} items @returns {T} */
export const pick = (random, items) => items[below(random, items.length)];

/** Return the numbers from 0 to below `count` in random order. @param {Random} random @param {number} count */
export function shuffle(random, count) {
  const order = Array.from({ length: count }, (_, index) => index);
  for (let index = count - 1; index > 0; index -= 1) {
    const other = below(random, index + 1);
    [order[index], order[other]] = [order[other], order[index]];
  }
  return order;
}
