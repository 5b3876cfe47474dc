// Times of one machine, an example until the server has measured its own: by the page itself, with 5 s for a cell.

/** @import { TimesCell } from "../types.js" */

export const MACHINE = "2 × Intel Xeon, Linux, Python 3.11, numba 0.68";
export const AT = Date.UTC(2026, 10, 27) / 1000; // seconds since 1970

const BOARDS = [8, 10, 12, 14, 16, 18];

/** Seconds by group and algorithm, behind the number of those that were measured: the others were forecast. @type {Record<string, Record<string, number[]>>} */
const TIMES = {
  compiled: {
    naive: [1, 0.191, 145, 1.57e5, 2.3e8, 4.4e11, 1.06e15],
    backtracking: [3, 0.000259, 0.00628, 0.183, 7.9, 426, 2.78e4],
    basic: [3, 0.000277, 0.00684, 0.193, 8.33, 449, 2.93e4],
    plain: [3, 0.00042, 0.00771, 0.193, 7.75, 390, 2.38e4],
    caching: [4, 8.94e-5, 0.0023, 0.062, 2.07, 96.1, 5.51e3],
    bitmask: [4, 6.91e-6, 0.000278, 0.00676, 0.223, 9.32, 486],
    loop: [4, 8.26e-6, 0.000409, 0.00991, 0.321, 13.4, 699],
    flipped: [4, 7.55e-6, 0.000276, 0.00696, 0.241, 10.1, 524],
    conjoin: [4, 0.000355, 0.00539, 0.127, 4.18, 199, 1.17e4],
  },
  python: {
    naive: [0, 48.1, 3.65e4, 3.95e7, 5.8e10, 1.11e14, 2.68e17],
    backtracking: [2, 0.00887, 0.19, 6.54, 282, 1.52e4, 9.93e5],
    basic: [2, 0.0088, 0.196, 6.76, 291, 1.57e4, 1.03e6],
    plain: [3, 0.00532, 0.108, 2.92, 117, 5.88e3, 3.59e5],
    caching: [3, 0.00138, 0.0278, 0.779, 28.2, 1.31e3, 7.52e4],
    bitmask: [3, 0.000461, 0.00885, 0.227, 7.28, 304, 1.58e4],
    loop: [3, 0.000791, 0.0142, 0.372, 11.9, 498, 2.59e4],
    flipped: [3, 0.000467, 0.00929, 0.231, 7.41, 309, 1.61e4],
    conjoin: [3, 0.0019, 0.0357, 0.975, 36.5, 1.74e3, 1.02e5],
  },
  full: {
    count: [6, 0.00146, 0.00264, 0.00433, 0.0091, 0.0679, 2.17],
  },
};

/** @type {TimesCell[]} */
export const CELLS = Object.entries(TIMES).flatMap(([group, rows]) =>
  Object.entries(rows).flatMap(([algorithm, [measured, ...times]]) =>
    times.map((seconds, at) => ({
      ...{ group, algorithm, n: BOARDS[at], seconds, runs: 0, note: "", at: AT },
      ...(at < measured
        ? { kind: /** @type {const} */ ("measured"), basis: null }
        : { kind: /** @type {const} */ ("forecast"), basis: BOARDS[Math.max(0, measured - 1)] }),
    })),
  ),
);
