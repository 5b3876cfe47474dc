// The asker: opens one question on the page of the film. It hides the answer in the step's picture, and passes answers,
// by mouse, finger or keys, to the attempt of a learner, or to the ballot of a class. Predict uses it while the film
// plays, a lesson at its stops:
//
//     const asker = await parts.asker(); //              questions.js loads it on first use
//     const question = await asker.find(run, 2, "rd"); // null if that step has no such question
//     const outcome = await asker.ask(question, run); //  now, or in the frame in which the step comes
//
// The outcomes are in answer.js: "right", "again" (at a later try), "told", "closed". While `state().learn.asked` is
// not null, digits, arrows, Space, Enter, S and Escape belong to the question, and other listeners ignore them. Any
// intent that moves the film closes the question. One question is open at a time; a new one closes the one before.

import { sameRun } from "../algorithms/algorithms.js";
import { find, returnFocus } from "../page/dom.js";
import { loadStyles } from "../page/loading.js";
import { loadListings } from "../wire/source.js";
import { createCard } from "./card.js";
import { contentOf, openAsked } from "./asked.js";
import { addAnswer, addHint, choosing, chosenOf, createAttempt, giveUp, hasHint, sending } from "./answer.js";
import { WAYS, triesAt } from "./kinds.js";
import { createKeys } from "./keys.js";
import { remarkOn } from "./remarks.js";
import { createTargets } from "./targets.js";

/** @import { Actions, OpenQuestion, Look, Player, Question, Run, Source, State, Step } from "../types.js" */
/** @import { Attempt, Ballot, Input, Outcome } from "./answer.js" */

/**
 * An open question. `content`: null until its answers are known; `ballot`: if its answers are votes; `frozen`: the
 * ballot is closed; `goesOn`: it continues a series, so that the remark about the answer before stays.
 * @typedef {{
 *   ballot: Ballot | null,
 *   frozen: boolean,
 *   asked: OpenQuestion,
 *   attempt: Attempt,
 *   content: ReturnType<typeof contentOf> | null,
 *   goesOn: boolean,
 *   onEnd: (outcome: Outcome, hints: number) => void,
 * }} Open
 */

/**
 * A question whose step is on its way. `open`: returns its entry for the state; `resolve`: gets the outcome.
 * @typedef {{question: Question, run: Run, open: (step: Step, run: Run) => OpenQuestion, resolve: (outcome: Outcome) => void}} Expected
 */

/** @typedef {{actions: Actions, source: Source, state: () => State, player: Pick<Player, "onArrive">}} Parts */

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
  /** @type {Expected | null} */
  #expected = null;
  /** The element that had the focus before. @type {Element | null} */
  #opener = null;
  /** The question whose card is on the screen. @type {Open | null} */
  #painted = null;

  /** @param {Parts} parts */
  constructor({ actions, source, state, player }) {
    this.#actions = actions;
    this.#source = source;
    this.#state = state;
    this.#card = createCard({
      give: this.#give,
      hint: () => this.#open && this.#respond(this.#open, addHint(this.#open.attempt)),
      show: () => this.#handleKey("s"),
      skip: () => this.close(),
      painted: this.#paintRest,
    });
    const { form } = this.#card;
    this.#targets = createTargets({ choose: (at) => form.press(at), chooseAnswer: form.pressAnswer });
    this.#keys = createKeys(state, this.#handleKey);
    find("#why").after(this.#card.element);
    player.onArrive((step, run) => {
      const expected = this.#expected;
      if (!expected || expected.question.step !== step.step || !sameRun(expected.run, run)) return {};
      this.#expected = null;
      return { learn: { asked: expected.open(step, run) } };
    });
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
    this.#expect(null);
    this.#finish("closed");
    const asked = openAsked({ question, step, run }, count);
    const attempt = createAttempt(question.answer, triesAt(asked));
    this.#open = { ballot, frozen: false, asked, attempt, content: null, goesOn: count !== "", onEnd };
    this.#prepare(this.#open);
    return asked;
  }

  /** Find the possible answers; for a line they come from the listing. @param {Open} open */
  async #prepare(open) {
    const { asked, ballot } = open;
    const { question, run } = asked;
    const listing = WAYS[question.about] === "line" ? (await loadListings(run.algorithm))[run.goal] : null;
    if (this.#open !== open) return;
    const content = contentOf(asked, listing);
    const sent = ballot?.sent() ?? null;
    open.content = sent === null ? content : { ...content, input: choosing(content.input, sent) };
    if (listing) this.#actions.openLanguage("python"); // the listing whose lines run
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

  /** Wait for the step of a question, in place of another one; null: of none. @param {Expected | null} expected */
  #expect(expected) {
    this.#expected?.resolve("closed");
    this.#expected = expected;
  }

  close() {
    this.#expect(null);
    this.clearRemark();
    this.#conclude("closed");
  }

  /** @param {Outcome} outcome @param {number} [hints] */
  #conclude(outcome, hints) {
    this.#actions.setAsked(null);
    this.#finish(outcome, hints);
  }

  /** Take an answer; return whether it is struck out. @param {number} answer */
  #give = (answer) => {
    const open = this.#open;
    if (!open) return false;
    const { ballot, attempt } = open;
    if (!ballot) return this.#respond(open, addAnswer(attempt, answer));
    if (answer !== ballot.sent()) ballot.send(answer);
    return false;
  };

  /**
   * Respond to an answer, to a hint, or to the request to show the answer; return whether the question stays open.
   * @param {Open} open
   * @param {Attempt} next
   */
  #respond(open, next) {
    if (next === open.attempt) return true; // there is no further hint
    const { form } = this.#card;
    const { text, how, looks, cause, bit = null } = remarkOn(open.asked, open.attempt, next, form.input);
    open.attempt = next;
    this.#card.showRemark(text, how);
    if (next.outcome) {
      this.#conclude(next.outcome, next.hints);
      return false;
    }
    if (looks) this.#targets.lookAt(open.asked);
    if (cause) this.#targets.lookAt(null); // the light shows more
    if (bit !== null) form.markWrong(bit);
    if (cause !== undefined) this.#actions.setAsked((open.asked = { ...open.asked, cause }));
    form.paint();
    return true;
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
    this.clearRemark(); // the question stands above it
    this.#closeControls();
    this.#card.showRemark(ballot.closed(), "told");
  }

  /** Handle a key; return whether it belongs to the question. @param {string} key */
  #handleKey = (key) => {
    const open = this.#open;
    const leaves = key === "Escape" || key.toLowerCase() === "s";
    if (!open || !leaves) return open !== null && this.#card.form.handleKey(key);
    if (open.ballot) return false;
    if (key === "Escape") this.close();
    else this.#respond(open, giveUp(open.attempt));
    return true;
  };

  /** Show the card. @param {Open} open @param {NonNullable<Open["content"]>} content */
  #mount(open, content) {
    this.#painted = open;
    const { said } = open.asked;
    if (!open.goesOn) this.clearRemark();
    this.#card.open(said.title, { ...content, isBallot: open.ballot !== null });
    this.#targets.open(open.asked);
    this.#keys.open();
    this.#actions.point(null);
    const { activeElement } = document;
    this.#opener = activeElement;
    if (activeElement?.matches("input[type=text], dialog:not(.lesson) *")) return;
    if (open.ballot)
      this.#card.form.element.focus({ preventScroll: true }); // an answer with the focus would look like a choice
    else this.#card.form.focus();
  }

  /**
   * Ask a question: now if its step is shown, else in the frame in which it comes. Resolves to the outcome.
   * @param {Question} question
   * @param {Run} run
   * @param {Ballot} [ballot]  if answers are votes
   * @returns {Promise<Outcome>}
   */
  ask(question, run, ballot) {
    return new Promise((resolve) => {
      const { shown } = this.#state().film;
      const open = (/** @type {Step} */ step, /** @type {Run} */ its) =>
        this.openQuestion(question, step, its, resolve, { ballot });
      if (shown?.step.step === question.step && sameRun(shown.run, run))
        this.#actions.setAsked(open(shown.step, shown.run));
      else this.#expect({ question, run, open, resolve });
    });
  }

  /**
   * Find the question of a kind at a step; null without one, or if the server does not answer.
   * @param {Run} run @param {number} step @param {string} about
   */
  async find(run, step, about) {
    const questions = await this.#source.readQuestions(run, step, step + 1).catch(() => []);
    return questions.find((one) => one.about === about) ?? null;
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
    const { ballot, content } = open;
    if (ballot && (open.frozen || !ballot.isOpen())) return this.#freeze(open, ballot);
    if (this.#painted !== open && content) this.#mount(open, content);
    this.#card.form.paint();
  }

  /** Paint the card's buttons and the chosen squares with the form. @param {Input} input */
  #paintRest = (input) => {
    if (!this.#open) return;
    const { ballot, attempt } = this.#open;
    this.#targets.paint(input.chosen);
    if (!ballot) return this.#card.paintHint(hasHint(attempt));
    const remark = ballot.sent() !== null && ballot.counts() ? ballot.words.sent : ""; // the server has confirmed it
    this.#card.paintBallot(sending(ballot, chosenOf(input)), ballot.words.none);
    this.#card.showRemark(remark, remark && "told");
  };
}

/** Load the asker and its style sheet. @param {Parts} parts */
export async function loadAsker(parts) {
  await loadStyles("learn/question.css");
  return new QuestionAsker(parts);
}

/** @typedef {Awaited<ReturnType<typeof loadAsker>>} Asker */
