// Parses the server's messages. They are checked once, here; the rest of the page trusts them. Uses no socket.

/**
 * @import { Counting, Deduced, Description, Fault, Hinted, Lesson, Outline, Question, Solution, SolutionClass, Step, SubtreeCounts, ListingTimes, TimingRun }
 *   from "../types.js"
 */

/** The server's refusal of a request, with its reason. */
export class Refused extends Error {
  /** @param {string} code @param {string} message */
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

/** Return true if the server has refused a request with this code. @param {unknown} error @param {string} code */
export const isRefused = (error, code) => error instanceof Refused && error.code === code;

/**
 * Parse a message: the answer in it, and the id of its request.
 * @param {unknown} data
 * @returns {{id: number, type: string, body: Record<string, any>}}
 */
export function parseAnswer(data) {
  const body = typeof data === "string" ? JSON.parse(data) : null;
  if (typeof body !== "object" || body === null) throw new Error("the server sent a message that is not an answer");
  if (typeof body.id !== "number")
    throw new Error(`the server sent an answer without a request: ${body.message ?? body.type}`);
  return { id: body.id, type: body.type, body };
}

/** @param {Record<string, any>} body @returns {Description} */
export function parseDescription({ type, steps, placements, solutions, checks, exact, estimate, error, plain }) {
  expectType(type, "description");
  return { steps, placements, solutions, checks, exact, estimate, error, plain };
}

/** @param {Record<string, any>} body @returns {Step[]} */
export function parseSteps(body) {
  expectType(body.type, "steps");
  if (!Array.isArray(body.steps)) throw new Error("the steps in an answer must be a list");
  body.steps.forEach((step, index) => {
    if (step.step !== body.start + index * body.stride) throw new Error(`step ${step.step} came out of order`);
  });
  return body.steps;
}

/**
 * Parse the steps in an answer to `readPictures`. They need not be evenly spaced.
 * @param {Record<string, any>} body
 * @returns {Step[]}
 */
export function parsePictures(body) {
  expectType(body.type, "steps");
  return body.steps;
}

/** @param {Record<string, any>} body @returns {Deduced} */
export function parseDeduced({
  type,
  total,
  solutions,
  deductions,
  guesses,
  hardest,
  search = { steps: null },
  steps,
}) {
  expectType(type, "deduced");
  return { total, solutions, deductions, guesses, hardest, search, steps };
}

/** @param {Record<string, any>} body @returns {Hinted} */
export function parseHinted({ type, finding, mistake }) {
  expectType(type, "hinted");
  return { finding, mistake };
}

/** Parse the number of a step that was found; null if there is none. @param {Record<string, any>} body @returns {number | null} */
export function parseFound({ type, step }) {
  expectType(type, "found");
  return step;
}

/**
 * Parse the step that was found, or the number of steps searched without finding one.
 * @param {Record<string, any>} body
 * @returns {{step: number | null, searched: number}}
 */
export function parseSearched({ type, step, searched = 0 }) {
  expectType(type, "found");
  return { step, searched };
}

/** @param {Record<string, any>} body @returns {Question[]} */
export function parseQuestions({ type, questions }) {
  expectType(type, "questions");
  return questions;
}

/** Parse the numbers of solutions below the squares tried along a path. @param {Record<string, any>} body @returns {SubtreeCounts} */
export function parseSubtreeCounts({ type, step, queens, rows }) {
  expectType(type, "tried");
  return { step, queens, rows };
}

/** @param {Record<string, any>} body @returns {Outline} */
export function parseOutline({ type, start, stop, width, exact, calls, deepest, solutions }) {
  expectType(type, "outline");
  return { start, stop, width, exact, calls, deepest, solutions };
}

/**
 * Parse a lesson and its faults.
 * @param {Record<string, any>} body
 * @returns {{lesson: Lesson, faults: Fault[]}}
 */
export function parseLesson({ type, title, stops, faults }) {
  expectType(type, "lesson");
  return { lesson: { title, stops }, faults };
}

/** @param {Record<string, any>} body @returns {Solution[]} */
export function parseSolutions({ type, start, solutions: page }) {
  expectType(type, "solutions");
  page.forEach((/** @type {Solution} */ { number }, /** @type {number} */ index) => {
    if (number !== start + index + 1) throw new Error(`solution ${number} came out of order`);
  });
  return page;
}

/**
 * Parse a page of classes: its first index, the number of all classes, and the classes.
 * @param {Record<string, any>} body
 * @returns {{start: number, total: number, classes: SolutionClass[]}}
 */
export function parseClasses({ type, start, total, classes: page }) {
  expectType(type, "classes");
  return { start, total, classes: page };
}

/**
 * Parse the progress of a count, or its result; null if it was cancelled.
 * @param {Record<string, any>} body
 * @returns {Counting | null}
 */
export function parseCounting({ type, n, fraction, seconds, left, solutions, forecast, plain, engine, threads }) {
  switch (type) {
    case "progress":
      return { n, fraction, seconds, left, solutions, forecast, plain, done: false };
    case "counted":
      return {
        n,
        fraction: 1,
        seconds,
        left: 0,
        solutions,
        forecast: null,
        plain: null,
        done: true,
        engine,
        threads,
      };
    case "cancelled":
      return null;
    default:
      throw new Error(`the server answered a count with ${type}`);
  }
}

/** @param {string} type @param {string} wanted */
function expectType(type, wanted) {
  if (type !== wanted) throw new Error(`the server answered with ${type} where ${wanted} was expected`);
}

// The messages about measured times, for the race.

/** @param {Record<string, any>} body @returns {{machine: string, running: boolean, rows: ListingTimes[]}} */
export function parseTimes({ type, machine, running, rows }) {
  expectType(type, "times");
  return { machine, running, rows };
}

/**
 * Parse the progress of a measurement, or its result; null if it was cancelled.
 * @param {Record<string, any>} body
 * @returns {{now: TimingRun | null, rows: ListingTimes[]} | null}
 */
export function parseTiming({ type, now, rows }) {
  switch (type) {
    case "progress":
    case "timed":
      return { now: now ?? null, rows };
    case "cancelled":
      return null;
    default:
      throw new Error(`the server answered a measurement with ${type}`);
  }
}
