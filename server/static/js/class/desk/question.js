// The open question, for the host: its votes, its results, and what can be done with it besides the next thing.

import { createButton, el, write } from "../../page/dom.js";
import { wordsOf } from "../../words/words.js";
import { labelOf } from "../../questions/asked.js";
import { adviceOf, drawReason, drawRounds, mistakeIn } from "../results.js";
import { MOST_ROUNDS } from "./next.js";

/** @import { Look } from "../../types.js" */
/** @import { AskedHere } from "../asked.js" */
/** @import { Room, Tally } from "../room.js" */
/** @import { NextThing } from "./next.js" */

const words = await wordsOf("desk");

const { ASKING: WORDS } = words;

/** @param {{again: () => unknown, reveal: () => unknown, discard: () => unknown}} callbacks */
export function createQuestion(callbacks) {
  const title = el("p", { class: "class-question-title" });
  const count = el("p", { class: "class-count", role: "status" });
  const results = el("div", { class: "stack if-any class-results" });
  const again = createButton(WORDS.again, callbacks.again);
  const reveal = createButton(WORDS.reveal, callbacks.reveal);
  const discard = createButton(WORDS.discard, callbacks.discard);
  const row = el("div", { class: "row" }, again, reveal, discard);
  const element = el("section", { class: "class-question", "aria-label": WORDS.title }, title, count, results, row);
  /** @type {Tally | null} */
  let drawn = null;

  return {
    element,
    /**
     * Render it; the button's own action is not repeated here.
     * @param {Look["class"]} attendance
     * @param {Room} room
     * @param {NextThing} next
     * @param {{isSecret: boolean, asked: string, step: number}} shown  isSecret: the class cannot see this screen; asked: the
     *   state in one line; step: of the film
     */
    render({ tally, asks }, room, next, shown) {
      element.hidden = !isInSight(room, shown.step);
      write(title, asks?.said.title ?? "");
      write(count, shown.asked);
      const isAgain = next.what === "again";
      const isClosed = room.phase === "closed";
      discard.hidden = room.phase !== "open";
      again.hidden = !isClosed || isAgain || room.round === MOST_ROUNDS;
      reveal.hidden = !isClosed || !isAgain;
      row.hidden = room.phase === "revealed";
      const isShown = row.hidden || (isClosed && shown.isSecret);
      const wanted = isShown && asks && tally?.ask === room.ask ? tally : null;
      if (wanted !== drawn) results.replaceChildren(...(wanted && asks ? drawResults(wanted, room, asks) : []));
      drawn = wanted;
    },
  };
}

/** Return whether there is a question, whose answer the film has not left. @param {Room} room @param {number} step  of the film */
const isInSight = ({ phase, at, shown }, step) =>
  phase !== undefined && (phase !== "revealed" || step === at || step === shown);

/** @param {Tally} tally @param {Room} room @param {AskedHere} asks */
function drawResults(tally, room, { why }) {
  const { answer, rounds } = tally;
  const label = (/** @type {number} */ given) => labelOf(room.about ?? "", given, room, WORDS.NONE);
  const { right, voted, what } = adviceOf(tally);
  const mistake = mistakeIn(tally, why);
  const reason = answer === null ? "" : why(answer, tally);
  return [
    ...(room.phase === "revealed" || answer === null
      ? []
      : [el("p", { class: "class-advice", role: "status" }, words.advise(what, right, voted))]),
    drawRounds(tally, room, label, (count, share) => WORDS.count({ count, percent: Math.round(100 * share) })),
    ...rounds
      .map(words.moved)
      .filter(Boolean)
      .map((text) => el("p", { class: "hint" }, text)),
    ...(reason ? [drawReason(WORDS.right({ label: label(Number(answer)) }), reason)] : []),
    ...(mistake ? [drawReason(WORDS.mistake({ label: label(mistake.answer) }), mistake.why)] : []),
  ];
}

const RETURNING = 20_000; // milliseconds within which pages send their votes again

/**
 * Create a function that returns whether pages are sending their votes again, because a restarted server has lost some.
 * @param {() => number} [now]  milliseconds
 */
export function createReturning(now = Date.now) {
  let epoch = 0;
  let known = 0; // votes
  let until = 0;

  /** @param {Pick<Room, "epoch" | "phase" | "voted">} room */
  return ({ epoch: roomEpoch, phase, voted = 0 }) => {
    if (epoch && roomEpoch !== epoch && phase === "open" && voted < known) until = now() + RETURNING;
    epoch = roomEpoch;
    if (phase !== "open" || voted >= known) until = 0;
    const returning = now() < until;
    if (!returning) known = phase === "open" ? voted : 0;
    return returning;
  };
}
