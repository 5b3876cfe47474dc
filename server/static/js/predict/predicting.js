// Predict: the film stops at questions while it plays, and goes on after an answer, to the step that shows it.
// The questions of a run are requested window by window as the film approaches; order.js chooses among them.

import { changePractice, countDone, readPractice } from "./practice.js";
import { answersTo } from "../questions/kinds.js";
import { hadChoice, kindsAsked, pick, pickSeeded, standingAfter } from "./order.js";
import { WINDOW, Windows } from "../wire/windows.js";
import { createEvery } from "./every.js";

/** @import { Outcome } from "../questions/answer.js" */
/** @import { Asker } from "../questions/ask.js" */
/** @import { Actions, Asked, Change, Look, Player, Question, Run, Source, State, Step } from "../types.js" */
/** @import { Practice } from "./practice.js" */

const READING = 1200; // milliseconds for reading a remark before the next question replaces it

/** @typedef {{actions: Actions, player: Player, source: Source, state: () => State, asker: Asker}} Parts */

/**
 * The next question, with the steps between which it was looked for.
 * @typedef {{from: number, question: Question | null, last: number}} Coming
 */

class Predicting {
  #actions;
  #player;
  #source;
  #state;
  #asker;
  /** @type {Run | null} */
  #run = null;
  /** The questions of each step of the run. @type {Windows<Question[]> | null} */
  #questions = null;
  #answered = -1; // the last step without further questions
  /** The step at which the film stops after an answer. @type {number | null} */
  #stopAt = null;
  #waiting = false;
  #playsOn = false; // whether the film plays on by itself after the last answer
  #readUntil = 0; // by performance.now()
  /** @type {Coming | null} */
  #coming = null;
  #every;

  /** @param {Parts} parts */
  constructor({ actions, player, source, state, asker }) {
    this.#actions = actions;
    this.#player = player;
    this.#source = source;
    this.#state = state;
    this.#asker = asker;
    this.#every = createEvery({ actions, source, state, ask: this.#askHere });
    player.setGuard({ most: this.#limit, waits: () => this.#waiting });
    player.onArrive(this.#arrive);
  }

  /** Return whether Predict asks: a lesson asks its own questions. */
  #isOn() {
    const { learn, page } = this.#state();
    return learn.predict !== null && page.view !== "embed" && learn.lesson === null;
  }

  /** Return whether Predict asks every step. */
  #isEvery() {
    return this.#isOn() && this.#state().learn.predict?.every !== undefined;
  }

  /** Start asking about a run. @param {Run} run */
  #start(run) {
    this.#questions?.close();
    const read = (/** @type {number} */ start, /** @type {number} */ stop) =>
      readByStep(this.#source, run, start, stop);
    const arrive = () => (this.#coming = null);
    this.#questions = new Windows(read, arrive, () => {}, Infinity);
    [this.#run, this.#coming, this.#answered, this.#stopAt] = [run, null, -1, null];
  }

  #stop() {
    this.#questions?.close();
    [this.#run, this.#questions, this.#coming, this.#stopAt] = [null, null, null, null];
    this.#asker.clearRemark();
  }

  /**
   * Return the question at a step; null for none, undefined while the server has not answered.
   * @param {number} step
   * @param {Practice} practice
   * @returns {Question | null | undefined}
   */
  #questionAt(step, { often, off, standing }) {
    const {
      learn: { predict },
    } = this.#state();
    const here = this.#readStep(step);
    if (!here || !predict || !this.#run) return here ? null : undefined;
    const at = (/** @type {number} */ other) => this.#readStep(other) ?? [];
    if (predict.about) return here.find(({ about }) => about === predict.about) ?? null;
    if (predict.seed !== null) {
      const first = Math.max(0, (windowOf(step) - 1) * WINDOW);
      return this.#readStep(first) && pickSeeded(predict.seed, at, step, first);
    }
    const kinds = kindsAsked(this.#run.algorithm, often, off);
    return pick(standing, here, hadChoice(at, step), often, kinds);
  }

  /** Return the questions of a step; undefined while they are loading. @param {number} step */
  #readStep(step) {
    this.#questions?.requestAround(step);
    return this.#questions?.get(step);
  }

  /** Find the next question after a step, or the last step known to have none. @param {number} step @returns {Coming} */
  #lookAhead(step) {
    const from = Math.max(step, this.#answered);
    if (this.#isEvery()) {
      const next = this.#every.questionOf(this.#state().film.run);
      return next && next.step > step
        ? { from, question: next, last: next.step }
        : { from, question: null, last: Infinity };
    }
    if (this.#coming?.from === from) return this.#coming;
    const end = this.#player.lastStep();
    const practice = readPractice();
    for (let at = from + 1; at <= end; at++) {
      const question = this.#questionAt(at, practice);
      if (question === undefined) return (this.#coming = { from, question: null, last: at - 1 });
      if (question) return (this.#coming = { from, question, last: at });
      if (at === from + WINDOW) this.#questions?.requestAround((windowOf(at) + 1) * WINDOW);
    }
    return (this.#coming = { from, question: null, last: Infinity });
  }

  /**
   * Store an answer; return the next question of the series "every step", null for none.
   * @param {Question} question @param {Run} run @param {Outcome} how @param {number} hints
   */
  #store(question, run, how, hints) {
    if (this.#isEvery()) {
      this.#every.add(question, how, hints);
      return this.#every.questionOf(run);
    }
    this.#readUntil = performance.now() + READING;
    const { predict } = this.#state().learn;
    if (predict?.seed === null && !predict.about) practise(question, how, run);
    return null;
  }

  /**
   * Move the film on after an answer: to the next question, or to the step that shows the answer.
   * @param {Question} question
   * @param {Run} run
   * @param {Outcome} how
   * @param {number} hints
   * @param {boolean} playing  whether the question came while the film played
   */
  #follow(question, run, how, hints, playing) {
    this.#coming = null;
    this.#answered = how === "closed" ? question.step : question.shown;
    if (how === "closed" || !this.#isOn()) return;
    const next = this.#store(question, run, how, hints);
    this.#actions.countAnswer();
    if (next?.step === question.step) return this.#askHere(next);
    const isEvery = this.#isEvery();
    const goesOn = isEvery ? next !== null : playing && how !== "told";
    this.#playsOn = isEvery || goesOn;
    const isLater = question.shown > question.step;
    this.#stopAt = goesOn || !isLater ? null : question.shown;
    if (goesOn || isLater) this.#actions.toggle(1);
  }

  /** Return the last step to which the film may go from this one. @param {number} step */
  #limit = (step) => {
    this.#waiting = false;
    if (!this.#isOn() || !this.#run) return Infinity;
    if (this.#stopAt !== null && step < this.#stopAt) return this.#stopAt;
    const { question, last } = this.#lookAhead(step);
    const isRead = this.#isEvery() || performance.now() >= this.#readUntil;
    this.#waiting = question === null || !isRead;
    return question && !isRead ? last - 1 : last;
  };

  /** Return the changes of state that come with a new step. @param {Step} step @returns {Change} */
  #arrive = (step) => {
    const { film, play, learn } = this.#state();
    if (!film.shown) return {}; // the first step may open with its question
    const isForward = this.#goesForward(step);
    if (!isForward) [this.#answered, this.#stopAt, this.#coming] = [-1, null, null];
    const asked = this.#isOn() ? this.#arriveAsking(step, isForward, play.playing) : null;
    if (asked) return { learn: { asked } };
    if (this.#stopAt !== null && step.step >= this.#stopAt) this.#stopAt = null;
    return learn.asked && learn.asked.question.step !== step.step ? { learn: { asked: null } } : {};
  };

  /** Open the question of a step that is about to be shown, if any. @param {Step} step @param {boolean} isForward @param {number} playing */
  #arriveAsking(step, isForward, playing) {
    const isEvery = this.#isEvery();
    const isNew = isForward && step.step > this.#answered;
    const { question } = (isEvery ? playing >= 0 : isNew) ? this.#lookAhead(step.step - 1) : { question: null };
    const here = question?.step === step.step ? question : null;
    const goesOn = isNew && (!this.#playsOn || playing === 0); // the viewer has moved the film
    if (isEvery ? !here && !isForward : !isForward || goesOn) this.#asker.clearRemark();
    return here && this.#openHere(here, step);
  }

  /** Open a question at its step, unless it has one answer: the film does not stop for that. @param {Question} question @param {Step} step */
  #openHere(question, step) {
    const { run } = this.#state().film;
    this.#waiting = !this.#isEvery() && hasOneAnswer({ question, step, run });
    return this.#waiting ? null : this.#openAt(question, step, run);
  }

  /** Return whether a step follows in play, or as the next one by hand. @param {Step} step */
  #goesForward(step) {
    const {
      film: { shown },
      play: { playing, hurried },
    } = this.#state();
    if (!shown || shown.run !== this.#run || step.step <= shown.step.step) return false;
    return playing > 0 || (playing === 0 && !hurried && step.step === shown.step.step + 1);
  }

  /** Open a question; return its entry for the state. @param {Question} question @param {Step} step @param {Run} run */
  #openAt(question, step, run) {
    const playing = this.#state().play.playing > 0;
    const count = this.#isEvery() ? this.#every.count() : "";
    /** @type {(how: Outcome, hints: number) => void} */
    const follow = (how, hints) => this.#follow(question, run, how, hints, playing);
    return this.#asker.openQuestion(question, step, run, follow, { count });
  }

  /** Ask a question of the series at the step on the screen. @param {Question} question */
  #askHere = (question) => {
    const { shown } = this.#state().film;
    if (shown) this.#actions.setAsked(this.#openAt(question, shown.step, shown.run));
  };

  /**
   * Ask at the first step, before it is shown, if the address names a series, or a kind of question that the step has.
   * Resolves to the step to show first.
   * @param {number} named  the address's step
   */
  async open(named) {
    const {
      film: { run },
      learn: { predict },
    } = this.#state();
    const { about, every } = predict ?? {};
    if ((!about && !every) || !this.#isOn()) return named;
    const first = every ? await this.#every.open(named) : named;
    const [[step], questions] = await Promise.all([
      this.#source.read(run, first, first + 1, 1),
      this.#source.readQuestions(run, first, first + 1),
    ]);
    const question = every ? this.#every.questionOf(run) : questions.find((one) => one.about === about);
    if (question?.step === first && (every || !hasOneAnswer({ question, step, run })))
      this.#actions.setAsked(this.#openAt(question, step, run));
    return first;
  }

  /** @param {Look} look */
  render = (look) => {
    const {
      film: { run, shown },
      play: { playing },
      learn: { asked },
    } = look;
    if (this.#isEvery()) this.#every.render(look);
    else this.#every.hide();
    if (!this.#isOn()) {
      if (this.#run) this.#stop();
      return;
    }
    if (run !== this.#run) this.#start(run);
    if (shown?.run !== run) return;
    if (!playing && !asked && this.#stopAt !== null && shown.step.step >= this.#stopAt) this.#stopAt = null;
    if (this.#isEvery()) return; // its questions are there already
    const number = windowOf(shown.step.step);
    for (const one of [number - 1, number, number + 1]) if (one >= 0) this.#questions?.requestAround(one * WINDOW);
  };
}

/** @param {Parts} parts */
export const createPredict = (parts) => new Predicting(parts);

/** @param {number} step */
const windowOf = (step) => Math.floor(step / WINDOW);

/**
 * Read the questions of steps, step by step. There are none if the server has no index there yet, or the connection is lost.
 * @param {Source} source @param {Run} run @param {number} start @param {number} stop
 */
async function readByStep(source, run, start, stop) {
  const questions = await source.readQuestions(run, start, stop).catch(() => []);
  return Array.from({ length: stop - start }, (_, at) => questions.filter(({ step }) => step === start + at));
}

/** Store the standing after a question. @param {Question} question @param {Outcome} how @param {Run} run */
function practise(question, how, { algorithm }) {
  const { often, off, standing, done } = readPractice();
  const right = how === "right";
  changePractice({
    standing: standingAfter(standing, question, right, kindsAsked(algorithm, often, off)),
    done: countDone(done, question.about, right),
  });
}

/** Return whether there is only one answer to choose from. @param {Asked} asked */
function hasOneAnswer(asked) {
  return asked.question.about === "attacker" && answersTo(asked)?.length === 1;
}
