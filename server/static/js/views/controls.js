// The buttons and sliders. They call the actions and show the state.

import { find, input, mark, setAttribute, write } from "../page/dom.js";
import { STOPS, formatSpeed, stopOf } from "../film/speed.js";
import { hindranceOf, viewOf } from "../algorithms/algorithms.js";
import { wordsOf } from "../words/words.js";

/** @import { Actions, State } from "../types.js" */

const words = await wordsOf("page");

/** The counters in the header: the prefix of their ids, and the field of a step. */
const COUNTERS = /** @type {const} */ ([
  ["solutions", "solutions"],
  ["checks", "checks"],
  ["placements", "placements"],
  ["dead-ends", "dead_ends"],
]);

/** The buttons that move among calls. */
const MOVES = /** @type {const} */ (["into", "over", "out"]);

/**
 * List the transport's buttons with their actions.
 * @param {Actions} actions
 * @returns {Record<string, () => void>}
 */
const buttons = (actions) => ({
  "to-start": actions.toStart,
  "previous-solution": () => actions.find("solution", "backward"),
  "step-back": () => actions.stepBy(-1),
  reverse: () => actions.toggle(-1),
  play: actions.playOrPause,
  "step-forward": () => actions.stepBy(1),
  "next-solution": () => actions.find("solution", "forward"),
  "to-end": actions.toEnd,
  into: () => actions.move("into"),
  over: () => actions.move("over"),
  out: () => actions.move("out"),
  "previous-dead-end": () => actions.find("dead_end", "backward"),
  "next-dead-end": () => actions.find("dead_end", "forward"),
});

/** From this number of solutions on the header makes room for it. */
const LONG = 100_000_000;

/** @param {Actions} actions */
export function createTransport(actions) {
  for (const [id, act] of Object.entries(buttons(actions))) find(`#${id}`).addEventListener("click", act);
  const more = find("#more-controls");
  more.addEventListener("click", actions.toggleControls);

  /** @param {State} state */
  return function render({ film: { run, shown, description }, play: { playing }, page: { controls } }) {
    mark(document.documentElement, "more", controls);
    setAttribute(more, "aria-expanded", String(controls));
    toggle("play", playing !== 0, words.PLAY);
    write(find("#play-word"), playing ? words.PLAY_WORDS.stop : words.PLAY_WORDS.start);
    toggle("reverse", playing === -1, words.REVERSE);
    if (!shown) return;
    const { step } = shown;
    write(find("#step-number"), words.whole(step.step));
    write(find("#step-total"), words.ofSteps(step.step, shown.run === run ? description : null));
    const solutions = find("#solutions-button");
    setAttribute(solutions, "aria-label", words.COUNT_ALL({ solutions: words.solutions({ count: step.solutions }) }));
    mark(solutions, "long", step.solutions >= LONG);
    const hindrance = hindranceOf(shown.run, step.step, shown.run === run ? description?.steps : null);
    for (const id of MOVES) {
      setAttribute(find(`#${id}`), "aria-disabled", String(hindrance !== null));
      setAttribute(find(`#${id}`), "title", hindrance ? words.HINDRANCES[hindrance] : words.PAGE[`${id}Title`]);
    }
    const names = { ...words.COUNTERS, ...viewOf(shown.run.algorithm).counters };
    for (const [id, name] of COUNTERS) {
      write(find(`#${id}`), words.whole(step[name]));
      write(find(`#${id}-word`), names[name]({ count: step[name] }));
    }
    write(
      find("#counts"),
      COUNTERS.slice(1)
        .map(([, name]) => `${words.whole(step[name])} ${names[name]({ count: step[name] })}`)
        .join(" · "),
    );
  };
}

/** @param {string} id @param {boolean} on @param {{start: string, stop: string}} names */
function toggle(id, on, names) {
  const button = find(`#${id}`);
  mark(button, "on", on);
  for (const name of ["aria-label", "title"]) setAttribute(button, name, on ? names.stop : names.start);
}

/** Create the controls of the speed: a slider of even stops, and a field for any speed. @param {Actions} actions */
export function createSpeed(actions) {
  const slider = input("#speed-slider");
  const field = input("#speed-field");
  slider.max = String(STOPS.length - 1);
  slider.addEventListener("input", () => actions.setSpeed(STOPS[slider.valueAsNumber]));
  listenToField(field, actions.typeSpeed, () => actions.clearNotice("speed"));

  /** @param {State} state */
  return function render({ play: { speed, achieved, playing }, page: { notices } }) {
    slider.value = String(stopOf(speed));
    setAttribute(slider, "aria-valuetext", words.speed(speed));
    fill(slider);
    showField(field, words.decimal(formatSpeed(speed)), find("#speed-notice"), notices.speed);
    const slow = playing !== 0 && achieved !== null && achieved < 0.9 * speed;
    write(find("#achieved"), slow ? words.achieved({ shown: words.decimal(formatSpeed(achieved)) }) : "");
  };
}

/** Create the number of the step, which a click turns into a field. @param {Actions} actions */
export function createStepField(actions) {
  const button = find("#type-step");
  const field = input("#step-field");

  /** @param {boolean} isOpen */
  function open(isOpen) {
    field.hidden = !isOpen;
    button.hidden = isOpen;
  }
  button.addEventListener("click", () => {
    open(true);
    field.focus();
  });
  field.addEventListener("blur", () => open(false));
  listenToField(field, actions.typeStep, () => actions.clearNotice("step"));

  /** @param {State} state */
  return function render({ film: { shown }, page: { notices } }) {
    // a playing film does not overwrite a number that is being typed
    const text = field.hidden ? String(shown?.step.step ?? 0) : (field.dataset.shown ?? "");
    showField(field, text, find("#step-notice"), notices.step);
  };
}

/** Set the filled share of a slider's track, for the style sheet. @param {HTMLInputElement} slider */
export function fill(slider) {
  const { min, max, valueAsNumber } = slider;
  slider.style.setProperty("--fill", String((valueAsNumber - Number(min)) / (Number(max) - Number(min))));
}

/**
 * Accept a field's text on Enter or when the focus leaves it; restore the old one on Escape. Typing clears the field's
 * message: the old value typed again sends no change event.
 * @param {HTMLInputElement} field @param {(text: string) => boolean} accept @param {() => void} forgive
 */
export function listenToField(field, accept, forgive) {
  const shownBefore = () => field.dataset.shown ?? "";
  field.addEventListener("input", () => {
    mark(field, "edited", true);
    forgive();
  });
  field.addEventListener("change", () => {
    mark(field, "edited", false);
    accept(field.value);
    field.value = shownBefore();
  });
  field.addEventListener("focus", () => field.select());
  field.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      mark(field, "edited", false);
      field.value = shownBefore();
    }
    if (event.key === "Escape" || event.key === "Enter") field.blur();
  });
}

/** @param {HTMLInputElement} field @param {string} text @param {HTMLElement} notice @param {string} message */
function showField(field, text, notice, message) {
  showText(field, text);
  showNotice(field, notice, message);
}

/** Show a text in a field, unless it is being edited. @param {HTMLInputElement} field @param {string} text */
export function showText(field, text) {
  if (field.dataset.shown === text) return;
  field.dataset.shown = text;
  if ("edited" in field.dataset) return;
  field.value = text;
  if (field === document.activeElement) field.select(); // as on focus, so that what is typed next replaces it
}

/** Show what is wrong with a field's text. @param {HTMLInputElement} field @param {HTMLElement} notice @param {string} message */
export function showNotice(field, notice, message) {
  write(notice, message);
  mark(notice, "shown", message !== "");
  setAttribute(field, "aria-invalid", String(message !== ""));
}
