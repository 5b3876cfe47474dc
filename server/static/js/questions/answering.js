// Takes the answers of one learner: says why a wrong one is wrong, lets them try again, and tells how the question
// ended.

import { wordsOf } from "../words/words.js";
import { answer, begin, tell, maskOf, toggle, choosing, chosenOf, pick, sending } from "./answer.js";
import { explainMistake, explainRight } from "./mistakes.js";
import { lightOf } from "./answers.js";
import { mannerOf, triesAt } from "./kinds.js";

/** @import { FactBase, Question, Run, Step } from "../types.js" */
/** @import { Asking, Ballot, End, Input, Taker } from "./answer.js" */
/** @import { Card } from "./card.js" */

const words = await wordsOf("learn");

/**
 * @param {Question} question @param {Step} step  at which it is asked @param {Run} run
 * @param {Card} card
 * @param {{look: () => void, light: (mistake: FactBase | null) => void, end: (how: End) => void, close: () => void}} doing
 *   look: leads the eye to what tells the answer; light: shows why an answer is wrong
 * @returns {Taker}
 */
export function createAnswering(question, step, run, card, doing) {
  const manner = mannerOf(run.algorithm);
  let asking = begin(question, 1);

  /**
   * Go on from an answer: say where to look, then what shows that it is wrong, or end.
   * @param {Asking} next @param {boolean} [ofBits]  whether bits were switched
   */
  function go(next, ofBits = false) {
    asking = next;
    const wrong = asking.wrong.at(-1);
    const mistake = wrong === undefined ? null : explainMistake(question, wrong, step, run.n, manner);
    const why = mistake ? words.why(mistake.reason, manner) : "";
    if (asking.end) {
      const isRight = asking.end === "right" || asking.end === "again";
      card.say(isRight ? whyRight() : why || words.SHOWN, isRight ? "right" : "told");
      doing.end(asking.end);
    } else if (asking.wrong.length === 1) {
      card.say(`${words.WRONG} ${words.hint(question.about, manner)}`, "wrong");
      doing.look();
    } else if (mistake) {
      card.say(why, "wrong");
      if (ofBits && "bit" in mistake.reason) card.markWrong(run.n - 1 - mistake.reason.bit);
      doing.light(lightOf(mistake, step, run));
    }
  }

  function whyRight() {
    const reason = explainRight(question, step, run.n, manner);
    return reason ? `${words.RIGHT} ${words.why(reason, manner)}` : words.RIGHT;
  }

  /** @param {Input} input @param {number} value */
  function choose(input, value) {
    if (!input.answers || !asking.wrong.includes(value)) go(answer(asking, value), !input.answers);
    return input;
  }

  /** @param {Input} input */
  const give = (input) => choose(input, input.answers ? input.answers[input.at] : maskOf(input));

  return {
    begin(input) {
      asking = begin(question, triesAt(question, input.answers));
      return input;
    },
    remark: () => "",
    press(input, at) {
      if (input.answers) return give({ ...input, at });
      card.markWrong(null);
      return toggle(input, at);
    },
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
