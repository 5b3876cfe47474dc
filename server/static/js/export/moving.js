// The export of a range of steps as an animated GIF: the form, the progress, and the finished animation.

import { createSection, el, write } from "../page/dom.js";
import { wordsOf } from "../words/words.js";
import { animate, stepsOf } from "./animation.js";
import { readTheme } from "./colours.js";
import { createField, createRange } from "./fields.js";
import { drawInTheme, fileStem } from "./still.js";

/** @import { DrawerParts, Run, State } from "../types.js" */
/** @import { Range } from "./fields.js" */
/** The settings of an animation. @typedef {Range & {delay: number, width: number}} AnimationPlan */

const words = await wordsOf("export");

const MOST_FRAMES = 600;
const WIDTH = { least: 120, most: 1296, usual: 486 }; // pixels
const DELAY = { least: 20, most: 10_000, usual: 500 }; // milliseconds; players ignore shorter delays
const USUAL = 60; // number of steps that is proposed

/** The planned animation, or the one in progress, and its run. */
export class Moving {
  #state;
  #source;
  #range = createRange(
    () => this.#update(),
    () => this.#state(),
  );
  #delay = createField(words.EXPORT.delay, DELAY.usual, () => this.#update());
  #width = createField(words.EXPORT.width, WIDTH.usual, () => this.#update());
  #parts = buildForm(this.#range.element, this.#delay.element, this.#width.element);
  element = this.#parts.element;
  /** @type {AbortController | null} */
  #making = null;
  #address = ""; // object URL of the finished animation
  /** @type {Run | null} */
  #run = null;

  /** @param {DrawerParts} parts */
  constructor({ state, source }) {
    this.#state = state;
    this.#source = source;
    this.#parts.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#submit();
    });
    this.#parts.cancel.addEventListener("click", () => this.#making?.abort());
    this.#parts.make.disabled = true;
    this.#showProgress(false);
  }

  /** Propose steps when the run has changed. @param {State} state */
  render({ film: { shown, description } }) {
    if (!shown || shown.run === this.#run || (this.#state().film.run === shown.run && !description)) return;
    this.#run = shown.run;
    this.#making?.abort();
    this.#parts.film.replaceChildren();
    const first = Math.max(0, Math.min(shown.step.step, this.#lastStep() - USUAL + 1));
    this.#range.fill(first, Math.min(this.#lastStep(), first + USUAL - 1));
    this.#update();
  }

  /** Return the last step of the run; Infinity if it is unknown. */
  #lastStep() {
    const { run, description } = this.#state().film;
    return (run === this.#run ? (description?.steps ?? Infinity) : Infinity) - 1;
  }

  /** Read the form; if it is invalid, show messages beside the fields and return null. */
  #readPlan() {
    const steps = this.#range.read(this.#lastStep());
    const delay = this.#delay.read(DELAY.least, DELAY.most);
    const width = this.#width.read(WIDTH.least, WIDTH.most);
    return steps && delay !== null && width !== null ? { ...steps, delay, width } : null;
  }

  /** Describe the planned animation; return its plan, or null if it cannot be made. */
  #update() {
    const plan = this.#readPlan();
    const good = plan !== null && plan.count <= MOST_FRAMES;
    this.#parts.make.disabled = !good || !this.#run; // before the first step there is nothing to film
    write(this.#parts.plan, plan === null ? "" : describe(plan));
    return good ? plan : null;
  }

  /** Make the planned animation, unless one is being made. */
  async #submit() {
    const plan = this.#update();
    const run = this.#run;
    if (!plan || !run || this.#making) return;
    const { film, bar, cancel, make } = this.#parts;
    this.#making = new AbortController();
    const { signal } = this.#making;
    film.replaceChildren();
    bar.value = 0;
    this.#showProgress(true);
    cancel.focus();
    try {
      this.#showFilm(await this.#make(plan, run, signal), nameOf(plan, run));
      write(this.#parts.plan, describe(plan));
    } catch (error) {
      write(this.#parts.plan, signal.aborted ? words.EXPORT.cancelled : /** @type {Error} */ (error).message);
    } finally {
      this.#making = null;
      this.#showProgress(false);
      make.focus();
    }
  }

  /** @param {AnimationPlan} plan @param {Run} run @param {AbortSignal} signal */
  #make(plan, run, signal) {
    const { from, to, stride, count } = plan;
    const theme = readTheme();
    const steps = this.#state().film.description?.steps ?? null;
    return animate({
      ...plan,
      steps: stepsOf(this.#source, run, from, to, stride),
      draw: (step) => drawInTheme(step, run, steps, theme),
      theme,
      signal,
      onFrame: (done) => {
        this.#parts.bar.value = done / count;
        write(this.#parts.plan, words.framesDone({ done, all: count }));
      },
    });
  }

  /** @param {boolean} on */
  #showProgress(on) {
    this.#parts.make.hidden = on;
    this.#parts.cancel.hidden = !on;
    this.#parts.bar.hidden = !on;
  }

  /** @param {Blob} file @param {string} name */
  #showFilm(file, name) {
    URL.revokeObjectURL(this.#address);
    this.#address = URL.createObjectURL(file);
    this.#parts.film.replaceChildren(
      el("img", { class: "preview", src: this.#address, alt: words.EXPORT.film }),
      el(
        "a",
        { class: "save", href: this.#address, download: name },
        words.SAVE_FILE({ name, size: words.bytes(file.size) }),
      ),
    );
  }
}

/** @param {HTMLElement} range @param {HTMLElement} delay @param {HTMLElement} width */
function buildForm(range, delay, width) {
  const plan = el("p", { class: "hint plan", role: "status" });
  const make = /** @type {HTMLButtonElement} */ (el("button", { type: "submit", class: "text" }, words.EXPORT.make));
  const cancel = el("button", { type: "button", class: "text" }, words.EXPORT.cancel);
  const bar = /** @type {HTMLProgressElement} */ (
    el("progress", { max: 1, value: 0, "aria-label": words.EXPORT.progress })
  );
  const film = el("div", { class: "if-any" });
  const form = el(
    "form",
    { novalidate: "" },
    range,
    el("div", { class: "numbers" }, delay, width),
    plan,
    bar,
    el("div", { class: "row" }, make, cancel),
    film,
  );
  const element = createSection(words.EXPORT.moving, form);
  return { element, form, plan, make, cancel, bar, film };
}

/** Describe a plan's frames and duration, or say that it has too many frames. @param {AnimationPlan} plan */
const describe = ({ count, delay }) =>
  count <= MOST_FRAMES
    ? words.FILM_PLAN({ count, time: words.duration((count * delay) / 1000) })
    : words.tooManyFrames({ frames: count, most: MOST_FRAMES });

/** @param {AnimationPlan} plan @param {Run} run */
const nameOf = ({ from, to, stride }, run) =>
  `${fileStem(run)}-steps-${from}-${to}${stride > 1 ? `-every-${stride}` : ""}.gif`;
