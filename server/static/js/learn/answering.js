// Takes the answers of one learner: says why a wrong one is wrong, lets them try again, and tells how the question ended.

import { words } from "../words/learn.js";
import { answer, begin, tell } from "./asking.js";
import { blame } from "./blame.js";
import { lightOf } from "./faces.js";
import { maskOf, toggle } from "./input.js";
import { mannerOf } from "./kinds.js";

/** @typedef {import("./input.js").Input} Input */

/**
 * @param {import("../types.js").Question} question @param {import("../types.js").Step} step  at which it is asked @param {import("../types.js").Run} run
 * @param {import("./card.js").Card} card
 * @param {{light: (blamed: import("../types.js").FactBase | null) => void, end: (how: import("./asking.js").End) => void, close: () => void}} doing  light: what shows why an answer is wrong
 * @returns {import("./ask.js").Taker}
 */
export function createAnswering(question, step, run, card, doing) {
  let asking = begin(question, null);

  /** Go on from an answer: another try, or the end. @param {import("./asking.js").Asking} next */
  function go(next) {
    asking = next;
    const wrong = asking.wrong.at(-1);
    const manner = mannerOf(run.algorithm);
    const blamed = wrong === undefined ? null : blame(question, wrong, step, run.n, manner);
    const why = blamed ? words.why(blamed.reason, manner) : "";
    if (asking.end) {
      const isRight = asking.end === "right" || asking.end === "again";
      card.say(isRight ? words.RIGHT : why || words.SHOWN, isRight ? "right" : "told");
      doing.end(asking.end);
    } else if (blamed) {
      card.say(`${why} ${words.AGAIN}`, "wrong");
      doing.light(lightOf(blamed, step, run));
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
    told: () => "",
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
