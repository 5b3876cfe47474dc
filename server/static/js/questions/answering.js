// The handler for one learner's answers: explains a wrong one, allows further tries, and reports the outcome.

import { wordsOf } from "../words/words.js";
import {
  addAnswer,
  createAttempt,
  giveUp,
  maskOf,
  toggle,
  choosing,
  chosenOf,
  pick,
  sending,
  strike,
} from "./answer.js";
import { explainMistake, explainRight } from "./mistakes.js";
import { lightOf } from "./answers.js";
import { mannerOf, triesAt } from "./kinds.js";

/** @import { FactBase, Question, Run, Step } from "../types.js" */
/** @import { AnswerHandler, Attempt, Ballot, Input, Outcome } from "./answer.js" */
/** @import { Card } from "./card.js" */

const words = await wordsOf("learn");

/**
 * look: marks the places to look at; light: shows why an answer is wrong
 * @typedef {{look: () => void, light: (cause: FactBase | null) => void, conclude: (outcome: Outcome) => void, close: () => void}} Callbacks
 */

/** @implements {AnswerHandler} */
class Answering {
  #question;
  #step;
  #run;
  #manner;
  #card;
  #callbacks;
  #attempt;

  /** @param {Question} question @param {Step} step @param {Run} run @param {Card} card @param {Callbacks} callbacks */
  constructor(question, step, run, card, callbacks) {
    this.#question = question;
    this.#step = step;
    this.#run = run;
    this.#manner = mannerOf(run.algorithm);
    this.#card = card;
    this.#callbacks = callbacks;
    this.#attempt = createAttempt(question, 1);
  }

  /**
   * Respond to an answer: first with a hint, then with the reason why it is wrong, or conclude.
   * @param {Attempt} next @param {boolean} [ofBits]  whether the answer consists of bits
   */
  #respond(next, ofBits = false) {
    const isMiss = next.wrong.length > this.#attempt.wrong.length;
    this.#attempt = next;
    const wrong = next.wrong.at(-1);
    const { n } = this.#run;
    const mistake = wrong === undefined ? null : explainMistake(this.#question, wrong, this.#step, n, this.#manner);
    const why = mistake ? words.why(mistake.reason, this.#manner) : "";
    if (next.outcome) {
      const isRight = next.outcome === "right" || next.outcome === "again";
      if (isRight) this.#card.showRemark(this.#whyRight(), "right");
      else if (isMiss) this.#card.showRemark(`${words.WRONG} ${why}`, "wrong");
      else this.#card.showRemark(why || words.SHOWN, "told");
      this.#callbacks.conclude(next.outcome);
    } else if (next.wrong.length === 1) {
      this.#card.showRemark(`${words.WRONG} ${words.hint(this.#question.about, this.#manner)}`, "wrong");
      this.#callbacks.look();
    } else if (mistake) {
      this.#card.showRemark(why, "wrong");
      if (ofBits && "bit" in mistake.reason) this.#card.markWrong(n - 1 - mistake.reason.bit);
      this.#callbacks.light(lightOf(mistake, this.#step, this.#run));
    }
  }

  #whyRight() {
    const reason = explainRight(this.#question, this.#step, this.#run.n, this.#manner);
    return `${words.RIGHT} ${words.why(reason, this.#manner)}`;
  }

  /** @param {Input} input */
  start(input) {
    this.#attempt = createAttempt(this.#question, triesAt(this.#question, input.answers));
    return input;
  }

  remark() {
    return "";
  }

  /** @param {Input} input @param {number} at */
  press(input, at) {
    if (input.answers) return this.submit({ ...input, at });
    this.#card.markWrong(null);
    return toggle(input, at);
  }

  /** @param {Input} input @param {number} value */
  choose(input, value) {
    if (input.answers && this.#attempt.wrong.includes(value)) return input;
    const next = addAnswer(this.#attempt, value);
    this.#respond(next, !input.answers);
    return next.wrong.includes(value) ? strike(input, value) : input;
  }

  /** @param {Input} input */
  submit(input) {
    return this.choose(input, input.answers ? input.answers[input.at] : maskOf(input));
  }

  /** @param {Input} input */
  enter(input) {
    return this.submit(input);
  }

  /** @param {Input} input */
  submitNone(input) {
    return input;
  }

  /** @param {string} key */
  leave(key) {
    if (key === "Escape") this.#callbacks.close();
    else this.#respond(giveUp(this.#attempt));
    return true;
  }

  /** @param {Input} input */
  paint(input) {
    this.#card.paint(input, this.#attempt.wrong);
  }
}

/** @param {Question} question @param {Step} step @param {Run} run @param {Card} card @param {Callbacks} callbacks @returns {AnswerHandler} */
export const createAnswering = (question, step, run, card, callbacks) =>
  new Answering(question, step, run, card, callbacks);

// The handler for votes: a vote can be changed until the ballot is closed. The page does not show whether it is right.

/** @param {Ballot} ballot @param {Card} card @returns {AnswerHandler} */
export function createBallotHandler({ sent, counts, send, words }, card) {
  const remark = () => (sent() === null || !counts() ? "" : words.sent);
  let shown = remark();

  /** @param {number | null} answer  null before a choice */
  function vote(answer) {
    if (answer !== null && answer !== sent()) send(answer);
  }

  /** @param {Input} input */
  function submit(input) {
    vote(chosenOf(input));
    return input;
  }

  return {
    start(input) {
      const before = sent();
      return before === null ? input : choosing(input, before);
    },
    remark,
    press: (input, at) => (input.answers ? pick(input, at) : toggle(input, at)),
    choose: choosing,
    submit,
    enter: (input) => (input.answers && chosenOf(input) === null ? pick(input, input.at) : submit(input)),
    submitNone(input) {
      vote(0);
      return choosing(input, 0); // clears the chosen bits
    },
    leave: () => false,
    paint(input) {
      card.paint(input, []);
      card.paintBallot(input, sending({ sent, counts, words }, chosenOf(input)), words.none);
      if (remark() !== shown) card.showRemark((shown = remark()), "told"); // once the server has confirmed the vote
    },
  };
}
