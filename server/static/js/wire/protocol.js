// Parses the server's messages. They are checked here once and trusted by the rest of the page. No socket.

import { isOffered } from "../suppliers/offers.js";

/**
 * @import { Counting, Description, Fault, Lesson, Outline, Question, Solution, SolutionClass, Step, SubtreeCounts, TimesTable, TimingNews }
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

/** Whether the server has refused a request for this reason. @param {unknown} error @param {string} code */
export const isRefused = (error, code) => error instanceof Refused && error.code === code;

/**
 * The answer in a message, with the number of its request.
 * @param {unknown} data
 * @returns {{id: number, type: string, body: Record<string, any>}}
 */
export function parseAnswer(data) {
  const body = typeof data === "string" ? JSON.parse(data) : null;
  if (typeof body !== "object" || body === null) throw new Error("the server sent something that is not an answer");
  if (typeof body.id !== "number")
    throw new Error(`the server sent an answer to nothing: ${body.message ?? body.type}`);
  return { id: body.id, type: body.type, body };
}

/** The description in an answer. @param {Record<string, any>} body @returns {Description} */
export function parseDescription({ type, steps, placements, solutions, checks, exact, estimate, error, remedy }) {
  expectType(type, "description");
  return {
    ...{ steps, placements, solutions, checks, exact, estimate, error },
    remedy: isOffered("tables") ? remedy : undefined,
  };
}

/** The steps in an answer. @param {Record<string, any>} body @returns {Step[]} */
export function parseSteps(body) {
  expectType(body.type, "steps");
  if (!Array.isArray(body.steps)) throw new Error("the server sent steps that are no list");
  body.steps.forEach((step, index) => {
    if (step.step !== body.start + index * body.stride) throw new Error(`step ${step.step} came in the wrong place`);
  });
  return body.steps;
}

/**
 * The steps in an answer to `readPictures`, which need not be evenly spaced.
 * @param {Record<string, any>} body
 * @returns {Step[]}
 */
export function parsePictures(body) {
  expectType(body.type, "steps");
  return body.steps;
}

/** The number of the step that was found. @param {Record<string, any>} body @returns {number | null} */
export function parseFound({ type, step }) {
  expectType(type, "found");
  return step;
}

/**
 * The step that was found, or the number of steps searched without finding one.
 * @param {Record<string, any>} body
 * @returns {{step: number | null, searched: number}}
 */
export function parseSearched({ type, step, searched = 0 }) {
  expectType(type, "found");
  return { step, searched };
}

/** The questions in an answer. @param {Record<string, any>} body @returns {Question[]} */
export function parseQuestions({ type, questions }) {
  expectType(type, "questions");
  return questions;
}

/** The solutions below the squares tried along a path. @param {Record<string, any>} body @returns {SubtreeCounts} */
export function parseSubtreeCounts({ type, step, queens, rows }) {
  expectType(type, "tried");
  return { step, queens, rows };
}

/** The outline in an answer. @param {Record<string, any>} body @returns {Outline} */
export function parseOutline({ type, start, stop, width, exact, calls, deepest, solutions }) {
  expectType(type, "outline");
  return { start, stop, width, exact, calls, deepest, solutions };
}

/**
 * The lesson in an answer, and what is wrong with it.
 * @param {Record<string, any>} body
 * @returns {{lesson: Lesson, faults: Fault[]}}
 */
export function parseLesson({ type, title, stops, faults }) {
  expectType(type, "lesson");
  return { lesson: { title, stops }, faults };
}

/** A page of solutions. @param {Record<string, any>} body @returns {Solution[]} */
export function parseSolutions({ type, start, solutions: page }) {
  expectType(type, "solutions");
  page.forEach((/** @type {Solution} */ { number }, /** @type {number} */ index) => {
    if (number !== start + index + 1) throw new Error(`solution ${number} came in the wrong place`);
  });
  return page;
}

/**
 * A page of classes, where it begins, and how many there are.
 * @param {Record<string, any>} body
 * @returns {{start: number, total: number, classes: SolutionClass[]}}
 */
export function parseClasses({ type, start, total, classes: page }) {
  expectType(type, "classes");
  return { start, total, classes: page };
}

/**
 * The progress of a count, or its result; null if it was cancelled.
 * @param {Record<string, any>} body
 * @returns {Counting | null}
 */
export function parseCounting({
  type,
  n,
  fraction,
  seconds,
  left,
  solutions,
  forecast,
  error,
  workers,
  engine,
  threads,
}) {
  switch (type) {
    case "progress":
      return { n, fraction, seconds, left, solutions, forecast, error, workers, done: false };
    case "counted":
      return {
        n,
        fraction: 1,
        seconds,
        left: 0,
        solutions,
        forecast: null,
        error: null,
        workers: workers ?? null,
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

// Parses the server's messages about measured times, for the pages that show them.

/** The present table of times. @param {Record<string, any>} body @returns {TimesTable} */
export function parseTable({ type, machine, running, cells }) {
  expectType(type, "times");
  return { machine, running, cells };
}

/**
 * The progress of a measurement, or its end; null if it was cancelled.
 * @param {Record<string, any>} body
 * @returns {TimingNews | null}
 */
export function parseNews({ type, done, of, now, cells }) {
  switch (type) {
    case "progress":
    case "timed":
      return { done, of, now, cells };
    case "cancelled":
      return null;
    default:
      throw new Error(`the server answered a measurement with ${type}`);
  }
}
