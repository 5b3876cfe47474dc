// The revealed answer to a class's question, with the results round by round and on the squares, and the reason why the
// most frequent mistake is one.

import { viewOf } from "../algorithms/algorithms.js";
import { createWish } from "../wire/again.js";
import { el, find, mark, write } from "../page/dom.js";
import { wordsOf } from "../words/words.js";
import { readAsked, stepShown } from "./asked.js";
import { isInLesson } from "./catchup.js";
import { createHeat, drawReason, drawRounds, mistakeIn, spotsOf } from "./results.js";

/** @import { Source, State } from "../types.js" */
/** @import { Spot } from "./results.js" */
/** @import { Room, Tally } from "./room.js" */

const words = await wordsOf("class");

/**
 * The drawn tally, its snapshot of the class, and the chosen squares.
 * @typedef {{tally: Tally, room: Room, spots: Spot[]}} Drawn
 */

const { RESULTS: WORDS } = words;
const SMALLEST = 12; // letters on the wall, in pixels
const LARGEST = 0.055; // of its height

/** @type {Spot[]} */
const NONE = [];

/** @typedef {{source: Source, state: () => State}} Parts */

export class Revealed {
  #parts;
  #text = el("p", { class: "class-answer", role: "status" });
  #body = el("div", { class: "stack" });
  #element = el(
    "section",
    { class: "stack class-revealed", tabindex: "0", "aria-label": WORDS.title },
    this.#text,
    this.#body,
  );
  #sized = new ResizeObserver(() => fit(this.#element));
  #heat = createHeat();
  /** @type {ReturnType<typeof createWish<Tally>>} */
  #wish = createWish();
  /** @type {Drawn | null} */
  #drawn = null;

  /** @param {Parts} parts */
  constructor(parts) {
    this.#parts = parts;
  }

  /** @param {Tally} tally @param {Room} room */
  async #draw(tally, room) {
    const { source, state } = this.#parts;
    const { algorithm, n } = room;
    const { label, why, line } = await readAsked(source, room, words.BALLOT.none);
    if (!this.#wish.isWanted(tally)) return;
    const vote = state().class.vote?.answer ?? null;
    const { answer } = tally;
    const reason = answer === null ? "" : why(answer, tally);
    const mistake = mistakeIn(tally, why);
    write(this.#text, formatAnswer(tally, label, vote));
    this.#body.replaceChildren(
      ...(reason ? [drawReason(room.own ? "" : words.RIGHT_ANSWER({ answer: label(Number(answer)) }), reason)] : []),
      ...(vote === null || vote === answer
        ? []
        : [drawReason(words.MINE({ answer: label(vote) }), answer === null ? "" : why(vote, tally))]),
      ...(mistake && mistake.answer !== vote
        ? [drawReason(words.mistake({ answer: label(mistake.answer) }), mistake.why)]
        : []),
      drawRounds(tally, room, label),
    );
    this.#drawn = { tally, room, spots: answer === null ? NONE : spotsOf(tally, n, viewOf(algorithm).fills, line) };
    this.render();
    fit(this.#element);
  }

  /**
   * Return whether the film is at the step of the question or of its answer, or at the same stop of a lesson.
   * @param {Room} room @param {Tally} tally
   */
  #isInSight(room, { shown }) {
    const { film, learn } = this.#parts.state();
    if (learn.lesson && !isInLesson(learn.lesson, room)) return false;
    const step = stepShown(film, room);
    return step >= (room.at ?? 0) && step <= shown;
  }

  render() {
    const { film, page, class: attendance } = this.#parts.state();
    const { room, tally, status, role } = attendance;
    const revealed = room?.phase === "revealed" && status !== "over" ? tally : null;
    if (this.#wish.want(revealed, (wanted) => this.#draw(wanted, /** @type {Room} */ (room)))) this.#drawn = null;
    const drawn = this.#drawn;
    const seen = drawn && this.#isInSight(drawn.room, drawn.tally) ? drawn : null;
    const isWall = page.view === "present" && document.documentElement.dataset.layout !== "small";
    const isShown = seen !== null && (role === "pupil" || isWall); // a host has it in the drawer
    if (isShown) this.#mount(isWall);
    this.#element.hidden = !isShown;
    markRevealed(isShown && this.#element.closest("dialog") === null);
    this.#heat.render(seen?.spots ?? NONE, film.run.n);
  }

  /** Insert the element on the wall, below the step's sentence, or in the note of a lesson. @param {boolean} isWall */
  #mount(isWall) {
    const note = document.querySelector("dialog.lesson[open] .slot");
    const place = isWall ? find("main .mid") : (note ?? find("#now"));
    if (this.#element.parentElement === place) return;
    if (isWall || note) place.append(this.#element);
    else find("#why").after(this.#element);
    this.#sized.observe(this.#element);
  }

  leave() {
    this.#wish.want(null, () => Promise.resolve());
    this.#drawn = null;
    this.#sized.disconnect();
    this.#element.remove();
    markRevealed(false);
    this.#heat.render(NONE, 1);
  }
}

/** @param {boolean} isThere  the answer takes the place of the sentence */
const markRevealed = (isThere) => mark(document.documentElement, "revealed", isThere);

/**
 * Return the answer, how many had it, and whether this page's vote was right; for a poll, how many have answered.
 * @param {Tally} tally
 * @param {(answer: number) => string} label
 * @param {number | null} vote
 */
function formatAnswer({ rounds, answer }, label, vote) {
  const last = rounds.at(-1);
  if (answer === null) return words.polled({ count: last?.voted ?? 0 });
  const right = last?.counts.find(([given]) => given === answer)?.[1] ?? 0;
  return words.answered(label(answer), right, last?.voted ?? 0, vote === null ? null : vote === answer);
}

/** Make the letters on the wall as large as all of them fit. @param {HTMLElement} element */
function fit(element) {
  let [least, most] = [SMALLEST, Math.round(innerHeight * LARGEST)];
  while (least < most && element.matches(".mid > :not([hidden])")) {
    const size = Math.ceil((least + most) / 2);
    element.style.setProperty("--letters", `${size}px`);
    const isCut = element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth;
    if (isCut) most = size - 1;
    else least = size;
  }
  element.style.setProperty("--letters", `${least}px`);
}
