// A lesson as one file: what its stops show is recorded.

import { readJson } from "../suppliers/files.js";
import { languageOf, loadIndex } from "../lessons/list.js";

/** @import { Lesson, Run } from "../types.js" */
/** @import { Stretch, Wanted } from "../wire/filmfile.js" */

const SHORT = 6; // n of the largest board whose trace is recorded whole
const AROUND = 200; // steps that are recorded before and after the stops on larger ones

/** @param {string} name @returns {Promise<{name: string, wanted: Wanted}>} */
export async function takeLesson(name) {
  const about = (await loadIndex())[name];
  const paths = Object.keys(about).map((language) => `lessons/${name}.${language}.json`);
  /** @type {Lesson[]} */
  const lessons = await Promise.all(paths.map(readJson));
  const first = lessons[Object.keys(about).indexOf(languageOf(about))].stops[0].place;
  const files = Object.fromEntries(paths.map((path, index) => [path, JSON.stringify(lessons[index])]));
  return {
    name: `bitqueens-lesson-${name}.html`,
    wanted: {
      page: "film",
      stretches: stretchesOf(lessons.flatMap(({ stops }) => stops.map(({ place }) => place))),
      begins: { run: first.run, step: first.step, lesson: { name, stop: 0 } },
      files: { ...files, "lessons/index.json": JSON.stringify({ [name]: about }) },
    },
  };
}

/** @param {{run: Run, step: number}[]} places @returns {Stretch[]} */
function stretchesOf(places) {
  /** @type {Map<string, {run: Run, steps: number[]}>} */
  const runs = new Map();
  for (const { run, step } of places) {
    const key = JSON.stringify(run);
    runs.set(key, { run, steps: [...(runs.get(key)?.steps ?? []), step] });
  }
  return [...runs.values()].map(({ run, steps }) =>
    run.n <= SHORT ? { run } : { run, from: Math.max(0, Math.min(...steps) - AROUND), to: Math.max(...steps) + AROUND },
  );
}
