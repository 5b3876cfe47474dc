// Asks one question on the page of the film: masks the step, and hands the answer, given by mouse, finger or keys, to
// what takes it: in answering.js, for one learner or for a class. Predict asks with it as the film plays, a lesson at
// its stops:
//
//     const asker = await parts.asker(); //              questions.js loads it when it is first wanted
//     const end = await asker.askAt("rd"); //            at the step that is shown: asks, and waits for the end
//     if (end === null) …; //                            this step has no such question (or the server has not reached it)
//     if (end === "closed") …; //                        the viewer went elsewhere, or pressed Escape
//     actions.go(asker.latest().shown); //               the step that shows the answer; for "free" and "attacker" it is the same step
//
// The ends are in answer.js: "right", "again" (at the second try), "told", "closed". While `state().asked` is not null,
// digits, arrows, Space, Enter, S and Escape belong to the question: whoever listens to them leaves them alone then.
// Any intent that moves the film closes it. One question is open at a time; a new one closes the one before.

import { find, returnFocus } from "../page/dom.js";
import { loadStyles } from "../page/loading.js";
import { loadListings } from "../wire/source.js";
import { createAnswering, createVoting } from "./answering.js";
import { createCard } from "./card.js";
import { choicesOf, labelsOf } from "./answers.js";
import { createInput, press } from "./answer.js";
import { askedOf, codeOf, whereAnswered } from "./asked.js";
import { WAYS, answersTo, sourcesOf } from "./kinds.js";
import { createKeys } from "./keys.js";
import { createTargets } from "./targets.js";

/** @import { Actions, Asked, FactBase, Look, Question, Run, Source, State, Step } from "../types.js" */
/** @import { Ballot, End, Input, Taker } from "./answer.js" */

/**
 * `input`: null until its answers are known; `code`: the lines of the listing, where they are the answers; `ballot`:
 * where its answers are votes; `held`: they are closed.
 * @typedef {{
 *   ballot: Ballot | null,
 *   held: boolean,
 *   asked: Asked,
 *   step: Step,
 *   taker: Taker,
 *   input: Input | null,
 *   code: string[],
 *   onEnd: (end: End) => void,
 * }} Open
 */

/** @typedef {{actions: Actions, source: Source, state: () => State}} Parts */

/** Asks one question at a time. Everybody who asks on this page shares it. */
class QuestionAsker {
  #actions;
  #source;
  #state;
  #card;
  #targets;
  #keys;
  /** @type {Open | null} */
  #open = null;
  /** The last question that was asked. @type {Question | null} */
  #latest = null;
  /** What had the focus before. @type {Element | null} */
  #opener = null;
  /** The question whose card is on the screen. @type {Open | null} */
  #painted = null;

  /** @param {Parts} parts */
  constructor({ actions, source, state }) {
    this.#actions = actions;
    this.#source = source;
    this.#state = state;
    this.#card = createCard({
      press: this.#pressPlace,
      give: () => this.#change((taker, input) => taker.give(input)),
      none: () => this.#change((taker, input) => taker.none(input)),
      show: () => this.#take("s"),
      skip: () => this.close(),
    });
    this.#targets = createTargets({ choose: this.#pressPlace, chooseQueen: this.#choose, chooseLine: this.#choose });
    this.#keys = createKeys(state, this.#take);
    find("#why").after(this.#card.element);
  }

  /**
   * What the state needs for a question to be open at a step that is shown, or is about to be.
   * @param {Question} question
   * @param {Step} step  at which it is asked
   * @param {Run} run
   * @param {(end: End) => void} onEnd
   * @param {Ballot | null} [ballot]
   * @returns {Asked}
   */
  begin(question, step, run, onEnd, ballot = null) {
    this.#finish("closed");
    const asked = askedOf(question, step, run);
    const look = () => this.#targets.lookAt(sourcesOf(question.about));
    const doing = { look, light: this.#light, end: this.#end, close: () => this.close() };
    const taker = ballot ? createVoting(ballot, this.#card) : createAnswering(question, step, run, this.#card, doing);
    this.#open = { ballot, held: false, asked, step, taker, input: null, code: [], onEnd };
    this.#latest = question;
    this.#prepare(this.#open);
    return asked;
  }

  /** Find the answers that can be given; for a line, the listing is asked. @param {Open} its */
  async #prepare(its) {
    const {
      asked: { question, run },
      step,
    } = its;
    const listing = WAYS[question.about] === "line" ? (await loadListings(run.algorithm))[run.goal] : null;
    if (this.#open !== its) return;
    const answers = answersTo(question, step, run.n, listing?.runs ?? []);
    its.code = listing ? codeOf(listing) : [];
    its.input = its.taker.begin(createInput(labelsOf(question, run, answers), answers));
    if (WAYS[question.about] === "line") this.#actions.openLanguage("python"); // whose lines run
    this.#actions.repaint();
  }

  /** Take the question off the screen. @param {End} how */
  #finish(how) {
    if (!this.#open) return;
    const { onEnd } = this.#open;
    this.#open = null;
    this.#painted = null;
    this.#putAway();
    onEnd(how);
  }

  /** Nothing can be answered any more. */
  #putAway() {
    const focused = this.#card.hasFocus();
    this.#card.close();
    this.#targets.close();
    this.#keys.close();
    if (focused) returnFocus(this.#opener);
  }

  close() {
    this.hush();
    this.#actions.setAsked(null);
    this.#finish("closed");
  }

  /** Show why an answer is wrong. @param {FactBase | null} cause */
  #light = (cause) => {
    if (!this.#open) return;
    this.#open.asked = { ...this.#open.asked, cause };
    this.#actions.setAsked(this.#open.asked);
  };

  /** @param {End} how */
  #end = (how) => {
    this.#actions.setAsked(null);
    this.#finish(how);
  };

  /** Let what takes the answers do something with what is chosen. @param {(taker: Taker, input: Input) => Input} act */
  #change(act) {
    const its = this.#open;
    if (!its?.input) return;
    its.input = act(its.taker, its.input);
    this.#actions.repaint();
  }

  /**
   * The votes are closed: what was asked stays masked, so that it can be talked about.
   * @param {Open} its
   * @param {Ballot} ballot
   */
  #hold(its, ballot) {
    if (its.held) return;
    its.held = true;
    its.asked = { ...its.asked, said: { ...its.asked.said, why: "" } }; // which says how to answer
    this.#actions.setAsked(its.asked);
    this.#putAway();
    this.#card.say(ballot.closed(), "told");
  }

  /** An answer that was clicked where it belongs, if it is one. @param {number} value */
  #choose = (value) => {
    if (this.#open?.input?.answers?.includes(value)) this.#change((taker, input) => taker.choose(input, value));
  };

  /** A place of the card, or what stands for it on the board. @param {number} at */
  #pressPlace = (at) => this.#change((taker, input) => taker.press(input, at));

  /** Whether a key belongs to the question; if so, it is done. @param {string} key */
  #take = (key) => {
    const its = this.#open;
    if (!its?.input) return false;
    if (key === "Escape" || key.toLowerCase() === "s") return its.taker.leave(key);
    if (key === "Enter") {
      this.#change((taker, input) => taker.enter(input));
      return true;
    }
    const pressed = press(its.input, key);
    if (!pressed) return false;
    const { input, given } = pressed;
    its.input = input;
    if (given === null) this.#card.focus(input.at); // at once: the next key may press it
    this.#change((taker) => (given === null ? input : taker.choose(input, given)));
    return true;
  };

  /** Put the card on the screen. @param {Open} its */
  #mount(its) {
    const {
      asked: { question, run, said },
      step,
      input,
      code,
    } = its;
    if (!input) return;
    this.#painted = its;
    const way = WAYS[question.about];
    const remark = its.taker.remark();
    this.#card.say(remark, remark && "told");
    this.#card.open(said.title, way, choicesOf(question, run, input.labels, code), its.ballot !== null);
    this.#targets.open(whereAnswered(question, step, run), way === "line");
    this.#keys.open();
    this.#actions.point(null);
    const { activeElement } = document;
    this.#opener = activeElement;
    if (!activeElement?.matches("input[type=text], dialog:not(.lesson) *")) this.#card.focus(input.at);
  }

  /**
   * Ask a question about the step that is shown, and wait for its end.
   * @param {Question} question
   * @param {Ballot} [ballot]  where answers are votes
   * @returns {Promise<End>}
   */
  ask(question, ballot) {
    const {
      film: { shown },
    } = this.#state();
    if (!shown || shown.step.step !== question.step) throw new Error(`step ${question.step} is not on the screen`);
    return new Promise((resolve) =>
      this.#actions.setAsked(this.begin(question, shown.step, shown.run, resolve, ballot)),
    );
  }

  /**
   * Ask a question of a kind at the step that is shown; null if it has none.
   * @param {string} about
   * @returns {Promise<End | null>}
   */
  async askAt(about) {
    const {
      film: { shown },
    } = this.#state();
    if (!shown) return null;
    const {
      step: { step },
      run,
    } = shown;
    const questions = await this.#source.readQuestions(run, step, step + 1).catch(() => []);
    const question = questions.find((one) => one.about === about);
    return question && this.#state().film.shown === shown ? this.ask(question) : null;
  }

  /** The last question. */
  latest() {
    return this.#latest;
  }

  /** Nothing more is said of the last answer. */
  hush() {
    this.#card.say("", "");
  }

  /** @param {Look} look */
  render({ learn: { asked }, film: { shown } }) {
    const open = this.#open;
    if (!open || !shown) return;
    if (asked !== open.asked) {
      // the film has gone on
      if (this.#state().learn.asked === open.asked) this.#actions.setAsked(null);
      return this.#finish("closed");
    }
    const { ballot } = open;
    if (ballot && (open.held || !ballot.isOpen())) return this.#hold(open, ballot);
    if (this.#painted !== open) this.#mount(open);
    if (!open.input) return;
    const { input, taker } = open;
    taker.paint(input);
    this.#targets.paint(["bits", "bit"].includes(WAYS[asked.question.about]) ? input.chosen : null);
  }
}

/** The asker, with its style sheet. @param {Parts} parts */
export async function loadAsker(parts) {
  await loadStyles("learn/question.css");
  return new QuestionAsker(parts);
}

/** @typedef {Awaited<ReturnType<typeof loadAsker>>} Asker */
