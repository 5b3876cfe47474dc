// Reads a lesson from a file of this device, and looks up its places. The file's text is never sent.

import { LONGEST, parseLesson } from "./parse.js";

/** @import { Source } from "../types.js" */
/** @import { Fault, Lesson, Stop } from "./parse.js" */
/** @import { Place } from "./places.js" */

/**
 * @param {File} file @param {(algorithm: string) => number} largest  n that an algorithm takes @param {Source} source
 * @returns {Promise<Lesson>}  with all that is wrong in its faults; rejected if the server cannot be asked
 */
export async function readOwn(file, largest, source) {
  if (file.size > 4 * LONGEST) return refuse({ line: 1, what: "long", found: `${file.size}`, allowed: `${LONGEST}` });
  let text = "";
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return refuse({ line: 1, what: "coding", found: "", allowed: "" });
  }
  const lesson = parseLesson(text, largest);
  const places = lesson.stops.flatMap((stop) => [stop, ...stop.links]);
  const missed = await Promise.all(places.map((place) => checkStep(place, source)));
  const unasked = await Promise.all(lesson.stops.map((stop) => checkQuestion(stop, source)));
  const faults = [...lesson.faults, ...missed.flat(), ...unasked.flat()].sort((one, other) => one.line - other.line);
  return { ...lesson, faults };
}

/** @param {Fault} fault @returns {Lesson} */
const refuse = (fault) => ({ title: "", stops: [], faults: [fault] });

/**
 * What is wrong with the step of a place.
 * @param {{line: number, place: Place}} stop
 * @param {Source} source
 * @returns {Promise<Fault[]>}
 */
async function checkStep({ line, place: { run, step } }, source) {
  const { steps } = await source.describe(run);
  return steps !== null && step >= steps
    ? [{ line, what: "beyond", found: `${step}`, allowed: `0 … ${steps - 1}` }]
    : [];
}

/**
 * What is wrong with the question of a stop; nothing where its step does not exist.
 * @param {Stop} stop
 * @param {Source} source
 * @returns {Promise<Fault[]>}
 */
async function checkQuestion({ question, place: { run, step } }, source) {
  if (!question) return [];
  const { steps } = await source.describe(run);
  if (steps !== null && step >= steps) return [];
  const kinds = (await source.readQuestions(run, step, step + 1)).map(({ about }) => about);
  if (kinds.includes(question.about)) return [];
  return [{ line: question.line, what: "unasked", found: question.about, allowed: kinds.join(", ") || "–" }];
}
