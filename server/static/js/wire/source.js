// Sends the page's requests for steps, sizes and searches over the socket. No other module has the fields of these
// requests.

import * as protocol from "./protocol.js";
import { readJson } from "../suppliers/files.js";
import { puzzleOf } from "../model/puzzle.js";

/** @import { Counting, Goal, Run, Source, Step } from "../types.js" */
/** @import { Socket } from "./socket.js" */

/** Request steps; those of a puzzle have its board. @param {Socket} socket @param {Run} run @param {Record<string, unknown>} which */
async function read(socket, run, which) {
  const answer = await socket.request({ type: "read", ...run, ...which });
  const puzzle = puzzleOf(run.board);
  return puzzle ? { ...answer, steps: answer.steps.map((/** @type {Step} */ step) => ({ ...step, puzzle })) } : answer;
}

/**
 * @param {Socket} socket
 * @returns {Source}
 */
export function createSource(socket) {
  return {
    ...createPuzzleSource(socket),
    async describe(run) {
      return protocol.parseDescription(await socket.request({ type: "describe", ...run }));
    },
    async read(run, start, stop, stride) {
      return protocol.parseSteps(await read(socket, run, { start, stop, stride }));
    },
    async readPictures(run, start, stop, stride, by) {
      return protocol.parsePictures(await read(socket, run, { start, stop, stride, by }));
    },
    async find(run, what, from, direction) {
      return protocol.parseFound(await socket.request({ type: "find", ...run, what, from, direction }));
    },
    async findQueens(run, queens) {
      return protocol.parseFound(await socket.request({ type: "find", ...run, what: "queens", queens }));
    },
    async findDoing(run, doing, from, direction) {
      const what = "line" in doing ? "line" : "square";
      return protocol.parseSearched(await socket.request({ type: "find", ...run, what, ...doing, from, direction }));
    },
    async readQuestions(run, start, stop) {
      return protocol.parseQuestions(await socket.request({ type: "questions", ...run, start, stop }));
    },
    async countSubtrees(run, step) {
      return protocol.parseSubtreeCounts(await socket.request({ type: "tried", ...run, step }));
    },
    async readOutline(run, start, stop, width, exact) {
      return protocol.parseOutline(await socket.request({ type: "outline", ...run, start, stop, width, exact }));
    },
    async readLesson(text, language) {
      return protocol.parseLesson(await socket.request({ type: "lesson", text, language }));
    },
    async readSolutions(run, start, stop) {
      return protocol.parseSolutions(await socket.request({ type: "solutions", ...run, start, stop }));
    },
    async readClasses(run, start, stop) {
      return protocol.parseClasses(await socket.request({ type: "classes", ...run, start, stop }));
    },
    async readClassOf(run, number) {
      const { start, classes } = protocol.parseClasses(
        await socket.request({ type: "classes", ...run, solution: number }),
      );
      return { index: start, itself: classes[0] };
    },
    async countClasses(run, number) {
      return protocol.parseClasses(await socket.request({ type: "classes", ...run, solution: number, found: number }))
        .total;
    },
    count(n, onProgress) {
      const answer = socket.request({ type: "count", n }, (body) =>
        onProgress(/** @type {Counting} */ (protocol.parseCounting(body))),
      );
      const id = socket.latestId();
      return { result: answer.then(protocol.parseCounting), cancel: () => socket.cancel(id) };
    },
  };
}

/** @param {Socket} socket @returns {Pick<Source, "deduce" | "hint">} */
const createPuzzleSource = (socket) => ({
  async deduce(board, start, stop) {
    return protocol.parseDeduced(await socket.request({ type: "deduce", board, start, stop }));
  },
  async hint(board, queens, crossed) {
    return protocol.parseHinted(await socket.request({ type: "hint", board, queens, crossed }));
  },
});

// The listings of the algorithms, in both languages, coloured by the server. Each is fetched once.

/** @typedef {Record<Goal, import("../types.js").Listings>} Listings */

/** @type {Map<string, Promise<Listings>>} */
const requested = new Map();

/** @param {string} algorithm @returns {Promise<Listings>} */
export function loadListings(algorithm) {
  const known = requested.get(algorithm);
  if (known) return known;
  const listings = fetchOne(algorithm);
  requested.set(algorithm, listings);
  listings.catch(() => requested.delete(algorithm)); // so that the next call fetches it again
  return listings;
}

/** @param {string} algorithm @returns {Promise<Listings>} */
async function fetchOne(algorithm) {
  const { first, ...all } = await readJson(`listings/${algorithm}.json`);
  return { all, first };
}
