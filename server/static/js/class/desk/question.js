// The question, for the host: the kinds that the shown step allows, how many pupils have answered, and the results.

import { createButton, el, nameWithKey, write } from "../../page/dom.js";
import { createOwnForm } from "./own.js";
import { createPolls } from "./proposal.js";
import { wordsOf } from "../../words/words.js";
import { labelOf } from "../../questions/answers.js";
import { adviceOf, favouriteMistake, drawRounds } from "../results.js";

/** @import { OwnQuestion } from "../../types.js" */
/** @import { AskedHere } from "../asked.js" */
/** @import { Room, Tally } from "../room.js" */

const learn = await wordsOf("learn");
const words = await wordsOf("desk");

const { ASKING: WORDS } = words;
const MOST_ROUNDS = 3; // of a question

/**
 * `kinds`: the kinds of question that the shown step allows, null until they are known; `asks`: the open question;
 * `returning`: whether pages are sending their votes again
 * @typedef {{kinds: string[] | null, playing: boolean, asks: AskedHere | null, returning: boolean}} Here
 */

/**
 * @typedef {{
 *   ask: (about: string) => void,
 *   askOwn: (own: OwnQuestion) => Promise<boolean>,
 *   close: () => void,
 *   again: () => void,
 *   reveal: () => void,
 *   setVotes: (shown: boolean) => void,
 * }} Callbacks
 */

export class QuestionSection {
  #callbacks;
  #asked; // shown while a question is open
  #results = el("div", { class: "stack if-any class-results" });
  #head = el("h3", {}, WORDS.ask);
  #none = el("p", { class: "hint if-any" });
  #kinds = el("div", { class: "row", role: "group", "aria-label": WORDS.ask });
  #box = /** @type {HTMLInputElement} */ (el("input", { type: "checkbox", id: "class-votes" }));
  #polls;
  #own;
  #listed = "";
  /** @type {Tally | null} */
  #drawn = null;

  /** @param {Callbacks} callbacks */
  constructor(callbacks) {
    this.#callbacks = callbacks;
    this.#asked = buildAsked(callbacks);
    const { head, title, count, phase, row } = this.#asked;
    this.#own = createOwnForm(callbacks.askOwn);
    this.#polls = el(
      "section",
      { class: "class-poll" },
      createPolls(callbacks.ask),
      el("p", { class: "hint" }, words.POLLS.hint),
      this.#own.element,
    );
    const votes = el(
      "div",
      { class: "settings" },
      el("label", { for: "class-votes" }, this.#box, el("span", {}, ...nameWithKey(WORDS.votes))),
      el("p", { class: "hint" }, WORDS.votesHint),
    );
    this.element = el(
      "section",
      { class: "class-question" },
      head,
      title,
      count,
      phase,
      row,
      this.#results,
      this.#head,
      this.#none,
      this.#kinds,
      this.#polls,
      votes,
    );
    this.#box.addEventListener("change", () => callbacks.setVotes(this.#box.checked));
  }

  /** Open the form for a question of the host's own. */
  write = () => this.#own.open();

  /** Return whether an element that has, or had, the focus is hidden now. @param {Element} focused */
  #hadFocus(focused) {
    return focused.isConnected ? this.element.contains(focused) && focused.closest("[hidden]") !== null : true;
  }

  /** @param {string[]} kinds */
  #list(kinds) {
    if (this.#listed === kinds.join()) return;
    this.#listed = kinds.join();
    const names = /** @type {Record<string, string>} */ (learn.PREDICT.KINDS);
    this.#kinds.replaceChildren(...kinds.map((kind) => createButton(names[kind], () => this.#callbacks.ask(kind))));
  }

  /**
   * Render the open question.
   * @param {Room} room @param {Tally | null} tally @param {boolean} isRemote @param {Here} here
   */
  #renderAsked({ phase: roomPhase, voted = 0, of = 0, round }, tally, isRemote, { asks, returning }) {
    const { title, count, phase, row, close, again, reveal } = this.#asked;
    const isOpen = roomPhase === "open";
    const isClosed = roomPhase === "closed";
    write(title, asks ? asks.said.title : "");
    write(count, returning ? words.STATUS.returning : WORDS.voted({ voted, of }));
    write(phase, isOpen ? WORDS.open : !isClosed ? WORDS.revealed : isRemote ? WORDS.closed : WORDS.hidden);
    close.hidden = !isOpen;
    again.hidden = !isClosed || round === MOST_ROUNDS;
    reveal.hidden = !isClosed;
    row.hidden = close.hidden && reveal.hidden;
    const isUnclear = tally !== null && ["explain", "discuss"].includes(adviceOf(tally).what);
    const wanted = isOpen ? close : isUnclear && !again.hidden ? again : reveal;
    for (const button of [close, again, reveal]) button.classList.toggle("primary", button === wanted);
  }

  /** @param {Tally | null} tally @param {Room} room @param {AskedHere | null} asks */
  #renderResults(tally, room, asks) {
    if (tally !== this.#drawn) this.#results.replaceChildren(...(tally && asks ? drawResults(tally, room, asks) : []));
    this.#drawn = tally;
  }

  /** Render the kinds that can be asked now. @param {boolean} mayAsk @param {Here} here */
  #renderKinds(mayAsk, { kinds, playing }) {
    this.#head.hidden = this.#kinds.hidden = this.#none.hidden = this.#polls.hidden = !mayAsk;
    this.#list(playing ? [] : (kinds ?? []));
    write(this.#none, playing ? WORDS.playing : kinds?.length === 0 ? WORDS.none : "");
  }

  /** @param {Room} room @param {Tally | null} tally @param {boolean} isRemote @param {Here} here */
  render(room, tally, isRemote, here) {
    const { activeElement: focused } = document;
    const isAsked = room.ask !== undefined;
    const { head, title, count, phase, row } = this.#asked;
    for (const one of [head, title, count, phase, row]) one.hidden = !isAsked;
    const isCounted = isAsked && room.phase !== "open" && here.asks !== null && tally?.ask === room.ask;
    if (isAsked) this.#renderAsked(room, isCounted ? tally : null, isRemote, here);
    this.#renderResults(isCounted ? tally : null, room, here.asks);
    this.#renderKinds(!isAsked || room.phase === "revealed", here);
    this.#box.checked = isRemote;
    if (focused && this.#hadFocus(focused))
      // the pressed button is hidden
      [...this.element.querySelectorAll("button")].find((one) => !one.closest("[hidden]"))?.focus();
  }
}

/** Build the elements for an open question. @param {Callbacks} callbacks */
function buildAsked(callbacks) {
  const buttons = {
    close: createButton(WORDS.close, callbacks.close),
    again: createButton(WORDS.again, callbacks.again),
    reveal: createButton(WORDS.reveal, callbacks.reveal),
  };
  return {
    head: el("h3", {}, WORDS.title),
    title: el("p", { class: "class-question-title" }),
    count: el("p", { class: "class-count", role: "status" }),
    phase: el("p", { class: "hint if-any" }),
    row: el("div", { class: "row" }, ...Object.values(buttons)),
    ...buttons,
  };
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

/** @param {Tally} tally @param {Room} room @param {AskedHere} asks */
function drawResults(tally, room, { why }) {
  const { answer, rounds } = tally;
  const label = (/** @type {number} */ given) => labelOf(room.about ?? "", given, room, WORDS.NONE);
  const { right, voted, what } = adviceOf(tally);
  const mistake = favouriteMistake(tally);
  return [
    ...(room.phase === "revealed" || answer === null
      ? []
      : [el("p", { class: "class-advice", role: "status" }, words.advise(what, right, voted))]),
    drawRounds(tally, room, label, {
      format: (count, share) => WORDS.count({ count, percent: Math.round(100 * share) }),
    }),
    ...rounds
      .map(words.moved)
      .filter(Boolean)
      .map((text) => el("p", { class: "hint" }, text)),
    ...(answer === null ? [] : drawReason(WORDS.right({ label: label(answer) }), why(answer, tally))),
    ...(mistake === null ? [] : drawReason(WORDS.mistake({ label: label(mistake) }), why(mistake, tally))),
  ];
}

/** Draw an answer with its reason, if there is one. @param {string} answer @param {string} why */
const drawReason = (answer, why) => [el("p", { class: "hint" }, el("b", {}, answer), ` ${why}`)];
