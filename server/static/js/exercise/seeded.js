// Numbers that a seed decides, so that one address gives everybody the same data. Pure.

/**
 * A stream of numbers by "mulberry32": the same on every machine. Not for secrets.
 * @param {...number} seeds  whole numbers
 * @returns {(below: number) => number}  the next whole number from 0 up to before `below`
 */
export function createRandom(...seeds) {
  let state = seeds.reduce((mixed, seed) => Math.imul(mixed ^ seed, 0x9e3779b1), 0x2545f491) >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return Math.floor((((value ^ (value >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** A list in an order that a seed decides. @template T @param {readonly T[]} list @param {(below: number) => number} random */
export function shuffle(list, random) {
  const shuffled = [...list];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = random(last + 1);
    [shuffled[last], shuffled[other]] = [shuffled[other], shuffled[last]];
  }
  return shuffled;
}
