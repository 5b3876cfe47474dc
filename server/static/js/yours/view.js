// Sets the view of a program's board, with the masks of its film.

import { setView } from "../algorithms/algorithms.js";
import { createView } from "../algorithms/yours.js";
import { LINES, MOVES } from "../suppliers/program/film.js";

/** @import { ProgramFilm } from "../suppliers/program/film.js" */

/** @param {ProgramFilm | null} film */
export async function showRegistersOf(film) {
  const view = createView(film?.findings.registers ?? []);
  await Promise.all([LINES, MOVES].map((algorithm) => setView(algorithm, view)));
}
