// The question of a class as its pupils, its hosts and the report have it: the step that is asked about, the question in
// words, what its answers are called, and why one is right or wrong.

import { sameRun } from "../address/address.js";
import { loadView } from "../algorithms/algorithms.js";
import { labelOf } from "../questions/answers.js";
import { askedOf } from "../questions/asked.js";
import { WAYS, lineAnswering, mannerOf } from "../questions/kinds.js";
import { explainMistake, explainRight } from "../questions/mistakes.js";
import { createWish } from "../wire/again.js";
import { wordsOf } from "../words/words.js";

/** @import { Film, Source, State } from "../types.js" */
/** @import { Room, Tally } from "./room.js" */

const words = await wordsOf("learn");

/**
 * Reads the step that is asked about, and makes the question of it.
 * @param {Pick<Source, "read">} source
 * @param {Pick<Film, "algorithm" | "n" | "goal"> & Pick<Room, "about" | "at">} place
 * @param {string} [none]  what an answer without any bit is called
 */
export async function readAsked(source, { algorithm, n, goal, about = "", at = 0 }, none = "") {
  const run = { algorithm, n, goal };
  const [[step]] = await Promise.all([source.read(run, at, at + 1, 1), loadView(algorithm)]);
  const manner = mannerOf(algorithm);
  const question = { step: at, about, answer: -1, shown: at }; // the picture does not need the answer
  const asked = askedOf(question, step, run);
  return {
    ...asked,
    said: { ...asked.said, why: "" },
    /** What it offers to choose from where that does not stand on the board. */
    choices: WAYS[about] === "case" ? [...words.CHOICES[about]] : [],
    /** The row or column whose squares are the answers; null where no squares are. */
    line: lineAnswering(question, step, n),
    /** What an answer is called. @param {number} answer */
    label: (answer) => labelOf(about, answer, run, none),
    /** Why an answer is right, or wrong; "" where nothing is said of it. @param {number} given @param {Pick<Tally, "answer" | "shown">} tally */
    why(given, { answer, shown }) {
      const its = { step: at, about, answer: answer ?? -1, shown };
      const reason =
        given === answer ? explainRight(its, step, n, manner) : explainMistake(its, given, step, n, manner).reason;
      return reason ? words.why(reason, manner) : "";
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof readAsked>>} AskedHere */

/** @param {Source} source @param {() => void} changed */
export function createAskedQuestion(source, changed) {
  /** @type {ReturnType<typeof createWish<string>>} */
  const wish = createWish(changed);
  /** @type {AskedHere | null} */
  let asked = null;

  /** @param {string} its @param {Room} room */
  async function ask(its, room) {
    const read = await readAsked(source, room);
    if (!wish.isWanted(its)) return;
    asked = read;
    changed();
  }

  /** The question that is asked, once its step has come. @param {Room} room @returns {AskedHere | null} */
  return (room) => {
    const now = room.ask === undefined ? null : [room.epoch, room.ask, room.algorithm, room.n, room.goal].join();
    if (wish.want(now, (its) => ask(its, room))) asked = null;
    return asked;
  };
}

/** The step of the class's search that is shown; -1 where another search is, or none. @param {State["film"]} film @param {Room} room */
export const stepShown = ({ shown, run }, room) => (shown?.run === run && sameRun(run, room) ? shown.step.step : -1);
