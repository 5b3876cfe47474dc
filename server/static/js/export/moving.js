// The export of a range of steps as an animated GIF: the form, the progress, and the finished animation.

import { el, write } from "../page/dom.js";
import { wordsOf } from "../words/words.js";
import { animate, stepsOf } from "./animation.js";
import { readThemeColours } from "./picture/colours.js";
import { createField, createRange } from "./fields.js";
import { drawInTheme, fileStem } from "./still.js";

/** @import { DrawerParts, Run, State } from "../types.js" */

const words = await wordsOf("export");

const MOST_FRAMES = 600;
const WIDTH = { least: 120, most: 1296, usual: 486 }; // pixels
const DELAY = { least: 20, most: 10_000, usual: 500 }; // milliseconds; players ignore shorter delays
const USUAL = 60; // the number of steps that is proposed

/** @param {DrawerParts} parts */
export function createMoving({ state, source }) {
  const range = createRange(() => update());
  const delay = createField(words.EXPORT.delay, DELAY.usual, () => update());
  const width = createField(words.EXPORT.width, WIDTH.usual, () => update());
  const plan = el("p", { class: "plan", role: "status" });
  const make = /** @type {HTMLButtonElement} */ (el("button", { type: "submit", class: "text" }, words.EXPORT.make));
  const cancel = el("button", { type: "button", class: "text" }, words.EXPORT.cancel);
  const bar = /** @type {HTMLProgressElement} */ (
    el("progress", { max: 1, value: 0, "aria-label": words.EXPORT.progress })
  );
  const film = el("div", { class: "film" });
  const form = el(
    "form",
    { novalidate: "" },
    range.element,
    el("div", { class: "numbers" }, delay.element, width.element),
    plan,
    bar,
    el("div", { class: "row" }, make, cancel),
    film,
  );
  const element = el("section", {}, el("h3", {}, words.EXPORT.moving), form);
  /** @type {AbortController | null} */
  let making = null;
  let address = ""; // object URL of the finished animation
  /** @type {Run | null} */
  let run = null;

  const last = () => (state().film.run === run ? (state().film.description?.steps ?? Infinity) : Infinity) - 1;

  /** Reads the form; null, with messages beside the fields, if it is not valid. */
  function readPlan() {
    const steps = range.read(last());
    const pause = delay.read(DELAY.least, DELAY.most);
    const side = width.read(WIDTH.least, WIDTH.most);
    return steps && pause !== null && side !== null ? { ...steps, delay: pause, width: side } : null;
  }

  /** Describes the planned animation; returns its plan, or null if it cannot be made. */
  function update() {
    const plans = readPlan();
    const good = plans !== null && plans.count <= MOST_FRAMES;
    make.disabled = !good;
    write(
      plan,
      plans === null
        ? ""
        : good
          ? words.filmPlan(plans.count, plans.delay)
          : words.tooManyFrames({ frames: plans.count, most: MOST_FRAMES }),
    );
    return good ? plans : null;
  }

  /** @param {boolean} on */
  function showProgress(on) {
    make.hidden = on;
    cancel.hidden = !on;
    bar.hidden = !on;
  }

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const plans = update();
    const made = run;
    if (!plans || !made || making) return;
    making = new AbortController();
    film.replaceChildren();
    bar.value = 0;
    showProgress(true);
    cancel.focus();
    const { from, to, stride, count } = plans;
    const [colours, steps] = [readThemeColours(), state().film.description?.steps ?? null];
    const name = `${fileStem(made)}-steps-${from}-${to}${stride > 1 ? `-every-${stride}` : ""}.gif`;
    try {
      const file = await animate({
        ...plans,
        steps: stepsOf(source, made, from, to, stride),
        draw: (step) => drawInTheme(step, made, steps, colours),
        colours,
        signal: making.signal,
        tell(done) {
          bar.value = done / count;
          write(plan, words.framesDone({ done, all: count }));
        },
      });
      showFilm(file, name);
      write(plan, words.filmPlan(count, plans.delay));
    } catch (error) {
      write(plan, making.signal.aborted ? words.EXPORT.cancelled : /** @type {Error} */ (error).message);
    } finally {
      making = null;
      showProgress(false);
      make.focus();
    }
  });
  cancel.addEventListener("click", () => making?.abort());

  /** @param {Blob} file @param {string} name */
  function showFilm(file, name) {
    URL.revokeObjectURL(address);
    address = URL.createObjectURL(file);
    film.replaceChildren(
      el("img", { class: "preview", src: address, alt: words.EXPORT.film }),
      el("a", { class: "save", href: address, download: name }, words.saveFile(name, file.size)),
    );
  }

  showProgress(false);
  return {
    element,
    /** Proposes steps when the run has changed. @param {State} state */
    render({ film: { shown, description } }) {
      if (!shown || shown.run === run || (state().film.run === shown.run && !description)) return;
      run = shown.run;
      making?.abort();
      film.replaceChildren();
      const first = Math.max(0, Math.min(shown.step.step, last() - USUAL + 1));
      range.fill(first, Math.min(last(), first + USUAL - 1));
      update();
    },
  };
}
