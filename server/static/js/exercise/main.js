// The page of the exercises: opens the exercise in the address, or lists all. This module connects its parts.

import { createClock } from "../film/clock.js";
import { find, write } from "../page/dom.js";
import { initialState, createReport } from "../page/status.js";
import { OF_TAB, readText } from "../page/storage.js";
import { createSettled } from "../page/loading.js";
import { isOffered } from "../suppliers/offers.js";
import { createSource } from "../wire/source.js";
import { fill } from "../words/fill.js";
import { wordsOf } from "../words/words.js";
import { format, oneOf, parse } from "./address.js";
import { EXERCISES, NAMES, createOverview } from "./list.js";

/** @import { ExerciseFrame } from "./frame.js" */

const words = await wordsOf("exercise");

fill(words.PAGE);

const settle = createSettled();
const clock = createClock(
  (callback) => requestAnimationFrame(callback),
  (running) => settle("clock", running),
);
let state = initialState();

/** @param {Partial<typeof state>} change */
function set(change) {
  state = { ...state, ...change };
  clock.nextPaint(render);
}

const { socket, render: report } = createReport(() => state, set, words.BROKEN, settle);
const source = createSource(socket);
const reporting = joinClass(); // before the address is rewritten
const place = find("#place");

function render() {
  write(find("#trouble"), state.trouble);
  report(state);
}

/** Join the class of the address or the tab; return a function that reports how much is done. */
async function joinClass() {
  const query = location.search; // it is rewritten soon
  const isNamed = new URLSearchParams(query).has("class") || readText(OF_TAB.place) !== null;
  if (!isOffered("class") || !isNamed) return () => {};
  const { codeOfClass, joinToWork } = await import("../class/progress.js");
  const code = codeOfClass(query);
  return code ? joinToWork(socket, code) : () => {};
}

let shown = 0; // number of calls of `show`
/** @type {ExerciseFrame | null} */
let exercise = null;

/** Show the exercise that the address describes. */
async function show() {
  shown += 1;
  const { values, bad } = parse(location.search, { exercise: oneOf(NAMES) });
  if (bad.length || !new URLSearchParams(location.search).has("exercise")) {
    set({ trouble: words.badAddress(bad) });
    place.replaceChildren(createOverview());
    return;
  }
  settle("exercise", true);
  try {
    await open(values.exercise);
  } catch (error) {
    set({ trouble: /** @type {Error} */ (error).message });
  } finally {
    settle("exercise", false);
  }
}

/** @param {string} name */
async function open(name) {
  const mine = shown;
  const { FIELDS, create } = await EXERCISES[name]();
  const { values, bad } = parse(location.search, FIELDS);
  const setAddress = (/** @type {Record<string, any>} */ change) =>
    history.replaceState(null, "", format(name, Object.assign(values, change)));
  setAddress({});
  set({ trouble: words.badAddress(bad) });
  const frame = await create(
    {
      source,
      setAddress,
      open(change) {
        const control = document.activeElement?.getAttribute("name");
        history.pushState(null, "", format(name, { ...values, ...change }));
        show().then(() => focusOn(control));
      },
      announce: (sentence) => write(find("#voice"), sentence),
      report: (task, done) => reporting.then((send) => send(task, done)),
    },
    values,
  );
  if (mine !== shown) return; // another exercise has been opened meanwhile
  exercise = frame;
  place.replaceChildren(frame.element);
}

/**
 * Focus the control that opened another exercise, or that exercise.
 * @param {string | null | undefined} name
 */
function focusOn(name) {
  const control = name ? place.querySelector(`[name="${name}"]`) : null;
  if (control instanceof HTMLElement) control.focus();
  else exercise?.focus();
}

addEventListener("popstate", show);
show();
