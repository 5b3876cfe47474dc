// The question, for the host: the kinds that the shown step allows, how many pupils have answered, and the results.

import { createButton, el, nameWithKey, write } from "../../page/dom.js";
import { createOwnForm } from "./own.js";
import { wordsOf } from "../../words/words.js";
import { labelOf } from "../../questions/asked.js";
import { POLLS } from "../../questions/kinds.js";
import { adviceOf, drawReason, drawRounds, mistakeIn } from "../results.js";
import { roundOf } from "../room.js";

/** @import { Look, OwnQuestion, State } from "../../types.js" */
/** @import { AskedHere } from "../asked.js" */
/** @import { Room, SendRequest, Tally } from "../room.js" */

const learn = await wordsOf("learn");
const words = await wordsOf("desk");

const { ASKING: WORDS } = words;
const MOST_ROUNDS = 3; // of a question

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
   * @param {Room} room @param {Tally | null} tally @param {Look["class"]} attendance @param {boolean} returning
   */
  #renderAsked({ phase: roomPhase, voted = 0, of = 0, round }, tally, { asks, screen }, returning) {
    const { title, count, phase, row, close, again, reveal } = this.#asked;
    const isOpen = roomPhase === "open";
    const isClosed = roomPhase === "closed";
    write(title, asks ? asks.said.title : "");
    write(count, returning ? words.STATUS.returning : WORDS.voted({ voted, of }));
    write(phase, isOpen ? WORDS.open : !isClosed ? WORDS.revealed : screen === "remote" ? WORDS.closed : WORDS.hidden);
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

  /** Render the kinds that can be asked now. @param {boolean} mayAsk @param {string[] | null} kinds @param {boolean} playing */
  #renderKinds(mayAsk, kinds, playing) {
    this.#head.hidden = this.#kinds.hidden = this.#none.hidden = this.#polls.hidden = !mayAsk;
    this.#list(playing ? [] : (kinds ?? []));
    write(this.#none, playing ? WORDS.playing : kinds?.length === 0 ? WORDS.none : "");
  }

  /**
   * @param {Look} look
   * @param {Room} room
   * @param {string[] | null} kinds  that the film's step allows; null until they are known
   * @param {boolean} returning  whether pages are sending their votes again
   */
  render({ class: attendance, play: { playing } }, room, kinds, returning) {
    const { tally, asks, screen } = attendance;
    const { activeElement: focused } = document;
    const isAsked = room.ask !== undefined;
    const { head, title, count, phase, row } = this.#asked;
    for (const one of [head, title, count, phase, row]) one.hidden = !isAsked;
    const isCounted = isAsked && room.phase !== "open" && asks !== null && tally?.ask === room.ask;
    if (isAsked) this.#renderAsked(room, isCounted ? tally : null, attendance, returning);
    this.#renderResults(isCounted ? tally : null, room, asks);
    this.#renderKinds(!isAsked || room.phase === "revealed", kinds, playing !== 0);
    this.#box.checked = screen === "remote";
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

/** The polls as buttons. @param {(poll: string) => unknown} ask */
export const createPolls = (ask) =>
  el(
    "div",
    { class: "row class-polls", role: "group", "aria-label": words.POLLS.title },
    ...POLLS.map((poll) =>
      createButton(/** @type {Record<string, string>} */ (words.POLLS.KINDS)[poll], () => ask(poll)),
    ),
  );

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

// Controls that close a round of votes by itself: when all have voted, or after a countdown.

const { CLOSING } = words;
const SECONDS = 30;

/** @param {() => State} state @param {SendRequest} request */
export function createClosing(state, request) {
  const count = (/** @type {number} */ seconds) => request("countdown", { ...roundOf(state().class.room), seconds });
  const box = /** @type {HTMLInputElement} */ (el("input", { type: "checkbox", id: "class-closes" }));
  box.addEventListener("change", () => request("closes", { closes: box.checked }));
  const starts = createButton(CLOSING.close({ seconds: SECONDS }), () => count(SECONDS));
  const left = el("span", { class: "class-left" });
  const runs = el(
    "div",
    { class: "row" },
    left,
    createButton(CLOSING.stop, () => count(0)),
  );
  const all = el("div", { class: "settings" }, el("label", { for: "class-closes" }, box, CLOSING.all));
  const element = el("section", { class: "class-closing" }, starts, runs, all);

  return {
    element,
    /** Start or cancel a countdown. @param {Room} room */
    toggle: ({ ends }) => count(ends === undefined ? SECONDS : 0),
    /** @param {Room} room @param {number | null} seconds  left in a countdown */
    render(room, seconds) {
      starts.hidden = room.phase !== "open" || seconds !== null;
      runs.hidden = room.phase !== "open" || seconds === null;
      write(left, seconds === null ? "" : words.STATUS.ends({ seconds }));
      if (document.activeElement !== box || box.checked !== room.closes) box.checked = room.closes;
    },
  };
}
