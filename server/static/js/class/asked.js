// A class's question, as the pages of pupils and hosts and the report show it: its step, its words, the labels of its
// answers, and why an answer is right or wrong.

import { loadView, nameOfRun, runOf, sameRun } from "../algorithms/algorithms.js";
import { labelOf, openAsked, textsOf } from "../questions/asked.js";
import { WAYS, lineAnswering, mannerOf } from "../questions/kinds.js";
import { explainMistake, explainRight } from "../questions/mistakes.js";
import { createWish } from "../wire/again.js";
import { wordsOf } from "../words/words.js";

/** @import { Run, Source, State } from "../types.js" */
/** @import { Room, Tally } from "./room.js" */

const words = await wordsOf("learn");

/**
 * Read a question's step and make the question.
 * @param {Pick<Source, "read">} source
 * @param {Run & Pick<Room, "about" | "at" | "own">} place
 * @param {string} [none]  the label of an answer without any bit
 */
export async function readAsked(source, { about = "", at = 0, own, ...film }, none = "") {
  const run = runOf(film);
  const [[step]] = await Promise.all([source.read(run, at, at + 1, 1), loadView(run.algorithm)]);
  const question = { step: at, about, answer: -1, shown: at, own }; // the picture does not need the answer
  const asked = openAsked({ question, step, run });
  return {
    ...asked,
    said: { ...asked.said, why: "" },
    /** The offered answers, if they are not squares of the board. */
    choices: WAYS[about] === "case" ? [...textsOf(about, own)] : [],
    /** The row or column whose squares are the answers; null if answers are not squares. */
    line: lineAnswering(asked),
    /** Return an answer's label. @param {number} answer */
    label: (answer) => labelOf(about, answer, { ...run, own }, none),
    /** Return the reason why an answer is right or wrong; "" without one of its own. @param {number} given @param {Pick<Tally, "answer" | "shown" | "reason">} tally */
    why(given, { answer, shown, reason: ours = "" }) {
      if (own) return given === answer ? ours : "";
      const facts = { run, step, question: { step: at, about, answer: answer ?? -1, shown } };
      const [right, mine] = [explainRight(facts), given === answer ? null : explainMistake(facts, given).reason].map(
        (reason) => reason && words.why(reason, mannerOf(run.algorithm)),
      );
      return (mine === right ? "" : (mine ?? right)) ?? "";
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof readAsked>>} AskedHere */

/** Create a function that loads the open question of each snapshot. @param {Source} source @param {(asked: AskedHere | null) => void} show  gets null while there is none */
export function createAskedQuestion(source, show) {
  /** @type {ReturnType<typeof createWish<string>>} */
  const wish = createWish();

  /** @param {string} key @param {Room} room */
  async function load(key, room) {
    const read = await readAsked(source, room);
    if (wish.isWanted(key)) show(read);
  }

  /** @param {Room} room */
  return (room) => {
    const now = room.ask === undefined ? null : [room.epoch, room.ask, nameOfRun(room)].join();
    if (wish.want(now, (key) => load(key, room))) show(null);
  };
}

/** Return the step shown of the class's search; -1 if another search is shown, or none. @param {State["film"]} film @param {Room} room */
export const stepShown = ({ shown, run }, room) => (shown?.run === run && sameRun(run, room) ? shown.step.step : -1);
