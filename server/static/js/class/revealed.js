// The answer to a question of a class, and how it was answered: round beside round, on the squares, and why the most
// frequent mistake is one.

import { viewOf } from "../algorithms/algorithms.js";
import { explainMistake } from "../questions/mistakes.js";
import { lineAnswering, mannerOf } from "../questions/kinds.js";
import { sameRun } from "../address/address.js";
import { el, find, write } from "../page/dom.js";
import { wordsOf } from "../words/words.js";
import { labelOf } from "../questions/answers.js";
import { favouriteMistake, createHeat, spotsOf, drawRounds } from "./results.js";

/** @import { Actions, Question, Source, State, Step } from "../types.js" */
/** @import { Spot } from "./results.js" */
/** @import { Room, Tally } from "./room.js" */
/** @import { Session } from "./session.js" */

const words = await wordsOf("class");
const learn = await wordsOf("learn");

/**
 * What is drawn: of which tally, and the step that was asked about.
 * @typedef {{tally: Tally, room: Room, spots: Spot[]}} Drawn
 */

const { RESULTS: WORDS } = words;
const MOST = 6; // answers

/**
 * @param {object} parts
 * @param {Source} parts.source
 * @param {Actions} parts.actions
 * @param {() => State} parts.state
 * @param {Session} parts.session
 */
export function createRevealed({ source, actions, state, session }) {
  const said = el("p", { class: "class-answer", role: "status" });
  const body = el("div", {});
  const element = el("section", { class: "class-revealed", "aria-label": WORDS.title }, said, body);
  const heat = createHeat();
  /** @type {Tally | null} */
  let wanted = null;
  /** @type {Drawn | null} */
  let drawn = null;

  /** @param {Tally} tally @param {Room} room */
  async function draw(tally, room) {
    const { algorithm, n, goal, about = "", at = 0 } = room;
    const [step] = await source.read({ algorithm, n, goal }, at, at + 1, 1);
    if (wanted !== tally) return;
    const question = { step: at, about, answer: tally.answer, shown: tally.shown };
    const label = (/** @type {number} */ answer) => labelOf(about, answer, room, words.BALLOT.none);
    const vote = session.get().vote?.answer ?? null;
    const right = tally.rounds.at(-1)?.counts.find(([answer]) => answer === tally.answer)?.[1] ?? 0;
    write(
      said,
      words.answered(
        label(tally.answer),
        right,
        tally.rounds.at(-1)?.voted ?? 0,
        vote === null ? null : vote === tally.answer,
      ),
    );
    body.replaceChildren(
      drawRounds(tally, about, label, { most: MOST }),
      ...explain(question, step, room, tally, label),
    );
    drawn = { tally, room, spots: spotsOf(tally, n, viewOf(algorithm).fills, lineAnswering(question, step, n)) };
    actions.repaint();
  }

  /** Whether the film is where the answer is shown, or was asked. @param {Room} room @param {Tally} tally */
  function isInSight(room, { shown: until }) {
    const {
      film: { shown, run },
    } = state();
    const step = shown?.run === run && sameRun(run, room) ? shown.step.step : -1;
    return step >= (room.at ?? 0) && step <= until;
  }

  return {
    /**
     * @param {boolean} inWords  whether the page says it, too: a pupil's, and the projector; the host reads it in the
     *   drawer
     */
    render(inWords) {
      const { room, tally } = session.get();
      const its = room?.phase === "revealed" ? tally : null;
      if (its !== wanted) {
        wanted = its;
        drawn = null;
        if (room && its) draw(its, room).catch(() => (wanted = null)); // the next news tries again
      }
      const seen = drawn && isInSight(drawn.room, drawn.tally) ? drawn : null;
      if (seen && inWords && !element.isConnected) find("#why").after(element);
      element.hidden = !seen;
      heat.render(seen?.spots ?? NONE, state().film.run.n);
    },
    leave() {
      wanted = drawn = null;
      element.remove();
      heat.render(NONE, 1);
    },
  };
}

/** @type {Spot[]} */
const NONE = [];

/**
 * Why the most frequent mistake is one.
 * @param {Question} question
 * @param {Step} step
 * @param {Room} room
 * @param {Tally} tally
 * @param {(answer: number) => string} label
 */
function explain(question, step, { n, algorithm }, tally, label) {
  const mistake = favouriteMistake(tally);
  if (mistake === null) return [];
  const manner = mannerOf(algorithm);
  const { reason } = explainMistake(question, mistake, step, n, manner);
  return [
    el(
      "p",
      { class: "class-mistake" },
      el("b", {}, words.mistake({ answer: label(mistake) })),
      ` ${learn.why(reason, manner)}`,
    ),
  ];
}
