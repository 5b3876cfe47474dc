// The view of a program: its board with the masks of its film, its panels, the first event, and the values beside its lines.

import { setView } from "../algorithms/algorithms.js";
import { createView } from "../algorithms/yours.js";
import { find, mark, write } from "../page/dom.js";
import { LINES, MOVES } from "../suppliers/program/film.js";
import { wordsOf } from "../words/words.js";

/** @import { ProgramStep } from "../types.js" */
/** @import { ProgramFilm } from "../suppliers/program/film.js" */

const words = await wordsOf("yours");

/** @param {ProgramFilm | null} film */
export async function showRegistersOf(film) {
  const view = createView(film?.findings.registers ?? []);
  await Promise.all([LINES, MOVES].map((algorithm) => setView(algorithm, view)));
}

/** Return the event to begin with: the first attacked pair that stays, else the first queen. @param {ProgramFilm} film */
export function firstOf({ changes, findings: { comparison } }) {
  if (!comparison) return 0;
  return comparison.accepted?.event ?? changes.find(({ queens }) => queens.length)?.event ?? 0;
}

/** Return the changes made by the line before, beside the line that runs. @param {ProgramStep} step @returns {Map<number, string>} */
export function valuesBeside({ lines, state: { changed } }) {
  const text = changed
    .slice(0, 3)
    .map(([name, value]) => words.VALUE({ name, value: value.length > 24 ? `${value.slice(0, 23)}…` : value }))
    .join("  ");
  return new Map(lines.length && text ? [[lines[0], text]] : []);
}

/** Mark the page for its look without a film, or with the film of an earlier run. @param {boolean} hasFilm @param {boolean} isBusy @param {boolean} isOld */
export function markFilm(hasFilm, isBusy, isOld) {
  const unrun = isBusy ? "running" : "idle";
  mark(document.documentElement, "unrun", hasFilm ? "" : unrun);
  mark(document.documentElement, "old", isOld);
}

/** Elements of the film's page that have other names on this one. */
const NAMES = /** @type {const} */ ([
  ["#head-stack", words.YOURS.variables],
  ["#tab-stack", words.YOURS.variables],
  ["#head-tree", words.YOURS.results],
  ["#tab-tree", words.YOURS.results],
  ["#tree-path", words.YOURS.results],
]);

/** @param {HTMLElement[]} variables @param {HTMLElement[]} results */
export function fillPanels(variables, results) {
  for (const [selector, text] of NAMES) write(find(selector), text);
  const panel = find("#panel-stack");
  panel.replaceChildren(...panel.querySelectorAll("h2"), ...variables);
  find("#tree-box").replaceChildren(...results);
}
