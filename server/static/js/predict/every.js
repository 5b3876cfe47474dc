// Every step: the learner is the search for twelve steps of the film. This module loads the series that the state asks
// for, stores the learner's answers on the device, and tells Predict the present question.
//
// While the film shows the series' run, its seed is in the state and the address. In another run the series is paused and
// the state has no seed, which stands for the series that the device has stored, or else for a new one.

import { ALGORITHMS, runOf, sameRun } from "../algorithms/algorithms.js";
import { FORGETTABLE, readObject, storeValue } from "../page/storage.js";
import { wordsOf } from "../words/words.js";
import { createSeriesCard } from "./seriescard.js";
import { LEVELS, addAnswer, drawSeed, progressOf, questionNow, readSeries } from "./series.js";

/** @import { Outcome } from "../questions/answer.js" */
/** @import { Actions, Level, Look, Question, Run, Source, State } from "../types.js" */
/** @import { Series } from "./series.js" */

const { EVERY } = await wordsOf("learn");

/** The series that the state asks for. @typedef {{run: Run, level: Level, seed: number | null}} Task */
/** A series as stored on the device; `of`: the number of its questions. @typedef {Omit<Series, "questions"> & {of: number}} Stored */

/** @typedef {{actions: Actions, source: Source, state: () => State, ask: (question: Question) => void}} Parts */

class EveryStep {
  #parts;
  #card;
  /** The series that is loaded, is loading or failed to load. @type {Task | null} */
  #task = null;
  /** @type {Series | null} */
  #series = null;
  #problem = "";
  /** The latest look; null while the card is hidden. @type {Look | null} */
  #look = null;

  /** @param {Parts} parts  ask: opens a question at the step on the screen */
  constructor(parts) {
    this.#parts = parts;
    const { setPredict, visit } = parts.actions;
    this.#card = createSeriesCard({
      resume: this.#resume,
      begin: (level) => setPredict({ every: level, seed: drawSeed(this.#series?.seed) }),
      watch: ({ run, questions: [{ step }] }) => visit({ run, step, predict: null }),
    });
  }

  /** Return the present question about a run; null for none. @param {Run} run */
  questionOf(run) {
    return this.#series && sameRun(this.#series.run, run) ? questionNow(this.#series) : null;
  }

  /** Return the place of the present question in the series. */
  count() {
    return this.#series ? EVERY.COUNT(progressOf(this.#series)) : "";
  }

  /** Add an answer to the present question. @param {Question} question @param {Outcome} how @param {number} hints */
  add(question, how, hints) {
    if (!this.#series) return;
    storeSeries((this.#series = addAnswer(this.#series, question, how === "right", hints)));
  }

  /**
   * Load the series of the state before the first step is shown; resolve to the step to open.
   * @param {number} first  the address's
   */
  async open(first) {
    const isNew = await this.#load();
    this.#showSeed();
    const now = this.questionOf(this.#parts.state().film.run);
    return now && (isNew || first === 0) ? now.step : first; // a link to the series names no step
  }

  /** Load the series that the state asks for; resolve to true if it is new. */
  async #load() {
    const { learn, film } = this.#parts.state();
    const { every: level = 3, seed = null } = learn.predict ?? {};
    const task = (this.#task = { run: film.run, level, seed });
    [this.#series, this.#problem] = [null, ""];
    const stored = readStored();
    const continued = stored && isContinued(stored, task) ? stored : null;
    const begun = continued ?? { ...task, seed: seed ?? drawSeed(), answers: "", hints: 0 };
    const loaded = await this.#read(begun);
    if (task !== this.#task) return false; // the state asks for another one by now
    if (typeof loaded === "string") this.#problem = loaded;
    else storeSeries((this.#series = { ...begun, questions: loaded, answers: begun.answers.slice(0, loaded.length) }));
    return this.#series !== null && !continued;
  }

  /** Return the questions of a series, or the reason for which there are none. @param {Omit<Series, "questions">} begun */
  async #read(begun) {
    const { source, state } = this.#parts;
    const { film } = state();
    try {
      const recorded = sameRun(begun.run, film.run) ? film.recorded : null;
      const bounds = recorded ?? { start: 0, stop: (await source.describe(begun.run)).steps ?? 0 };
      const questions = await readSeries(begun, bounds, (start, stop) => source.readQuestions(begun.run, start, stop));
      return questions.length ? questions : EVERY.NEEDS;
    } catch (error) {
      return /** @type {Error} */ (error).message;
    }
  }

  /** Return whether the state asks for another series than that of the last task. @param {Task} wanted */
  #isOther({ run, level, seed }) {
    const task = this.#task;
    if (!task || task.level !== level) return true;
    if (!this.#series) return task.seed !== seed || !sameRun(task.run, run);
    return seed === null ? !questionNow(this.#series) : seed !== this.#series.seed;
  }

  /** Set the state's seed if the film shows the run of an open series, else remove it. */
  #showSeed() {
    const { learn, film } = this.#parts.state();
    if (!this.#series || !learn.predict || !questionNow(this.#series)) return;
    const seed = sameRun(this.#series.run, film.run) ? this.#series.seed : null;
    if (seed !== learn.predict.seed) this.#parts.actions.setPredict({ every: this.#series.level, seed });
  }

  /** Go to the step of the present question, and ask it. */
  #resume = () => {
    const { actions, state, ask } = this.#parts;
    const now = this.#series && questionNow(this.#series);
    if (!this.#series || !now) return;
    const { run, seed, level } = this.#series;
    const { shown } = state().film;
    if (shown && sameRun(shown.run, run) && shown.step.step === now.step) return ask(now);
    actions.recordNavigation();
    actions.visit({ run, step: now.step, predict: { every: level, seed } });
  };

  /** Load what the state asks for, and paint the card. @param {Look} look  of a page on which Predict asks every step */
  render(look) {
    this.#look = look;
    const {
      film: { run },
      learn: { predict },
    } = look;
    if (predict?.every && this.#isOther({ run, level: predict.every, seed: predict.seed })) {
      this.#load().then((isNew) => {
        if (isNew) this.#resume();
        this.#paint();
      });
    } else this.#showSeed();
    this.#paint();
  }

  /** Paint the card, unless it is hidden. */
  #paint() {
    if (!this.#look) return;
    const { film, play, learn } = this.#look;
    const { run, step: at, shown } = film;
    const now = this.questionOf(run);
    const step = shown?.step.step ?? -1;
    const isComing = now && step !== now.step && (at === now.step || (play.playing > 0 && step < now.step));
    const pausedIn = learn.asked || isComing ? null : now ? "here" : "elsewhere";
    this.#card.render(this.#series, this.#problem, pausedIn);
  }

  hide() {
    this.#look = null;
    this.#card.hide();
  }
}

/** @param {Parts} parts */
export const createEvery = (parts) => new EveryStep(parts);

/** Return whether a task continues the stored series: it is the same, or any that is open. @param {Stored} stored @param {Task} task */
const isContinued = ({ run, level, seed, answers, of }, task) =>
  level === task.level && (task.seed === null ? answers.length < of : seed === task.seed && sameRun(run, task.run));

/** Store a series in place of the one before. @param {Series} series */
export const storeSeries = ({ run, seed, level, questions, answers, hints }) =>
  storeValue(FORGETTABLE.every, { run, seed, level, answers, hints, of: questions.length });

/** Return the stored series; null for none or an invalid value. @returns {Stored | null} */
export function readStored() {
  const { run, seed, level, answers, hints, of } = readObject(FORGETTABLE.every);
  const { algorithm, n, goal, board } = Object(run);
  const isSound =
    ALGORITHMS.includes(algorithm) &&
    (goal === "all" || goal === "first") &&
    (board === undefined || typeof board === "string") &&
    [n, seed, hints, of].every((one) => Number.isSafeInteger(one) && one >= 0) &&
    LEVELS.includes(level) &&
    /^[01]*$/.test(answers) &&
    answers.length <= of;
  return isSound ? { run: runOf({ algorithm, n, goal, board }), seed, level, answers, hints, of } : null;
}
