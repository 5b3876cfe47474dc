// The answer to a question of a class, and how it was answered: round beside round, on the squares, and why the most
// frequent mistake is one.

import { viewOf } from "../algorithms/algorithms.js";
import { explainMistake, explainRight } from "../questions/mistakes.js";
import { lineAnswering, mannerOf } from "../questions/kinds.js";
import { sameRun } from "../address/address.js";
import { createWish } from "../wire/again.js";
import { el, find, write } from "../page/dom.js";
import { wordsOf } from "../words/words.js";
import { labelOf } from "../questions/answers.js";
import { isInLesson } from "./placing.js";
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

/** @type {Spot[]} */
const NONE = [];

/** @typedef {{source: Source, actions: Actions, state: () => State, session: Session}} Parts */

class Revealed {
  #parts;
  #said = el("p", { class: "class-answer", role: "status" });
  #body = el("div", {});
  #element = el("section", { class: "class-revealed", "aria-label": WORDS.title }, this.#said, this.#body);
  #heat = createHeat();
  /** @type {ReturnType<typeof createWish<Tally>>} */
  #wish;
  /** @type {Drawn | null} */
  #drawn = null;

  /** @param {Parts} parts */
  constructor(parts) {
    this.#parts = parts;
    this.#wish = createWish(parts.actions.repaint);
  }

  /** @param {Tally} tally @param {Room} room */
  async #draw(tally, room) {
    const { source, actions, session } = this.#parts;
    const { algorithm, n, goal, about = "", at = 0 } = room;
    const [step] = await source.read({ algorithm, n, goal }, at, at + 1, 1);
    if (!this.#wish.is(tally)) return;
    const label = (/** @type {number} */ answer) => labelOf(about, answer, room, words.BALLOT.none);
    const vote = session.get().vote?.answer ?? null;
    write(this.#said, sayAnswer(tally, label, vote));
    const rounds = drawRounds(tally, about, label, { most: MOST });
    this.#drawn = { tally, room, spots: NONE };
    if (tally.answer === null) this.#body.replaceChildren(...sayMine(vote, label), rounds);
    else {
      const question = { step: at, about, answer: tally.answer, shown: tally.shown };
      const mine = explainMine(question, step, room, vote, label);
      this.#body.replaceChildren(...mine, rounds, ...explain(question, step, room, tally, label, vote));
      this.#drawn.spots = spotsOf(tally, n, viewOf(algorithm).fills, lineAnswering(question, step, n));
    }
    actions.repaint();
  }

  /**
   * Whether the film is where the answer is shown, or was asked; in a lesson at the same stop.
   * @param {Room} room @param {Tally} tally
   */
  #isInSight(room, { shown: until }) {
    const {
      film: { shown, run },
      learn: { lesson },
    } = this.#parts.state();
    if (lesson && !isInLesson(lesson, room)) return false;
    const step = shown?.run === run && sameRun(run, room) ? shown.step.step : -1;
    return step >= (room.at ?? 0) && step <= until;
  }

  /**
   * @param {boolean} inWords  whether the page says it, too: a pupil's, and the projector; the host reads it in the
   *   drawer
   */
  render(inWords) {
    const { session, state } = this.#parts;
    const { room, tally, status } = session.get();
    const its = room?.phase === "revealed" && status !== "over" ? tally : null;
    if (this.#wish.want(its, (wanted) => this.#draw(wanted, /** @type {Room} */ (room)))) this.#drawn = null;
    const drawn = this.#drawn;
    const seen = drawn && this.#isInSight(drawn.room, drawn.tally) ? drawn : null;
    if (seen && inWords) this.#mount();
    this.#element.hidden = !seen;
    this.#heat.render(seen?.spots ?? NONE, state().film.run.n);
  }

  /** Where the step is told: below its sentence, or in the note of a lesson. */
  #mount() {
    const note = document.querySelector("dialog.lesson[open] .slot");
    if ((note ?? find("#now")).contains(this.#element)) return;
    if (note) note.append(this.#element);
    else find("#why").after(this.#element);
  }

  leave() {
    this.#wish.want(null, () => Promise.resolve());
    this.#drawn = null;
    this.#element.remove();
    this.#heat.render(NONE, 1);
  }
}

/** @param {Parts} parts */
export const createRevealed = (parts) => new Revealed(parts);

/**
 * The answer, how many had it, and whether this page's vote was right; of a poll, how many have answered.
 * @param {Tally} tally
 * @param {(answer: number) => string} label
 * @param {number | null} vote
 */
function sayAnswer({ rounds, answer }, label, vote) {
  const last = rounds.at(-1);
  if (answer === null) return words.polled({ count: last?.voted ?? 0 });
  const right = last?.counts.find(([its]) => its === answer)?.[1] ?? 0;
  return words.answered(label(answer), right, last?.voted ?? 0, vote === null ? null : vote === answer);
}

/** @param {number | null} vote @param {(answer: number) => string} label */
const sayMine = (vote, label) =>
  vote === null ? [] : [el("p", { class: "class-mistake" }, el("b", {}, words.MINE({ answer: label(vote) })))];

/**
 * Why the answer of this page's pupil is right, or why it is not.
 * @param {Question} question
 * @param {Step} step
 * @param {Room} room
 * @param {number | null} vote
 * @param {(answer: number) => string} label
 */
function explainMine(question, step, { n, algorithm }, vote, label) {
  if (vote === null) return [];
  const manner = mannerOf(algorithm);
  const isRight = vote === question.answer;
  const reason = isRight
    ? explainRight(question, step, n, manner)
    : explainMistake(question, vote, step, n, manner).reason;
  const why = reason ? ` ${learn.why(reason, manner)}` : "";
  return [el("p", { class: "class-mistake" }, el("b", {}, words.MINE({ answer: label(vote) })), why)];
}

/**
 * Why the most frequent mistake is one.
 * @param {Question} question
 * @param {Step} step
 * @param {Room} room
 * @param {Tally} tally
 * @param {(answer: number) => string} label
 * @param {number | null} vote  this page's, which is explained already
 */
function explain(question, step, { n, algorithm }, tally, label, vote) {
  const mistake = favouriteMistake(tally);
  if (mistake === null || mistake === vote) return [];
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
