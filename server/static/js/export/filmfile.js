// The export as one file that plays anywhere: a range of the film, a lesson, or a learner's own program, to be handed in with
// its code and findings.

import { createSection, el, save, write } from "../page/dom.js";
import { languageOf, loadIndex } from "../lessons/list.js";
import { readJson } from "../suppliers/files.js";
import { makeFilm, makeProgramFilm } from "../wire/filmfile.js";
import { wordsOf } from "../words/words.js";
import { createRange } from "./fields.js";
import { fileStem } from "./still.js";

/** @import { DrawerParts, Lesson, Run, State, Supplier } from "../types.js" */
/** @import { FilmFileRequest } from "../wire/filmfile.js" */

const words = await wordsOf("export");

const MOST = 20_000; // steps
const USUAL = 2000; // steps that are proposed of a longer trace

export class FilmFile {
  #state;
  #range = createRange(
    () => this.#update(),
    () => this.#state(),
    { strided: false },
  );
  #what = /** @type {HTMLSelectElement} */ (
    el("select", { "aria-label": words.EXPORT.filmOf }, el("option", { value: "" }, words.EXPORT.ofSteps))
  );
  #make = /** @type {HTMLButtonElement} */ (el("button", { type: "submit", class: "text" }, words.EXPORT.saveFilm));
  #said = el("p", { class: "hint", role: "status" });
  #making = false;
  /** @type {Run | null} */
  #run = null;
  element = createSection(words.EXPORT.filmFile, el("p", { class: "hint" }, words.EXPORT.filmFileHint));

  /** @param {DrawerParts} parts */
  constructor({ state }) {
    this.#state = state;
    this.#make.disabled = true; // before the first step
    const form = el(
      "form",
      {},
      el("div", { class: "row" }, this.#what),
      this.#range.element,
      el("div", { class: "row" }, this.#make),
      this.#said,
    );
    this.element.append(form);
    this.#what.addEventListener("change", () => this.#update());
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#submit();
    });
    loadIndex().then(
      (index) => {
        for (const [name, lesson] of Object.entries(index))
          this.#what.append(el("option", { value: name }, words.ofLesson({ title: lesson[languageOf(lesson)].title })));
      },
      () => {}, // without the list, only steps are offered
    );
  }

  /** Propose all steps, or some around the present one, when the run has changed. @param {State} state */
  render({ film: { shown, description } }) {
    if (!shown || shown.run === this.#run || (this.#state().film.run === shown.run && !description)) return;
    this.#run = shown.run;
    const end = Math.min(this.#last(), Number.MAX_SAFE_INTEGER);
    const first = end < MOST ? 0 : Math.max(0, Math.min(shown.step.step - USUAL / 2, end - USUAL + 1));
    this.#range.fill(first, end < MOST ? end : first + USUAL - 1);
    this.#update();
  }

  #last() {
    const { run, description } = this.#state().film;
    return (run === this.#run ? (description?.steps ?? Infinity) : Infinity) - 1;
  }

  /** Return a function that makes the request for the present choice; if it is invalid, say why and return null. @returns {(() => Promise<{name: string, wanted: FilmFileRequest}>) | null} */
  #update() {
    const lesson = this.#what.value;
    this.#range.element.hidden = lesson !== "";
    const range = lesson ? null : this.#range.read(this.#last());
    const isLong = range !== null && range.count > MOST;
    write(this.#said, isLong ? words.filmTooLong({ count: range.count, most: MOST }) : "");
    const isGood = lesson !== "" || (this.#run !== null && range !== null && !isLong);
    this.#make.disabled = this.#making || !isGood;
    if (!isGood) return null;
    return async () => (lesson ? requestLesson(lesson) : requestSteps(/** @type {Run} */ (this.#run), range));
  }

  async #submit() {
    const prepare = this.#update();
    if (!prepare || this.#making) return;
    this.#making = this.#make.disabled = true;
    write(this.#said, words.EXPORT.filmMaking);
    await saveFilm(this.#said, async () => {
      const { name, wanted } = await prepare();
      return [name, await makeFilm(wanted)];
    });
    this.#making = this.#make.disabled = false;
  }
}

/** @param {HTMLElement} said  shows the outcome @param {() => Promise<[name: string, file: Blob]>} make */
async function saveFilm(said, make) {
  try {
    const [name, file] = await make();
    save(file, name);
    write(said, words.savedFile({ name, size: words.bytes(file.size) }));
  } catch (error) {
    write(said, /** @type {Error} */ (error).message);
  }
}

/**
 * @param {Run} run @param {{from: number, to: number} | null} range
 * @returns {{name: string, wanted: FilmFileRequest}}
 */
function requestSteps(run, range) {
  if (!range) throw new Error("the range of steps is invalid");
  const { from, to } = range;
  const page = /** @type {const} */ ("film");
  const wanted = {
    page,
    title: words.filmTitle({ ...run, from, to }),
    stretches: [{ run, from, to }],
    begins: { run, step: from },
  };
  return { name: `${fileStem(run)}-steps-${from}-${to}.html`, wanted };
}

/** @param {string} name @returns {Promise<{name: string, wanted: FilmFileRequest}>} */
async function requestLesson(name) {
  const about = (await loadIndex())[name];
  const languages = Object.keys(about);
  const paths = languages.map((language) => `lessons/${name}.${language}.json`);
  /** @type {Lesson[]} */
  const lessons = await Promise.all(paths.map(readJson));
  const { filmed = [], stops } = lessons[languages.indexOf(languageOf(about))];
  const { run, step } = stops[0].place;
  const files = Object.fromEntries(paths.map((path, index) => [path, JSON.stringify(lessons[index])]));
  files["lessons/index.json"] = JSON.stringify({ [name]: about });
  const begins = { run, step, lesson: { name, stop: 0 } };
  return {
    name: `bitqueens-lesson-${name}.html`,
    wanted: { page: "film", title: lessons[0].title, stretches: filmed, begins, files },
  };
}

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
    await saveFilm(said, async () => {
      const { run, shown } = state().film;
      const begins = { run, step: shown?.step.step ?? 0 };
      const name = `${film.recording.header.file.replace(/\.py$/, "")}.html`;
      return [name, await makeProgramFilm(film.recording.header.file, film.recording.bytes, film.findings, begins)];
    });
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
