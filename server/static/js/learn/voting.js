// Takes the answers of a question as votes: one can be changed until the ballot is closed, and nobody is told whether it is right.

import { choosing, chosenOf, pick, sending } from "./ballot.js";
import { toggle } from "./input.js";

/** @param {import("./ballot.js").Ballot} ballot @param {import("./card.js").Card} card @returns {import("./ask.js").Taker} */
export function createVoting({ sent, send, words }, card) {
  /** @param {number | null} answer  null as long as nothing is chosen */
  function vote(answer) {
    if (answer === null || answer === sent()) return;
    send(answer);
    card.say(words.sent, "told");
  }

  /** @param {import("./input.js").Input} input */
  function give(input) {
    vote(chosenOf(input));
    return input;
  }

  return {
    begin(input) {
      const before = sent();
      return before === null ? input : choosing(input, before);
    },
    told: () => (sent() === null ? "" : words.sent),
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
