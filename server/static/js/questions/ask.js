// The asker: opens one question on the page of the film. It hides the answer in the step's picture, and passes answers,
// by mouse, finger or keys, to a handler of answering.js, for one learner or for a class. Predict uses it while the
// film plays, a lesson at its stops:
//
//     const asker = await parts.asker(); //              questions.js loads it on first use
//     const outcome = await asker.askAt("rd"); //        asks at the shown step
//     if (outcome === null) …; //                        this step has no such question (or the server has not reached it)
//     if (outcome === "closed") …; //                    the viewer moved the film, or pressed Escape
//     actions.go(asker.latest().shown); //               the step that shows the answer; for "free" and "attacker" the same step
//
// The outcomes are in answer.js: "right", "again" (at a later try), "told", "closed". While `state().learn.asked` is
// not null, digits, arrows, Space, Enter, S and Escape belong to the question, and other listeners ignore them. Any
// intent that moves the film closes the question. One question is open at a time; a new one closes the one before.

import { find, returnFocus } from "../page/dom.js";
import { loadStyles } from "../page/loading.js";
import { loadListings } from "../wire/source.js";
import { createAnswering, createBallotHandler } from "./answering.js";
import { createCard } from "./card.js";
import { choicesOf, labelsOf } from "./answers.js";
import { createInput, press } from "./answer.js";
import { askedOf, clueOf, codeOf, whereAnswered } from "./asked.js";
import { WAYS, answersTo } from "./kinds.js";
import { createKeys } from "./keys.js";
import { createTargets } from "./targets.js";

/** @import { Actions, OpenQuestion, FactBase, Look, Question, Run, Source, State, Step } from "../types.js" */
/** @import { AnswerHandler, Ballot, Input, Outcome } from "./answer.js" */

/**
 * An open question. `input`: null until its answers are known; `code`: the lines of the listing, if they are the
 * answers; `ballot`: if its answers are votes; `frozen`: the ballot is closed; `goesOn`: it continues a series, so that the
 * remark about the answer before stays.
 * @typedef {{
 *   ballot: Ballot | null,
 *   frozen: boolean,
 *   asked: OpenQuestion,
 *   step: Step,
 *   handler: AnswerHandler,
 *   input: Input | null,
 *   code: string[],
 *   goesOn: boolean,
 *   onEnd: (outcome: Outcome, hints: number) => void,
 * }} Open
 */

/** @typedef {{actions: Actions, source: Source, state: () => State}} Parts */

/** Asks one question at a time; the whole page shares it. */
class QuestionAsker {
  #actions;
  #source;
  #state;
  #card;
  #targets;
  #keys;
  /** @type {Open | null} */
  #open = null;
  /** The question asked last. @type {Question | null} */
  #latest = null;
  /** The element that had the focus before. @type {Element | null} */
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
      submit: () => this.#change((handler, input) => handler.submit(input)),
      submitNone: () => this.#change((handler, input) => handler.submitNone(input)),
      hint: () => this.#change((handler, input) => handler.hint(input)),
      show: () => this.#handleKey("s"),
      skip: () => this.close(),
    });
    this.#targets = createTargets({ choose: this.#pressPlace, chooseQueen: this.#choose, chooseLine: this.#choose });
    this.#keys = createKeys(state, this.#handleKey);
    find("#why").after(this.#card.element);
  }

  /**
   * Open a question at a step that is shown, or about to be; return its entry for the state.
   * @param {Question} question
   * @param {Step} step  the question's
   * @param {Run} run
   * @param {(outcome: Outcome, hints: number) => void} onEnd  hints: the number of hints that the learner has asked for
   * @param {{ballot?: Ballot | null, count?: string}} [options]  count: its place in a series, before its text
   * @returns {OpenQuestion}
   */
  openQuestion(question, step, run, onEnd, { ballot = null, count = "" } = {}) {
    this.#finish("closed");
    const asked = askedOf(question, step, run, count);
    const look = () => this.#targets.lookAt(clueOf(question, step, run));
    const callbacks = { look, light: this.#light, conclude: this.#conclude, close: () => this.close() };
    const handler = ballot
      ? createBallotHandler(ballot, this.#card)
      : createAnswering(question, step, run, this.#card, callbacks);
    this.#open = { ballot, frozen: false, asked, step, handler, input: null, code: [], goesOn: count !== "", onEnd };
    this.#latest = question;
    this.#prepare(this.#open);
    return asked;
  }

  /** Find the possible answers; for a line they come from the listing. @param {Open} open */
  async #prepare(open) {
    const {
      asked: { question, run },
      step,
    } = open;
    const listing = WAYS[question.about] === "line" ? (await loadListings(run.algorithm))[run.goal] : null;
    if (this.#open !== open) return;
    const answers = answersTo(question, step, run.n, listing?.runs ?? []);
    open.code = listing ? codeOf(listing) : [];
    open.input = open.handler.start(createInput(labelsOf(question, run, answers), answers));
    if (WAYS[question.about] === "line") this.#actions.openLanguage("python"); // the listing whose lines run
    this.#actions.repaint();
  }

  /** Remove the question from the screen. @param {Outcome} outcome @param {number} [hints] */
  #finish(outcome, hints = 0) {
    if (!this.#open) return;
    const { onEnd } = this.#open;
    this.#open = null;
    this.#painted = null;
    this.#closeControls();
    onEnd(outcome, hints);
  }

  /** Remove the controls for answers. */
  #closeControls() {
    const focused = this.#card.hasFocus();
    this.#card.close();
    this.#targets.close();
    this.#keys.close();
    if (focused) returnFocus(this.#opener);
  }

  close() {
    this.clearRemark();
    this.#actions.setAsked(null);
    this.#finish("closed");
  }

  /** Show why an answer is wrong. @param {FactBase | null} cause */
  #light = (cause) => {
    if (!this.#open) return;
    if (cause) this.#targets.lookAt(); // the light shows more
    this.#open.asked = { ...this.#open.asked, cause };
    this.#actions.setAsked(this.#open.asked);
  };

  /** @param {Outcome} outcome @param {number} hints */
  #conclude = (outcome, hints) => {
    this.#actions.setAsked(null);
    this.#finish(outcome, hints);
  };

  /** Replace the input by what the handler returns. @param {(handler: AnswerHandler, input: Input) => Input} act */
  #change(act) {
    const open = this.#open;
    if (!open?.input) return;
    open.input = act(open.handler, open.input);
    this.#actions.repaint();
  }

  /**
   * Freeze a question whose ballot is closed: the answer stays hidden during the class's discussion.
   * @param {Open} open
   * @param {Ballot} ballot
   */
  #freeze(open, ballot) {
    if (open.frozen) return;
    open.frozen = true;
    open.asked = { ...open.asked, said: { ...open.asked.said, why: "" } }; // removes the instruction
    this.#actions.setAsked(open.asked);
    this.#closeControls();
    this.#card.showRemark(ballot.closed(), "told");
  }

  /** Choose an answer that was clicked on the board, the strip or the listing. @param {number} value */
  #choose = (value) => {
    if (this.#open?.input?.answers?.includes(value)) this.#change((handler, input) => handler.choose(input, value));
  };

  /** Press a place of the card, or its square on the board. @param {number} at */
  #pressPlace = (at) => this.#change((handler, input) => handler.press(input, at));

  /** Handle a key; return whether it belongs to the question. @param {string} key */
  #handleKey = (key) => {
    const open = this.#open;
    if (!open?.input) return false;
    if (key === "Escape" || key.toLowerCase() === "s") return open.handler.leave(key);
    if (key === "Enter") {
      this.#change((handler, input) => handler.enter(input));
      return true;
    }
    const pressed = press(open.input, key);
    if (!pressed) return false;
    const { input, given } = pressed;
    open.input = input;
    if (given === null) this.#card.focus(input.at); // at once: the next key may press the button
    this.#change((handler) => (given === null ? input : handler.choose(input, given)));
    return true;
  };

  /** Show the card. @param {Open} open */
  #mount(open) {
    const {
      asked: { question, run, said },
      step,
      input,
      code,
    } = open;
    if (!input) return;
    this.#painted = open;
    const way = WAYS[question.about];
    const remark = open.handler.remark();
    if (!open.goesOn) this.#card.showRemark(remark, remark && "told");
    this.#card.open(said.title, way, choicesOf(question, run, input.labels, code, step.lines), open.ballot !== null);
    this.#targets.open(whereAnswered(question, step, run), way === "line");
    this.#keys.open();
    this.#actions.point(null);
    const { activeElement } = document;
    this.#opener = activeElement;
    if (activeElement?.matches("input[type=text], dialog:not(.lesson) *")) return;
    if (open.ballot)
      this.#card.focusQuestion(); // an answer with the focus would look like a choice
    else this.#card.focus(input.at);
  }

  /**
   * Ask a question about the shown step. Resolves to its outcome; throws an error if its step is not shown.
   * @param {Question} question
   * @param {Ballot} [ballot]  if answers are votes
   * @returns {Promise<Outcome>}
   */
  ask(question, ballot) {
    const {
      film: { shown },
    } = this.#state();
    if (!shown || shown.step.step !== question.step) throw new Error(`step ${question.step} is not on the screen`);
    return new Promise((resolve) =>
      this.#actions.setAsked(this.openQuestion(question, shown.step, shown.run, resolve, { ballot })),
    );
  }

  /**
   * Ask a question of a kind at the shown step; resolves to null if there is none.
   * @param {string} about
   * @returns {Promise<Outcome | null>}
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

  /** Return the question asked last. */
  latest() {
    return this.#latest;
  }

  /** Clear the remark about the last answer. */
  clearRemark() {
    this.#card.showRemark("", "");
  }

  /** @param {Look} look */
  render({ learn: { asked }, film: { shown } }) {
    const open = this.#open;
    if (!open || !shown) return;
    if (asked !== open.asked) {
      // the film has moved on
      if (this.#state().learn.asked === open.asked) this.#actions.setAsked(null);
      return this.#finish("closed");
    }
    const { ballot } = open;
    if (ballot && (open.frozen || !ballot.isOpen())) return this.#freeze(open, ballot);
    if (this.#painted !== open) this.#mount(open);
    if (!open.input) return;
    const { input, handler } = open;
    handler.paint(input);
    this.#targets.paint(["bits", "bit"].includes(WAYS[asked.question.about]) ? input.chosen : null);
  }
}

/** Load the asker and its style sheet. @param {Parts} parts */
export async function loadAsker(parts) {
  await loadStyles("learn/question.css");
  return new QuestionAsker(parts);
}

/** @typedef {Awaited<ReturnType<typeof loadAsker>>} Asker */
