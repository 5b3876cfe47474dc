// The view of a program: its board with the masks of its film, its panels, the first event, and the values beside its lines.

import { setView } from "../algorithms/algorithms.js";
import { createView } from "../algorithms/yours.js";
import { find, mark, write } from "../page/dom.js";
import { LINES, MOVES } from "../suppliers/program/film.js";
import { wordsOf } from "../words/words.js";

/** @import { ProgramStep } from "../types.js" */
/** @import { ProgramFilm } from "../suppliers/program/film.js" */

const words = await wordsOf("yours");

const SAMPLE = 60; // moves of the board that show for which columns the bits stand

/** @param {ProgramFilm | null} film */
export async function showRegistersOf(film) {
  const registers = film?.findings.registers ?? [];
  const view = createView(registers, registers.length > 0 && (await countsFromLeft(/** @type {ProgramFilm} */ (film))));
  await Promise.all([LINES, MOVES].map((algorithm) => setView(algorithm, view)));
}

/** Return true if bit 0 of the masks stands for column 0, as on the first boards. @param {ProgramFilm} film */
export async function countsFromLeft(film) {
  const { n } = film;
  const { steps } = (await film.answer({ type: "read", algorithm: MOVES, n, start: 0, stop: SAMPLE })) ?? {};
  let votes = 0;
  for (const { queens, state } of /** @type {ProgramStep[]} */ (steps)) {
    const columns = queens.map(([, column]) => column);
    const maskOf = (/** @type {number[]} */ bits) => bits.reduce((mask, bit) => mask | (1n << BigInt(bit)), 0n);
    for (const some of [columns, columns.slice(0, -1), columns.slice(-1)].filter(({ length }) => length)) {
      const [up, down] = [maskOf(some), maskOf(some.map((column) => n - 1 - column))];
      for (const { value } of state.registers)
        if (value !== null && up !== down) votes += Number(BigInt(value) === up) - Number(BigInt(value) === down);
    }
  }
  return votes > 0;
}

const HARMLESS = ["done", "uncalled", "stopped", "depth", "events", "seconds", "memory"]; // ends that are no fault of the program

/**
 * Return the last event, and for a crash the one that raised the exception: after it calls only end.
 * @param {ProgramFilm} film @returns {{event: number, grave: boolean, crashed: boolean}}
 */
export function endOf({ recording: { header, kinds }, count, isPart }) {
  const grave = !isPart && !HARMLESS.includes(header.end.reason);
  let event = count - 1;
  for (let at = event; grave && "er".includes(String.fromCharCode(kinds[at])); at -= 1)
    if (String.fromCharCode(kinds[at]) === "e") event = at;
  return { event, grave, crashed: grave && count > 0 && header.end.reason !== "exit" };
}

/** Return the event to begin with: a crash, else the first attacked pair that stays, else the first queen. @param {ProgramFilm} film */
export function firstOf(film) {
  const { event, crashed } = endOf(film);
  if (crashed) return event;
  const { changes, findings } = film;
  if (!findings.comparison && !film.isPart) return 0;
  const faults = findings.comparison?.faults ?? [];
  const accepted = faults.find((/** @type {{kind: string}} */ { kind }) => kind === "accepted");
  return accepted?.event ?? changes.find(({ queens }) => queens.length)?.event ?? 0;
}

/**
 * Return the option of a run whose lack, or whose text, ended it; "" for none.
 * @param {ProgramFilm} film @param {string} call  made after the file has run @returns {"argv" | "stdin" | "call" | ""}
 */
export function optionBehind({ recording }, call) {
  const { reason, line } = recording.header.end;
  if (reason === "input") return "stdin";
  if (reason === "argument") return "argv";
  return call && line === null && (reason === "exception" || reason === "syntax") ? "call" : "";
}

/** Return a call, or "" if the code defines none of the names that it calls: it was for another program. @param {string} call @param {string} code */
export function callFor(call, code) {
  const names = [...call.matchAll(/(?<![.\w])[A-Za-z_]\w*(?=\s*\()/g)].map(([name]) => name);
  const defines = (/** @type {string} */ name) =>
    new RegExp(`\\b(class|def|import|as|,)\\s+${name}\\b|\\b${name}\\s*=`).test(code);
  return !names.length || names.some(defines) ? call : "";
}

/** Return the rows of the board that a program names; 0 if it names none. @param {string} code */
export function sizeIn(code) {
  const n = Number(/^(?:n|size)\s*=\s*(\d+)\s*(?:#.*)?$/im.exec(code)?.[1]);
  return n >= 1 && n <= 32 ? n : 0;
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
]);

/** @param {HTMLElement[]} variables @param {HTMLElement[]} results */
export function fillPanels(variables, results) {
  for (const [selector, text] of NAMES) write(find(selector), text);
  const panel = find("#panel-stack");
  panel.replaceChildren(...panel.querySelectorAll("h2"), ...variables);
  find("#tree-box").replaceChildren(...results);
}
