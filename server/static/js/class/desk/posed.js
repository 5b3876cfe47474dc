// The question of a class as this page poses it: with the picture of its step that tells no answer, and the question in words.

import { loadView } from "../../algorithms/views.js";
import { mannerOf } from "../../learn/kinds.js";
import { pictureAsking } from "../../learn/picture.js";
import { words } from "../../words/learn.js";

/** @typedef {import("../../types.js").Asked} Asked */
/** @typedef {import("../room.js").Room} Room */

/** @param {import("../../types.js").Source} source @param {() => void} changed */
export function createPosed(source, changed) {
  let name = "";
  /** @type {Asked | null} */
  let posed = null;

  /** @param {Room} room */
  async function pose({ algorithm, n, goal, about = "", at = 0 }) {
    const its = name;
    const run = { algorithm, n, goal };
    const [[step]] = await Promise.all([source.read(run, at, at + 1, 1), loadView(algorithm)]);
    if (its !== name) return;
    const manner = mannerOf(algorithm);
    const title = words.QUESTIONS[about](/** @type {Record<string, any>} */ (step)[manner.fills], manner);
    const question = { step: at, about, answer: -1, shown: at }; // which the picture does not need
    posed = { run, question, picture: pictureAsking(question, step, run), blamed: null, said: { title, why: (words.CHOICES[about] ?? []).join(" · ") } };
    changed();
  }

  /** The question that is asked, once its step has come. @param {Room} room @returns {Asked | null} */
  return (room) => {
    const now = room.ask === undefined ? "" : [room.epoch, room.ask, room.algorithm, room.n, room.goal].join();
    if (now !== name) {
      name = now;
      posed = null;
      if (name) pose(room).catch(() => (name = "")); // the next news tries again
    }
    return posed;
  };
}
