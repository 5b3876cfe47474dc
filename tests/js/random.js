/** Create a generator of random numbers from 0 to below 1 that repeats in each run. @param {number} seed */
export function seeded(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
