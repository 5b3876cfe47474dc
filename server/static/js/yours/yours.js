// The page of a learner's own program: its code, which can be changed and run, and the views of the run beside board and film.
// This module connects them, and shows a film as soon as there is one.

import { el, find, setAttribute, write } from "../page/dom.js";
import { loadStyles } from "../page/loading.js";
import { LINES } from "../suppliers/program/film.js";
import { wordsOf } from "../words/words.js";
import { Bar, listenToDrops } from "./bar.js";
import { Begin } from "./begin.js";
import { Bug, placeBug } from "./bugs.js";
import { Coming } from "./coming.js";
import { Cuts } from "./cuts.js";
import { Editor } from "./editor.js";
import { NoProgram, checkLength, programIn, readProgram } from "./programfile.js";
import { ReadingMenu } from "./reading.js";
import { Results } from "./results.js";
import { TryList } from "./tries.js";
import { load, loadListing, readOrigin, store } from "./saved.js";
import { Variables } from "./variables.js";
import { callFor, fillPanels, firstOf, markFilm, optionBehind, showRegistersOf, sizeIn, valuesBeside } from "./view.js";
import { Why } from "./why.js";

/** @import { Actions, Look, ProgramStep, Run, State, Supplier } from "../types.js" */
/** @import { ProgramFilm, Tries } from "../suppliers/program/film.js" */

const words = await wordsOf("yours");
await loadStyles("page/yours.css");

/** `forget` drops the outlines of a run whose trace has changed. @typedef {{actions: Actions, program: NonNullable<Supplier["program"]>, get: () => State, forget: () => void}} Parts */

class Yours {
  #parts;
  #from = readOrigin();
  #bug = this.#from.bug
    ? new Bug(this.#from.bug, { run: () => this.run(), point: (first, last) => this.#editor.point(first, last) })
    : null;
  #saved = load(this.#from.bug);
  #editor = new Editor({
    change: () => this.#change(),
    refuse: (length) => this.#check(async () => checkLength(length)),
    goTo: (line, back) => this.#goTo(line, back),
  });
  #bar = new Bar(
    {
      run: () => this.run(),
      stop: () => this.#parts.program.stop(),
      reset: () => this.#reset(),
      open: (file) => this.#openFile(file),
      change: () => this.#keep(),
    },
    this.#bug !== null,
  );
  #reading;
  #why;
  #variables = new Variables((button, asked) =>
    this.#why.ask(button, asked, () => this.#variables.find(button.dataset.way ?? "")),
  );
  #results;
  #tries = new TryList((task) => this.#filmTask(task));
  #begin = new Begin(this.#from, (path, load) => this.#open(path, load));
  #changed = el("p", { class: "own-changed hint if-any", role: "status" });
  #coming = new Coming((source, path) => this.#replaceCode(source, path));
  #cuts;
  /** The film that is shown. @type {ProgramFilm | null} */
  #film = null;
  #hasMoved = false; // true if the viewer has moved it since it was shown
  /** The latest look. @type {Look | null} */
  #look = null;
  #ran = ""; // the code of the latest run
  #busy = false;
  #isWanted = false; // true if a run has been asked for that has not begun
  /** @param {Parts} parts */
  constructor(parts) {
    this.#parts = parts;
    parts.actions.onMove(() => (this.#hasMoved = true));
    this.#why = new Why(parts);
    this.#cuts = new Cuts(parts);
    const { program } = parts;
    const choose = program.runs || program.watched ? program.choose.bind(program) : null;
    this.#reading = new ReadingMenu(choose);
    this.#results = new Results({ choose, go: this.#go.bind(this), watch: this.#watch.bind(this) });
    const own = find("#own");
    own.append(
      ...(program.runs ? [this.#bar.element] : []),
      this.#results.verdict,
      this.#tries.element,
      this.#changed,
      this.#coming.element,
      this.#why.element,
      this.#editor.element,
    );
    this.#editor.fix(!program.runs);
    if (this.#bug) placeBug(this.#bug.element, own);
    fillPanels(
      [this.#begin.element, this.#variables.element],
      [this.#reading.element, this.#begin.coming, this.#results.element],
    );
    find(".choice").append(this.#cuts.element);
    const door = document.querySelector("#menu a[data-say=watch]");
    if (door) setAttribute(door, "href", `./?algorithm=${this.#from.algorithm}&n=${this.#from.n}`);
    this.#bar.fill(this.#saved);
    if (program.film) this.#showRun(program.film);
    else if (program.runs) this.#openCode().catch(parts.actions.miss);
    program.listen((film) => {
      if (film) this.#showFilm(film);
      else if (program.isOld) this.#results.clear();
      if (this.#look) this.render(this.#look);
    });
    addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || !program.runs) return;
      event.preventDefault();
      this.run();
    });
    listenToDrops((file) => program.runs && this.#openFile(file));
  }

  // The code.

  /** Show the stored code, or else the listing from which the page was opened. */
  async #openCode() {
    if (!this.#saved.source) await this.#reset();
    else {
      this.#editor.text = this.#saved.source;
      await this.#bug?.load();
    }
    this.#showEmptyBoard();
  }

  /** Before the first run, show a board of the program's size, if its text has one. */
  #showEmptyBoard() {
    const n = sizeIn(this.#editor.text);
    if (n && !this.#film) this.#parts.actions.showRun({ algorithm: LINES, n, goal: "all" }, 0);
  }

  /** Show the program with a bug, or the listing of the search from which the page was opened. */
  #reset() {
    const path = `${this.#from.bug ?? this.#from.algorithm}.py`;
    return this.#receive(() => this.#bug?.load() ?? loadListing(this.#from), path);
  }

  /** Show the program in a file, and run it. A file that holds none changes nothing. @param {File} file */
  #openFile(file) {
    this.#open(file.name.replace(/\.ipynb$/, ".py"), () => readProgram(file));
  }

  /** Show another program, and run it. @param {string} path @param {() => Promise<string>} read */
  async #open(path, read) {
    if (!this.#editor.element.checkVisibility()) this.#parts.actions.openPanel("code"); // it is the program's place
    if (await this.#receive(read, path)) this.run();
  }

  /** Put in a program once it has come, if nothing is changed meanwhile. @param {() => Promise<string>} read @param {string} path */
  #receive(read, path) {
    return this.#coming.receive(this.#check(read), path);
  }

  /** @param {string} source @param {string} [path] */
  #replaceCode(source, path = this.#saved.path) {
    this.#saved = { ...this.#saved, path };
    this.#editor.text = source;
    this.#change();
  }

  /** Turn a notebook or an answer in the editor into a program. Return false if the text can be no program. */
  async #prepare() {
    const source = await this.#check(async () => programIn(this.#editor.text));
    if (source !== null && source !== this.#editor.text) this.#replaceCode(source);
    return source !== null;
  }

  /** Return a program's text; null if there is none: the bar then shows the reason. @template T @param {() => Promise<T>} read @returns {Promise<T | null>} */
  async #check(read) {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof NoProgram)) throw error;
      this.#parts.program.refuse(error.message);
      return null;
    }
  }

  #change() {
    this.#keep();
    this.#parts.program.warm();
    if (this.#look) this.render(this.#look);
  }

  #keep() {
    this.#coming.change();
    this.#saved = { ...this.#saved, ...this.#bar.read(), source: this.#editor.text };
    store(this.#saved, this.#from.bug);
  }

  /** Run with a call that the file itself does not make. @param {string} call */
  #watch(call) {
    this.#saved = { ...this.#saved, call };
    this.#bar.fill(this.#saved);
    this.#keep();
    this.run();
  }

  /** Run a task of the tries: the code, the arguments, the input or the call with another size. @param {Tries["tasks"][string]} task */
  #filmTask({ source, argv, stdin, call }) {
    this.#saved = { ...this.#saved, source, stdin, call, argv: argv.join(" ") };
    this.#bar.fill(this.#saved);
    this.#replaceCode(source);
    this.run();
  }

  /** Run the code. A run in progress is stopped, and the code runs after it. */
  async run() {
    this.#isWanted = true;
    if (this.#busy) return this.#parts.program.stop();
    this.#busy = true;
    while (this.#isWanted) {
      await this.#coming.ended;
      this.#isWanted = false;
      if (!(await this.#prepare())) break;
      this.#bar.fill({ ...this.#saved, call: callFor(this.#saved.call, this.#editor.text) });
      this.#keep();
      const { source, path, argv, stdin, call } = this.#saved;
      this.#ran = source;
      await this.#parts.program.run({ source, path, stdin, call, argv: argv.split(/\s+/).filter(Boolean) });
    }
    this.#isWanted = this.#busy = false;
  }

  // The film.

  /** @param {ProgramFilm} film */
  async #showFilm(film) {
    const { playing } = this.#parts.get().play;
    const isLonger = film.recording === this.#film?.recording; // its first part is shown
    const stays = this.#film && film.isLike(this.#film) && !(isLonger && !this.#hasMoved);
    await showRegistersOf(film);
    if (film !== this.#parts.program.film) return; // a later one has come
    const algorithm = this.#cuts.cutOf(film);
    const event = stays ? this.#cuts.event : firstOf(film);
    this.#showRun(film);
    this.#parts.forget();
    this.#parts.actions.showRun({ algorithm, n: film.n, goal: "all" }, film.stepOf(algorithm, event));
    this.#hasMoved = false;
    if (isLonger && playing) this.#parts.actions.playOrPause();
  }

  /** Show the parts that do not depend on the step. @param {ProgramFilm} film */
  #showRun(film) {
    const { recording } = film;
    this.#film = film;
    if (!this.#parts.program.runs) this.#editor.text = recording.header.source;
    this.#reading.show(film);
    for (const view of [this.#cuts, this.#variables, this.#results, this.#why]) view.setFilm(film);
    if (!film.isPart) {
      this.#bug?.checkFix(film);
      this.#bar.want(optionBehind(film, this.#saved.call));
    }
  }

  /** Go to an event, and bring its line into sight; the board where it is above the code, as on a phone. @param {number} event */
  #go(event) {
    const [stage, panels] = ["#stage", ".right"].map((part) => find(part).getBoundingClientRect());
    if (panels.left < stage.right) find("#stage").scrollIntoView({ block: "nearest" });
    else this.#editor.revealNext();
    this.#cuts.goTo(event);
  }

  /** Go to the next step that runs a line. @param {number} line @param {boolean} back */
  #goTo(line, back) {
    if (!this.#isChanged()) this.#parts.actions.find({ line }, back ? "backward" : "forward");
  }

  /** Return true if the code differs from that of the film, or of the run whose film is still to come. */
  #isChanged() {
    const source = this.#parts.program.isOld ? this.#ran : this.#film?.recording.header.source;
    return source !== undefined && this.#editor.text !== source;
  }

  /** @param {Look} look */
  render(look) {
    this.#look = look;
    const { shown, run } = look.film;
    const { program } = this.#parts;
    this.#bar.show(program.progress);
    markFilm(this.#film !== null, this.#busy, program.isOld);
    this.#results.setTries(program.tries);
    this.#tries.show(this.#isChanged() ? null : program.tries, program.recorded);
    this.#begin.show({ film: this.#film, runs: program.runs, code: this.#editor.text }, [
      this.#variables.element,
      this.#results.element,
    ]);
    this.#cuts.render();
    const isChanged = this.#isChanged();
    this.#results.verdict.hidden = isChanged || ["unread", "refused", "failed"].includes(program.progress.stage);
    write(this.#changed, isChanged && program.runs ? words.YOURS.changed : "");
    if (!shown || shown.run !== run) return;
    const step = /** @type {ProgramStep} */ (/** @type {unknown} */ (shown.step));
    this.#variables.show(step);
    this.#why.show(step);
    this.#results.show(step.state.event);
    this.#showLines(step, isChanged);
  }

  /** Mark the lines of the step, and the one that ended the run. @param {ProgramStep} step @param {boolean} isChanged */
  #showLines(step, isChanged) {
    const { isOld, progress } = this.#parts.program;
    if (isChanged || !this.#film || isOld)
      return this.#editor.show([], new Map(), (isChanged ? null : progress.end?.line) ?? 0);
    const { end } = this.#film.recording.header;
    const wrong = end.reason === "done" ? 0 : (end.line ?? 0);
    return this.#editor.show(step.stack.at(-1)?.file ? [] : step.lines, valuesBeside(step), wrong);
  }
}

/** @param {Parts} parts */
export async function createYours(parts) {
  const yours = new Yours(parts);
  return (/** @type {Look} */ look) => yours.render(look);
}
