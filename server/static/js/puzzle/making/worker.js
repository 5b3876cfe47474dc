// A worker that makes one board with one solution, for a message {n, seed}. It sends {progress}, the number of repairs so
// far, after every few, and then {board}. To stop it, terminate it.

import { makeBoard } from "./making.js";
import { createRandom } from "./random.js";

/** @typedef {{n: number, seed: number}} Order  n from 4 to 12, a whole number as seed */
/** @typedef {{progress: number} | {board: string}} Report */

const EVERY = 64; // repairs between two reports, a few milliseconds

addEventListener("message", ({ data }) => {
  const { n, seed } = /** @type {Order} */ (data);
  const board = makeBoard(n, createRandom(seed), (repairs) => {
    if (repairs % EVERY === 0) send({ progress: repairs });
  });
  send({ board });
});

/** @param {Report} report */
const send = (report) => postMessage(report);
