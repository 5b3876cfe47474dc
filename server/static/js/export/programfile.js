// The export of a learner's own program as one file: its code, its film, and what was found in it; to be handed in.

import { createSection, el, save, write } from "../page/dom.js";
import { makeProgramFilm } from "../wire/filmfile.js";
import { wordsOf } from "../words/words.js";

/** @import { DrawerParts, Supplier } from "../types.js" */

const words = await wordsOf("export");

/** @param {DrawerParts} parts @param {NonNullable<Supplier["program"]>} program */
export function createProgramFile({ state }, program) {
  const make = /** @type {HTMLButtonElement} */ (
    el("button", { type: "button", class: "text" }, words.EXPORT.saveFilm)
  );
  const said = el("p", { class: "hint", role: "status" });
  make.addEventListener("click", async () => {
    const { film } = program;
    if (!film) return;
    make.disabled = true;
    const { run, shown } = state().film;
    try {
      const begins = { run, step: shown?.step.step ?? 0 };
      const file = await makeProgramFilm(film.recording.bytes, film.findings, begins);
      const name = film.recording.header.file.replace(/\.py$/, "");
      save(file, `${name}.html`);
      write(said, words.savedFile({ name: `${name}.html`, size: words.bytes(file.size) }));
    } catch (error) {
      write(said, /** @type {Error} */ (error).message);
    }
    make.disabled = false;
  });
  return {
    element: createSection(
      words.EXPORT.programFile,
      el("p", { class: "hint" }, words.EXPORT.programFileHint),
      el("div", { class: "row" }, make),
      said,
    ),
    render() {
      make.disabled = program.film === null;
    },
  };
}
