// The card of the series "every step": how far the learner is, the way back when it is paused, and the result at its end.

import { copy, createButton, el, find, write } from "../page/dom.js";
import { wordsOf } from "../words/words.js";
import { levelsOf, progressOf, questionNow } from "./series.js";

/** @import { Level } from "../types.js" */
/** @import { Progress, Series } from "./series.js" */

const words = await wordsOf("learn");

const { EVERY } = words;

/**
 * - resume: goes back to the present question; begin: begins another task at a level; watch: shows the steps as a film
 * @typedef {{resume: () => void, begin: (level: Level) => void, watch: (series: Series) => void}} Intents
 */

class SeriesCard {
  /** @type {Series | null} */
  #series = null;
  #progress = el("p", { class: "hint if-any" });
  #news = el("p", { class: "verdict if-any", role: "status", tabindex: -1 }); // announced, unlike the progress
  #line = el("output");
  #copy = createButton(EVERY.COPY, async () =>
    write(this.#copy, (await copy(this.#line.textContent ?? "")) ? EVERY.COPIED : EVERY.NOT_COPIED),
  );
  #result = el("p", { class: "hint" }, this.#line, " ", EVERY.PROOF);
  #resume;
  #another;
  #climb;
  #watch;

  /** @param {Intents} intents */
  constructor({ resume, begin, watch }) {
    const beginAt = (/** @type {number} */ more) => () =>
      this.#series && begin(/** @type {Level} */ (this.#series.level + more));
    this.#resume = createButton("", resume, "text primary");
    this.#another = createButton(EVERY.ANOTHER, beginAt(0));
    this.#climb = createButton(EVERY.CLIMB, beginAt(1));
    this.#watch = createButton(EVERY.WATCH, () => this.#series && watch(this.#series));
    const buttons = [this.#resume, this.#another, this.#climb, this.#watch, this.#copy];
    const row = el("p", { class: "row compact" }, ...buttons);
    this.element = el("div", { class: "series stack" }, this.#progress, this.#news, this.#result, row);
    find("#question").after(this.element);
  }

  hide() {
    this.element.hidden = true;
  }

  /**
   * @param {Series | null} series  null for none
   * @param {string} problem  why there is none
   * @param {"here" | "elsewhere" | null} pausedIn  null while a question is open or coming
   */
  render(series, problem, pausedIn) {
    const before = this.#series;
    this.#series = series;
    this.element.hidden = !problem && !series;
    const progress = series && progressOf(series);
    const said = progress ? words.series(progress, pausedIn) : problem;
    const isRunning = progress !== null && progress.left > 0 && !pausedIn;
    write(this.#progress, isRunning ? said : "");
    write(this.#news, isRunning ? "" : said);
    this.#paintButtons(progress, isRunning);
    if (!progress || progress.left || !before || !questionNow(before)) return;
    write(this.#copy, EVERY.COPY);
    this.#news.focus({ preventScroll: true }); // it has just ended; the next tab stop is beside it
  }

  /** @param {Progress | null} progress @param {boolean} isRunning */
  #paintButtons(progress, isRunning) {
    const isDone = progress?.left === 0;
    this.#result.hidden = this.#watch.hidden = this.#copy.hidden = !isDone;
    this.#climb.hidden = !isDone || !levelsOf(progress.algorithm).some((level) => level > progress.level);
    this.#resume.hidden = !progress || isDone || isRunning;
    this.#another.hidden = !progress || isRunning;
    this.#another.classList.toggle("primary", isDone);
    if (!progress) return;
    write(this.#line, words.result(progress));
    write(this.#resume, EVERY.RESUME(progress));
  }
}

/** @param {Intents} intents */
export const createSeriesCard = (intents) => new SeriesCard(intents);
