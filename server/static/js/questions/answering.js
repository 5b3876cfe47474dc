// The handler for one learner's answers: explains a wrong one, allows further tries, and reports the outcome.

import { wordsOf } from "../words/words.js";
import {
  addAnswer,
  addHint,
  createAttempt,
  giveUp,
  hasHint,
  maskOf,
  rungOf,
  toggle,
  choosing,
  chosenOf,
  pick,
  sending,
  strike,
} from "./answer.js";
import { explainMistake, explainRight } from "./mistakes.js";
import { labelOf, lightOf } from "./answers.js";
import { mannerOf, triesAt } from "./kinds.js";

/** @import { FactBase, Question, Run, Step } from "../types.js" */
/** @import { Mistake } from "./mistakes.js" */
/** @import { AnswerHandler, Attempt, Ballot, Input, Outcome } from "./answer.js" */
/** @import { Card } from "./card.js" */

const words = await wordsOf("learn");

/**
 * look: marks the places to look at; light: shows why an answer is wrong
 * @typedef {{look: () => void, light: (cause: FactBase | null) => void, conclude: (outcome: Outcome, hints: number) => void, close: () => void}} Callbacks
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
   * Respond to an answer, or to the request to show it: conclude, or help by the next rung of the ladder.
   * @param {Attempt} next @param {boolean} [ofBits]  whether the answer consists of bits
   */
  #respond(next, ofBits = false) {
    const isMiss = next.wrong.length > this.#attempt.wrong.length;
    this.#attempt = next;
    const wrong = next.wrong.at(-1);
    const mistake = wrong === undefined ? null : this.#explain(wrong);
    if (!next.outcome) {
      if (mistake) this.#help(mistake, words.WRONG, ofBits);
      return;
    }
    if (next.outcome !== "told") this.#card.showRemark(this.#whyRight(), "right");
    else {
      const why = mistake ? [words.why(mistake.reason, this.#manner)] : [];
      const said = [...(isMiss ? [words.WRONG] : []), words.SHOWN({ answer: this.#label() }), ...why];
      this.#card.showRemark(said.join(" "), isMiss ? "wrong" : "told");
    }
    this.#callbacks.conclude(next.outcome, next.hints);
  }

  /**
   * Show where to look, or, from the second rung on, the reason with the queens and bits that show it.
   * @param {Mistake} mistake
   * @param {string} wrong  says that the answer is wrong; "" for a hint without an answer
   * @param {boolean} ofBits
   */
  #help(mistake, wrong, ofBits) {
    const tone = wrong ? "wrong" : "told";
    if (rungOf(this.#attempt) === 1) {
      const hint = words.hint(this.#question.about, this.#manner);
      this.#card.showRemark(wrong ? `${wrong} ${hint}` : hint, tone);
      return this.#callbacks.look();
    }
    const { reason } = mistake;
    this.#card.showRemark(words.why(reason, this.#manner), tone);
    if (ofBits && "bit" in reason) this.#card.markWrong(this.#run.n - 1 - reason.bit);
    this.#callbacks.light(lightOf(mistake, this.#step, this.#run));
  }

  /** @param {number} wrong  an answer */
  #explain(wrong) {
    return explainMistake(this.#question, wrong, this.#step, this.#run.n, this.#manner);
  }

  #label() {
    const { about, answer } = this.#question;
    return labelOf(about, answer, this.#run, "0".repeat(this.#run.n));
  }

  /**
   * Return a mistake for a hint: that of the bits chosen so far, or of a choice that a queen refutes, if there is one.
   * @param {Input} input
   */
  #mistakeOf(input) {
    if (!input.answers) return maskOf(input) === this.#question.answer ? null : this.#explain(maskOf(input));
    const { wrong } = this.#attempt;
    const others = input.answers.filter((one) => one !== this.#question.answer && !wrong.includes(one));
    const mistakes = others.map((one) => this.#explain(one));
    return mistakes.find(({ by }) => by.length) ?? mistakes[0];
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

  /** @param {Input} input */
  hint(input) {
    const next = addHint(this.#attempt);
    if (next === this.#attempt) return input;
    this.#attempt = next;
    const mistake = this.#mistakeOf(input);
    if (mistake) this.#help(mistake, "", !input.answers);
    else this.#card.showRemark(words.FITS, "told");
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
    this.#card.paint(input, this.#attempt.wrong, hasHint(this.#attempt));
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
    hint: (input) => input,
    leave: () => false,
    paint(input) {
      card.paint(input, [], false);
      card.paintBallot(input, sending({ sent, counts, words }, chosenOf(input)), words.none);
      if (remark() !== shown) card.showRemark((shown = remark()), "told"); // once the server has confirmed the vote
    },
  };
}
