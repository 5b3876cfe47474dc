// Finds a random board of a size that is as hard as wanted: made in a worker, else taken from the file of boards.

import { readText } from "../suppliers/files.js";
import { readBoards } from "./days.js";

/** @import { Source } from "../types.js" */
/** @import { Listed } from "./days.js" */

/** Hard enough for rules 1 to 3, for rules 4 and 5, or for a guess. @typedef {"easy" | "rules" | "guess"} Hard */
/** `from`: made here, or taken from the file: at once, after a search in vain, or as the nearest one. @typedef {{board: string, from: "made" | "filed" | "late" | "none"}} Found */

/** @type {readonly Hard[]} */
export const HARD = ["easy", "rules", "guess"];
export const SIZES = { least: 5, most: 11 };
export const PATIENCE = 5; // seconds
const LARGEST_MADE = 9; // n
const NEEDS_GUESS = 6; // in place of a rule

/** @param {number} rule  the hardest one, or NEEDS_GUESS @returns {Hard} */
const hardOf = (rule) => (rule >= NEEDS_GUESS ? "guess" : rule > 3 ? "rules" : "easy");

export const loadBoards = async () => readBoards(await readText("puzzle/boards.txt"));

/** Choose a random board of the file; null if it has none like it. @param {readonly Listed[]} boards @param {number} n @param {Hard} hard */
export function chooseBoard(boards, n, hard) {
  const fitting = boards.filter(({ n: size, rule }) => size === n && hardOf(rule) === hard);
  return fitting.length ? fitting[Math.floor(Math.random() * fitting.length)].board : null;
}

/**
 * @param {number} n
 * @param {Hard} hard
 * @param {{source: Source, signal: AbortSignal, onProgress: (progress: {repairs: number, boards: number}) => void}} parts
 * @returns {Promise<Found>}
 */
export async function findBoard(n, hard, parts) {
  const made = n <= LARGEST_MADE ? await makeBoard(n, hard, parts) : null;
  parts.signal.throwIfAborted();
  if (made?.fits) return { board: made.board, from: "made" };
  const filed = chooseBoard(await loadBoards(), n, hard);
  if (filed) return { board: filed, from: made ? "late" : "filed" };
  if (!made) throw new Error(`the file has no board for N = ${n}`);
  return { board: made.board, from: "none" };
}

/**
 * Make boards until one is as hard as wanted, or the time is over; return the last one.
 * @param {number} n
 * @param {Hard} hard
 * @param {Parameters<typeof findBoard>[2]} parts
 */
async function makeBoard(n, hard, parts) {
  const { source, signal, onProgress } = parts;
  const worker = new Worker(new URL("./making/worker.js", import.meta.url), { type: "module" });
  const end = performance.now() + PATIENCE * 1000;
  let boards = 0;
  /** @type {{board: string, fits: boolean} | null} */
  let made = null;
  try {
    while (performance.now() < end && !made?.fits) {
      const board = await receive(worker, n, signal, end, (repairs) => onProgress({ repairs, boards }));
      if (board === null) break;
      boards += 1;
      const { hardest } = await source.deduce(board, 0, 1);
      signal.throwIfAborted();
      made = { board, fits: hardOf(hardest ?? 1) === hard };
    }
  } finally {
    worker.terminate();
  }
  return made;
}

/**
 * Let the worker make a board; null if the time is over before.
 * @param {Worker} worker @param {number} n @param {AbortSignal} signal @param {number} end @param {(repairs: number) => void} onRepairs
 * @returns {Promise<string | null>}
 */
const receive = (worker, n, signal, end, onRepairs) =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(null), end - performance.now());
    const stop = (/** @type {() => void} */ settle) => {
      clearTimeout(timer);
      settle();
    };
    signal.addEventListener("abort", () => stop(() => reject(signal.reason)), { once: true });
    worker.onerror = ({ message }) => stop(() => reject(new Error(message)));
    worker.onmessage = ({ data }) => {
      if ("board" in data) stop(() => resolve(data.board));
      else onRepairs(data.progress);
    };
    worker.postMessage({ n, seed: Math.floor(Math.random() * 2 ** 31) });
  });
