// Predict: while the film plays, it stops where there is a question, and goes on when that is answered. The answer is
// shown by the film itself: it plays on to the step that shows it. Which questions there are, the server knows; which
// of them is asked, order.js.

import { changePractice, countDone, readPractice } from "./practice.js";
import { answersTo } from "../questions/kinds.js";
import { kindsAsked, learn, pick, pickSeeded } from "./order.js";

/** @import { End } from "../questions/answer.js" */
/** @import { Asker } from "../questions/ask.js" */
/** @import { Actions, Look, Player, Question, Run, Source, State, Step } from "../types.js" */
/** @import { Practice } from "./practice.js" */

const WINDOW = 64; // steps whose questions are requested at a time
const READING = 1200; // milliseconds for which a verdict is read before the next question takes its place

/**
 * @param {object} parts
 * @param {Actions} parts.actions
 * @param {Player} parts.player
 * @param {Source} parts.source
 * @param {() => State} parts.state
 * @param {Asker} parts.asker
 */
export function createPredict({ actions, player, source, state, asker }) {
  /** @type {Run | null} */
  let run = null;
  /**
   * The questions of each window, step by step; null while they are on their way.
   * @type {Map<number, Map<number, Question[]> | null>}
   */
  let windows = new Map();
  let answered = -1; // up to this step nothing is asked any more
  /** Where the film is to stop after an answer. @type {number | null} */
  let hold = null;
  let waiting = false;
  let readUntil = 0; // as performance.now() tells the time
  /**
   * The question that comes next, and from which step on it was looked for.
   * @type {{from: number, question: Question | null, last: number} | null}
   */
  let coming = null;

  /** A lesson asks its own questions. */
  const isOn = () => state().learn.predict !== null && state().page.view !== "embed" && state().learn.lesson === null;

  /** @param {number} number  of a window */
  async function request(number) {
    if (windows.has(number) || number < 0) return;
    const [its, all] = [/** @type {Run} */ (run), windows];
    all.set(number, null);
    /** @type {Map<number, Question[]>} */
    const steps = new Map();
    try {
      for (const question of await source.readQuestions(its, number * WINDOW, (number + 1) * WINDOW)) {
        steps.set(question.step, [...(steps.get(question.step) ?? []), question]);
      }
    } catch {
      // nobody has walked there yet, or the connection is lost: then nothing is asked there
    }
    all.set(number, steps);
    if (all !== windows) return;
    coming = null;
    actions.repaint();
  }

  /** The questions of a step; undefined while they are on their way. @param {number} step */
  function questionsAt(step) {
    const number = Math.floor(step / WINDOW);
    if (!windows.has(number)) request(number);
    const its = windows.get(number);
    return its ? (its.get(step) ?? []) : undefined;
  }

  /**
   * The question that is asked at a step; null for none, undefined while that is not known.
   * @param {number} step
   * @param {Practice} practice
   * @returns {Question | null | undefined}
   */
  function questionAt(step, { often, off, standing }) {
    const {
      learn: { predict },
    } = state();
    const here = questionsAt(step);
    if (!here || !predict || !run) return here ? null : undefined;
    if (predict.about) return here.find(({ about }) => about === predict.about) ?? null;
    if (predict.seed !== null) {
      const first = Math.max(0, (Math.floor(step / WINDOW) - 1) * WINDOW);
      if (!questionsAt(first)) return undefined;
      return pickSeeded(predict.seed, (at) => questionsAt(at) ?? [], step, first);
    }
    return pick(standing, here, hadChoice(step, here), often, kindsAsked(run.algorithm, often, off));
  }

  /**
   * Whether the search could go several ways at a step, or has just gone one of them.
   * @param {number} step
   * @param {Question[]} here
   */
  function hadChoice(step, here) {
    if (here.some(({ about }) => about === "next")) return true;
    for (let past = step - 1; past >= Math.max(0, step - WINDOW); past--) {
      const next = (questionsAt(past) ?? []).find(({ about }) => about === "next");
      if (next) return next.shown === step;
    }
    return false;
  }

  /** Look for the next question after a step: it, or up to where there is none. @param {number} step */
  function lookAhead(step) {
    const from = Math.max(step, answered);
    if (coming?.from === from) return coming;
    const end = player.lastStep();
    const practice = readPractice();
    for (let at = from + 1; at <= end; at++) {
      const question = questionAt(at, practice);
      if (question === undefined) return (coming = { from, question: null, last: at - 1 });
      if (question) return (coming = { from, question, last: at });
      if (at === from + WINDOW) request(Math.floor(at / WINDOW) + 1);
    }
    return (coming = { from, question: null, last: Infinity });
  }

  /**
   * What to do after an answer.
   * @param {Question} question
   * @param {End} how
   * @param {boolean} playing  whether it came while the film played
   */
  function follow(question, how, playing) {
    coming = null;
    answered = how === "closed" ? question.step : question.shown;
    if (how === "closed" || !isOn()) return;
    readUntil = performance.now() + READING;
    const {
      learn: { predict },
    } = state();
    if (predict?.seed === null && !predict.about && run) {
      const { often, off, standing, done } = readPractice();
      const right = how === "right";
      changePractice({
        standing: learn(standing, question, right, kindsAsked(run.algorithm, often, off)),
        done: countDone(done, question.about, right),
      });
    }
    const goesOn = playing && how !== "told";
    hold = goesOn ? null : question.shown;
    if (goesOn || question.shown > question.step) actions.toggle(1);
    else hold = null;
  }

  player.setGuard({
    most(step) {
      waiting = false;
      if (!isOn() || !run) return Infinity;
      if (hold !== null && step < hold) return hold;
      const { question, last } = lookAhead(step);
      const isRead = performance.now() >= readUntil;
      waiting = question === null || !isRead;
      return question && !isRead ? last - 1 : last;
    },
    waits: () => waiting,
    arrive(step) {
      if (!state().film.shown) return {}; // the first step may come with its question
      const closed = state().learn.asked ? { learn: { asked: null } } : {};
      if (!goesForward(step)) {
        [answered, hold, coming] = [-1, null, null];
        if (isOn()) asker.hush();
      } else if (isOn() && run && step.step > answered) return ask(step, run) ?? closed;
      if (hold !== null && step.step >= hold) hold = null;
      return closed;
    },
  });

  /** Whether a step comes as the film plays on, or as the next one by hand. @param {Step} step */
  function goesForward(step) {
    const {
      film: { shown },
      play: { playing, hurried },
    } = state();
    if (!shown || shown.run !== run || step.step <= shown.step.step) return false;
    return playing > 0 || (playing === 0 && !hurried && step.step === shown.step.step + 1);
  }

  /** Open the question of a step that is about to be shown, if it has one. @param {Step} step @param {Run} its */
  function ask(step, its) {
    const { question } = lookAhead(step.step - 1);
    if (!question || question.step !== step.step) return null;
    if (hasOneAnswer(question, step, its.n)) {
      waiting = true; // nobody stops for that
      return null;
    }
    const playing = state().play.playing > 0;
    return { learn: { asked: asker.begin(question, step, its, (how) => follow(question, how, playing)) } };
  }

  return {
    /**
     * Ask at the first step, before it is shown, if the address has one kind asked and it can be asked there.
     * @param {number} first
     */
    async open(first) {
      const {
        film: { run: its },
        learn: { predict },
      } = state();
      if (!predict?.about || !isOn()) return;
      const [[step], questions] = await Promise.all([
        source.read(its, first, first + 1, 1),
        source.readQuestions(its, first, first + 1),
      ]);
      const question = questions.find(({ about }) => about === predict.about);
      if (question && !hasOneAnswer(question, step, its.n))
        actions.setAsked(asker.begin(question, step, its, (how) => follow(question, how, false)));
    },
    /** @param {Look} look */
    render({ film: { run: now, shown }, play: { playing }, learn: { asked } }) {
      if (!isOn()) {
        if (run) {
          [run, windows, coming, hold] = [null, new Map(), null, null];
          asker.hush();
        }
        return;
      }
      if (now !== run) [run, windows, coming, answered, hold] = [now, new Map(), null, -1, null];
      if (shown?.run !== run) return;
      if (!playing && !asked && hold !== null && shown.step.step >= hold) hold = null;
      const number = Math.floor(shown.step.step / WINDOW);
      for (const one of [number - 1, number, number + 1]) request(one);
    },
  };
}

/** Whether there is only one answer to choose from. @param {Question} question @param {Step} step @param {number} n */
function hasOneAnswer(question, step, n) {
  return question.about === "attacker" && answersTo(question, step, n, [])?.length === 1;
}
