// Predict: the film stops at questions while it plays, and goes on after an answer, to the step that shows it.
// windows.js requests the questions from the server; order.js chooses among them.

import { changePractice, countDone, readPractice } from "./practice.js";
import { answersTo } from "../questions/kinds.js";
import { kindsAsked, pick, pickSeeded, standingAfter } from "./order.js";
import { createEvery } from "./every.js";
import { WINDOW, createWindows, windowOf } from "./windows.js";

/** @import { Outcome } from "../questions/answer.js" */
/** @import { Asker } from "../questions/ask.js" */
/** @import { Actions, Change, Look, Player, Question, Run, Source, State, Step } from "../types.js" */
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
  /** @type {ReturnType<typeof createWindows> | null} */
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
    this.#every = createEvery({ actions, player, source, state, ask: this.#askHere });
    player.setGuard({ most: this.#limit, waits: () => this.#waiting, arrive: this.#arrive });
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
    const questions = createWindows(this.#source, run, () => {
      if (questions !== this.#questions) return;
      this.#coming = null;
      this.#actions.repaint();
    });
    [this.#run, this.#questions, this.#coming, this.#answered, this.#stopAt] = [run, questions, null, -1, null];
  }

  #stop() {
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
    const questions = this.#questions;
    const here = questions?.questionsAt(step);
    if (!questions || !here || !predict || !this.#run) return here ? null : undefined;
    if (predict.about) return here.find(({ about }) => about === predict.about) ?? null;
    if (predict.seed !== null) {
      const first = Math.max(0, (windowOf(step) - 1) * WINDOW);
      if (!questions.questionsAt(first)) return undefined;
      return pickSeeded(predict.seed, (at) => questions.questionsAt(at) ?? [], step, first);
    }
    const kinds = kindsAsked(this.#run.algorithm, often, off);
    return pick(standing, here, questions.hadChoice(step, here), often, kinds);
  }

  /** Find the next question after a step, or the last step known to have none. @param {number} step */
  #lookAhead(step) {
    const from = Math.max(step, this.#answered);
    if (this.#coming?.from === from) return this.#coming;
    const end = this.#player.lastStep();
    const practice = readPractice();
    for (let at = from + 1; at <= end; at++) {
      const question = this.#questionAt(at, practice);
      if (question === undefined) return (this.#coming = { from, question: null, last: at - 1 });
      if (question) return (this.#coming = { from, question, last: at });
      if (at === from + WINDOW) this.#questions?.request(windowOf(at) + 1);
    }
    return (this.#coming = { from, question: null, last: Infinity });
  }

  /**
   * Move the film on after an answer in a series: to the next question, or to the step that shows the last answer.
   * @param {Question} question @param {Outcome} how @param {number} hints @param {Run} run
   */
  #followSeries(question, how, hints, run) {
    if (how === "closed" || !this.#isEvery()) return;
    this.#every.add(question, how, hints);
    this.#actions.countAnswer();
    const next = this.#every.questionOf(run);
    if (next?.step === question.step) return this.#askHere(next);
    [this.#stopAt, this.#playsOn] = [next ? null : question.shown, true];
    if ((next ?? { step: question.shown }).step > question.step) this.#actions.toggle(1);
  }

  /**
   * Move the film on after an answer.
   * @param {Question} question
   * @param {Outcome} how
   * @param {boolean} playing  whether the question came while the film played
   */
  #follow(question, how, playing) {
    this.#coming = null;
    this.#answered = how === "closed" ? question.step : question.shown;
    if (how === "closed" || !this.#isOn()) return;
    this.#readUntil = performance.now() + READING;
    const {
      learn: { predict },
    } = this.#state();
    this.#actions.countAnswer();
    if (predict?.seed === null && !predict.about && this.#run) practise(question, how, this.#run);
    const goesOn = (this.#playsOn = playing && how !== "told");
    this.#stopAt = goesOn ? null : question.shown;
    if (goesOn || question.shown > question.step) this.#actions.toggle(1);
    else this.#stopAt = null;
  }

  /** Return the last step to which the film may go from this one. @param {number} step */
  #limit = (step) => {
    this.#waiting = false;
    if (!this.#isOn() || !this.#run) return Infinity;
    if (this.#stopAt !== null && step < this.#stopAt) return this.#stopAt;
    if (this.#isEvery()) {
      const next = this.#every.questionOf(this.#state().film.run);
      return next && next.step > step ? next.step : Infinity;
    }
    const { question, last } = this.#lookAhead(step);
    const isRead = performance.now() >= this.#readUntil;
    this.#waiting = question === null || !isRead;
    return question && !isRead ? last - 1 : last;
  };

  /** Return the changes of state that come with a new step. @param {Step} step @returns {Change} */
  #arrive = (step) => {
    if (!this.#state().film.shown) return {}; // the first step may open with its question
    const closed = this.#state().learn.asked ? { learn: { asked: null } } : {};
    if (this.#isEvery()) return this.#arriveInSeries(step) ?? closed;
    if (!this.#goesForward(step)) {
      [this.#answered, this.#stopAt, this.#coming] = [-1, null, null];
      if (this.#isOn()) this.#asker.clearRemark();
    } else if (this.#isOn() && this.#run && step.step > this.#answered) {
      if (!this.#playsOn || this.#state().play.playing === 0) this.#asker.clearRemark(); // the viewer goes on
      return this.#ask(step, this.#run) ?? closed;
    }
    if (this.#stopAt !== null && step.step >= this.#stopAt) this.#stopAt = null;
    return closed;
  };

  /** Open the question of the series at a step, if there is one. @param {Step} step @returns {Change | null} */
  #arriveInSeries(step) {
    const { run } = this.#state().film;
    const next = this.#every.questionOf(run);
    const isReverse = this.#state().play.playing < 0;
    if (next?.step === step.step && !isReverse) return { learn: { asked: this.#openInSeries(next, step, run) } };
    if (!this.#goesForward(step)) this.#asker.clearRemark();
    if (this.#stopAt !== null && step.step >= this.#stopAt) this.#stopAt = null;
    return null;
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

  /** Open the question of a step that is about to be shown, if any. @param {Step} step @param {Run} run */
  #ask(step, run) {
    const { question } = this.#lookAhead(step.step - 1);
    if (!question || question.step !== step.step) return null;
    if (hasOneAnswer(question, step, run.n)) {
      this.#waiting = true; // the film does not stop for that
      return null;
    }
    const playing = this.#state().play.playing > 0;
    const asked = this.#asker.openQuestion(question, step, run, (how) => this.#follow(question, how, playing));
    return { learn: { asked } };
  }

  /** Open a question of the series "every step". @param {Question} question @param {Step} step @param {Run} run */
  #openInSeries(question, step, run) {
    const follow = (/** @type {Outcome} */ how, /** @type {number} */ hints) =>
      this.#followSeries(question, how, hints, run);
    return this.#asker.openQuestion(question, step, run, follow, { count: this.#every.count() });
  }

  /** Ask a question of the series at the step on the screen. @param {Question} question */
  #askHere = (question) => {
    const { shown } = this.#state().film;
    if (shown) this.#actions.setAsked(this.#openInSeries(question, shown.step, shown.run));
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
    const next = this.#every.questionOf(run);
    if (next?.step === first) this.#actions.setAsked(this.#openInSeries(next, step, run));
    const question = questions.find((one) => one.about === about);
    if (question && !hasOneAnswer(question, step, run.n))
      this.#actions.setAsked(
        this.#asker.openQuestion(question, step, run, (how) => this.#follow(question, how, false)),
      );
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
    for (const one of [number - 1, number, number + 1]) this.#questions?.request(one);
  };
}

/** @param {Parts} parts */
export const createPredict = (parts) => new Predicting(parts);

/** Store the standing after a question. @param {Question} question @param {Outcome} how @param {Run} run */
function practise(question, how, { algorithm }) {
  const { often, off, standing, done } = readPractice();
  const right = how === "right";
  changePractice({
    standing: standingAfter(standing, question, right, kindsAsked(algorithm, often, off)),
    done: countDone(done, question.about, right),
  });
}

/** Return whether there is only one answer to choose from. @param {Question} question @param {Step} step @param {number} n */
function hasOneAnswer(question, step, n) {
  return question.about === "attacker" && answersTo(question, step, n, [])?.length === 1;
}
