// Takes the answers of one learner: says why a wrong one is wrong, lets them try again, and tells how the question
// ended.

import { wordsOf } from "../words/words.js";
import { answer, begin, tell, maskOf, toggle, choosing, chosenOf, pick, sending } from "./answer.js";
import { explainMistake } from "./mistakes.js";
import { lightOf } from "./answers.js";
import { mannerOf } from "./kinds.js";

/** @import { FactBase, Question, Run, Step } from "../types.js" */
/** @import { Asking, Ballot, End, Input, Taker } from "./answer.js" */
/** @import { Card } from "./card.js" */

const words = await wordsOf("learn");

/**
 * @param {Question} question @param {Step} step  at which it is asked @param {Run} run
 * @param {Card} card
 * @param {{light: (mistake: FactBase | null) => void, end: (how: End) => void, close: () => void}} doing  light: what
 *   shows why an answer is wrong
 * @returns {Taker}
 */
export function createAnswering(question, step, run, card, doing) {
  let asking = begin(question, null);

  /** Go on from an answer: another try, or the end. @param {Asking} next */
  function go(next) {
    asking = next;
    const wrong = asking.wrong.at(-1);
    const manner = mannerOf(run.algorithm);
    const mistake = wrong === undefined ? null : explainMistake(question, wrong, step, run.n, manner);
    const why = mistake ? words.why(mistake.reason, manner) : "";
    if (asking.end) {
      const isRight = asking.end === "right" || asking.end === "again";
      card.say(isRight ? words.RIGHT : why || words.SHOWN, isRight ? "right" : "told");
      doing.end(asking.end);
    } else if (mistake) {
      card.say(`${why} ${words.AGAIN}`, "wrong");
      doing.light(lightOf(mistake, step, run));
    }
  }

  /** @param {Input} input @param {number} value */
  function choose(input, value) {
    if (!input.answers || !asking.wrong.includes(value)) go(answer(asking, value));
    return input;
  }

  /** @param {Input} input */
  const give = (input) => choose(input, input.answers ? input.answers[input.at] : maskOf(input));

  return {
    begin(input) {
      asking = begin(question, input.answers);
      return input;
    },
    remark: () => "",
    press: (input, at) => (input.answers ? give({ ...input, at }) : toggle(input, at)),
    choose,
    give,
    enter: give,
    none: (input) => input,
    leave(key) {
      if (key === "Escape") doing.close();
      else go(tell(asking));
      return true;
    },
    paint: (input) => card.paint(input, asking.wrong),
  };
}

// Takes the answers of a question as votes: one can be changed until the ballot is closed, and nobody is told whether
// it is right.

/** @param {Ballot} ballot @param {Card} card @returns {Taker} */
export function createVoting({ sent, send, words }, card) {
  /** @param {number | null} answer  null as long as nothing is chosen */
  function vote(answer) {
    if (answer === null || answer === sent()) return;
    send(answer);
    card.say(words.sent, "told");
  }

  /** @param {Input} input */
  function give(input) {
    vote(chosenOf(input));
    return input;
  }

  return {
    begin(input) {
      const before = sent();
      return before === null ? input : choosing(input, before);
    },
    remark: () => (sent() === null ? "" : words.sent),
    press: (input, at) => (input.answers ? pick(input, at) : toggle(input, at)),
    choose: choosing,
    give,
    enter: (input) => (input.answers && chosenOf(input) === null ? pick(input, input.at) : give(input)),
    none(input) {
      vote(0);
      return choosing(input, 0); // bits that were chosen are not
    },
    leave: () => false,
    paint(input) {
      card.paint(input, []);
      card.paintBallot(input, sending({ sent, words }, chosenOf(input)), words.none);
    },
  };
}
