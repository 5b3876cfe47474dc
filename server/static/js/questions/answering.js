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
 * look: leads the eye to what tells the answer; light: shows why an answer is wrong
 * @typedef {{look: () => void, light: (cause: FactBase | null) => void, end: (how: End) => void, close: () => void}} Doing
 */

/** @implements {Taker} */
class Answering {
  #question;
  #step;
  #run;
  #manner;
  #card;
  #doing;
  #asking;

  /** @param {Question} question @param {Step} step @param {Run} run @param {Card} card @param {Doing} doing */
  constructor(question, step, run, card, doing) {
    this.#question = question;
    this.#step = step;
    this.#run = run;
    this.#manner = mannerOf(run.algorithm);
    this.#card = card;
    this.#doing = doing;
    this.#asking = begin(question, 1);
  }

  /**
   * Go on from an answer: say where to look, then what shows that it is wrong, or end.
   * @param {Asking} next @param {boolean} [ofBits]  whether bits were switched
   */
  #go(next, ofBits = false) {
    const isMiss = next.wrong.length > this.#asking.wrong.length;
    this.#asking = next;
    const wrong = next.wrong.at(-1);
    const { n } = this.#run;
    const mistake = wrong === undefined ? null : explainMistake(this.#question, wrong, this.#step, n, this.#manner);
    const why = mistake ? words.why(mistake.reason, this.#manner) : "";
    if (next.end) {
      const isRight = next.end === "right" || next.end === "again";
      if (isRight) this.#card.say(this.#whyRight(), "right");
      else if (isMiss) this.#card.say(`${words.WRONG} ${why}`, "wrong");
      else this.#card.say(why || words.SHOWN, "told");
      this.#doing.end(next.end);
    } else if (next.wrong.length === 1) {
      this.#card.say(`${words.WRONG} ${words.hint(this.#question.about, this.#manner)}`, "wrong");
      this.#doing.look();
    } else if (mistake) {
      this.#card.say(why, "wrong");
      if (ofBits && "bit" in mistake.reason) this.#card.markWrong(n - 1 - mistake.reason.bit);
      this.#doing.light(lightOf(mistake, this.#step, this.#run));
    }
  }

  #whyRight() {
    const reason = explainRight(this.#question, this.#step, this.#run.n, this.#manner);
    return reason ? `${words.RIGHT} ${words.why(reason, this.#manner)}` : words.RIGHT;
  }

  /** @param {Input} input */
  begin(input) {
    this.#asking = begin(this.#question, triesAt(this.#question, input.answers));
    return input;
  }

  remark() {
    return "";
  }

  /** @param {Input} input @param {number} at */
  press(input, at) {
    if (input.answers) return this.give({ ...input, at });
    this.#card.markWrong(null);
    return toggle(input, at);
  }

  /** @param {Input} input @param {number} value */
  choose(input, value) {
    if (!input.answers || !this.#asking.wrong.includes(value)) this.#go(answer(this.#asking, value), !input.answers);
    return input;
  }

  /** @param {Input} input */
  give(input) {
    return this.choose(input, input.answers ? input.answers[input.at] : maskOf(input));
  }

  /** @param {Input} input */
  enter(input) {
    return this.give(input);
  }

  /** @param {Input} input */
  none(input) {
    return input;
  }

  /** @param {string} key */
  leave(key) {
    if (key === "Escape") this.#doing.close();
    else this.#go(tell(this.#asking));
    return true;
  }

  /** @param {Input} input */
  paint(input) {
    this.#card.paint(input, this.#asking.wrong);
  }
}

/**
 * @param {Question} question @param {Step} step  at which it is asked @param {Run} run
 * @param {Card} card @param {Doing} doing
 * @returns {Taker}
 */
export const createAnswering = (question, step, run, card, doing) => new Answering(question, step, run, card, doing);

// Takes the answers of a question as votes: one can be changed until the ballot is closed, and nobody is told whether
// it is right.

/** @param {Ballot} ballot @param {Card} card @returns {Taker} */
export function createVoting({ sent, counts, send, words }, card) {
  const remark = () => (sent() === null || !counts() ? "" : words.sent);
  let said = remark();

  /** @param {number | null} answer  null as long as nothing is chosen */
  function vote(answer) {
    if (answer !== null && answer !== sent()) send(answer);
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
    remark,
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
      card.paintBallot(input, sending({ sent, counts, words }, chosenOf(input)), words.none);
      if (remark() !== said) card.say((said = remark()), "told"); // once the server has said that it counts
    },
  };
}
