// The page of the exercises: opens the exercise in the address, or lists all. This module connects its parts.

import { createClock } from "../film/clock.js";
import { find, write } from "../page/dom.js";
import { initialState, createCommon } from "../page/status.js";
import { OF_TAB, readText } from "../page/storage.js";
import { createSettled, start } from "../page/loading.js";
import { isOffered } from "../suppliers/offers.js";
import { createSource } from "../wire/source.js";
import { fill } from "../words/fill.js";
import { wordsOf } from "../words/words.js";
import { format, parse, successorOf } from "./address.js";
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

const { socket, render: renderCommon } = createCommon(() => state, set, words.BROKEN, settle);
const source = createSource(socket);
const reporting = joinClass(); // before the address is rewritten
const place = find("#place");

function render() {
  write(find("#trouble"), state.trouble);
  renderCommon(state);
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
  const { values, bad } = parse(location.search, { exercise: NAMES });
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
  history.replaceState(null, "", format(name, values));
  set({ trouble: words.badAddress(bad) });
  const frame = await create(
    {
      source,
      open(change) {
        history.pushState(null, "", format(name, { ...values, ...change }));
        show().then(() => exercise?.focus());
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

start();
const successor = successorOf(location.search);
if (successor) location.replace(successor);
else {
  addEventListener("popstate", show);
  show();
}
