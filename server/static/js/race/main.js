// The race page: runs two to four searches on the same board under one clock. This module connects its parts.

import { algorithmOf, readCatalogue } from "../algorithms/algorithms.js";
import { standBeside } from "../class/class.js";
import { mark } from "../page/dom.js";
import { showGone } from "../page/gone.js";
import { createProjector } from "../page/projector.js";
import { start } from "../page/loading.js";
import { createSmallPage } from "../page/page.js";
import { addressOfPlace, readPlace } from "../suppliers/offers.js";
import { supplier } from "../wire/connection.js";
import { fill } from "../words/fill.js";
import { wordsOf } from "../words/words.js";
import { createControls } from "./controls.js";
import { Field } from "./field.js";
import { createHelp, listen } from "./keys.js";
import { LANES, fit, format, parse, rounded } from "./address.js";
import { createSaving } from "./save.js";
import { UNTIMED, createTimes, isSettled, timeOf } from "./times.js";

/** @import { Race } from "./address.js" */
/** @import { Raced } from "./field.js" */

const words = await wordsOf("race");

fill(words.PAGE);
showGone();
const catalogue = readCatalogue().filter(({ takes_board: takesBoard }) => !takesBoard);
/** Return the largest n for which an algorithm can race: every step can be read at once. @param {string} id */
const largest = (id) => algorithmOf(catalogue, id).indexed;

/** Return a race that its lanes can run, and the notice of changes. @param {Race} asked */
function fitted(asked) {
  const { race, by } = fit(asked, largest);
  return {
    race,
    notice: by ? words.cutDown({ title: algorithmOf(catalogue, by).title, n: race.n, asked: asked.n }) : "",
  };
}

const { race: asked, badFields } = parse(
  readPlace(),
  catalogue.map(({ id }) => id),
  supplier.begins,
);
const begun = fitted(asked);
/** @type {Raced} */
const OWN = {
  ...begun,
  notice: [words.badFields(badFields, words.FIELDS), begun.notice].filter(Boolean).join(" "),
  running: null,
  playing: false,
  waiting: false,
  timed: UNTIMED,
};
const { clock, socket, source, state, set, onPaint, toggleTheme } = createSmallPage(OWN, words.BROKEN);
const times = createTimes(socket, source, (change) => {
  set({ timed: { ...state().timed, ...change } });
  restart();
});

/**
 * Move within the race; other lanes, another board size, rule or duration start another race.
 * @param {Partial<Race>} change
 */
function go(change) {
  const { race, notice } = fitted({ ...state().race, ...change, share: rounded(change.share ?? state().race.share) });
  const same = !["lanes", "n", "way", "duration"].some((field) => field in change);
  set({ race, trouble: "", notice: same ? state().notice : notice });
  if (!same) prepare();
}

const field = new Field({
  clock,
  source,
  state,
  set,
  fail: (error) => set({ trouble: error.message, playing: false }),
});

/** Show an error of the times; there is no measurement then. @param {Error} error */
function failed({ message }) {
  set({ trouble: message });
  return false;
}

/** The state of the measurement, true if one is under way, once the times measured so far are there. */
const fetched = times.fetch().catch(failed);

/** Request the length of each lane, and start at the position in the address. */
async function prepare() {
  const { race } = state();
  field.close();
  set({ running: null, playing: false, waiting: false });
  try {
    if (race.way === "time") await fetched;
    const runners = await times.runners(race, () => state().timed.rows);
    if (race.lanes !== state().race.lanes || race.n !== state().race.n || race.way !== state().race.way) return;
    const waiting = race.way === "time" && runners.some(({ seconds }) => seconds === null);
    set({ waiting });
    if (waiting) restart();
    else field.open(runners);
  } catch (error) {
    if (race === state().race) set({ trouble: /** @type {Error} */ (error).message });
  }
}

/** Start a race that waits for times, once the measurement has them or is over. */
function restart() {
  const { race, waiting, timed } = state();
  const has = (/** @type {string} */ lane) =>
    timed.measuring ? isSettled(timed.rows, lane, race.n) : timeOf(timed.rows, lane, race.n) !== null;
  if (waiting && race.lanes.every(has)) prepare();
}

/** Measure the times, or join the measurement that is under way. */
function measure() {
  set({ trouble: "" });
  times.measure().catch(failed);
}

function play() {
  if (!state().running) return;
  if (!state().playing && state().race.share >= 1) go({ share: 0 });
  if (state().playing) go({ share: state().race.share }); // at exactly the position in the address
  set({ playing: !state().playing });
  clock.wake();
}

createSaving(
  document.querySelector("#race-take"),
  () => state().race,
  (notice) => set({ notice }),
);

const togglePresent = () => go({ present: !state().race.present });
const project = createProjector(togglePresent);
const help = createHelp();

const controls = createControls(catalogue, largest, {
  go,
  play,
  measure,
  stop: times.stop,
  add() {
    const other =
      catalogue.find(({ id, indexed }) => !state().race.lanes.includes(id) && indexed >= state().race.n) ??
      catalogue[0];
    if (state().race.lanes.length < LANES.most) go({ lanes: [...state().race.lanes, other.id] });
  },
});

let written = readPlace();
onPaint((now) => {
  controls(now);
  mark(document.documentElement, "view", now.race.present ? "present" : "");
  project(now.race.present);
  const query = format(now.race);
  if (query !== written && !now.playing) history.replaceState(null, "", addressOfPlace((written = query)));
});

listen(
  {
    play,
    seek: (share) => go({ share }),
    move: (share) => go({ share: Math.min(1, Math.max(0, state().race.share + share)) }),
    togglePresent,
    toggleHelp: help.toggle,
    toggleTheme,
  },
  state,
);
start();
standBeside(socket);
prepare();
if (await fetched) measure();
