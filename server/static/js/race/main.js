// The race page: runs two to four searches on the same board under one clock. This module connects its parts.

import { algorithmOf, readCatalogue } from "../algorithms/catalogue.js";
import { input } from "../page/dom.js";
import { createClock } from "../film/clock.js";
import { initialState, createReport } from "../page/report.js";
import { createSettled } from "../page/settled.js";
import { createSource } from "../wire/source.js";
import { fill } from "../words/fill.js";
import { words } from "../words/race.js";
import { createControls } from "./controls.js";
import { createField } from "./field.js";
import { LANES, fit, format, parse } from "./address.js";
import { createTimes } from "./times.js";

/**
 * All that the page shows.
 * @typedef {object} Raced
 * @property {import("./address.js").Race} race
 * @property {import("./field.js").Running | null} running  once all lanes are described
 * @property {boolean} playing
 * @property {{done: number, of: number} | null} measuring
 * @property {boolean | null} timed  whether the times of all lanes are known; null while that is asked
 * @property {string} notice         what the viewer's choice has changed besides
 */

/** @typedef {import("../page/report.js").Common & Raced} State */

fill(words.PAGE);
const catalogue = readCatalogue();
/** The largest n for which an algorithm has an index of every step. @param {string} id */
const largest = (id) => algorithmOf(catalogue, id).indexed;

/** A race that its lanes can run, and what was changed for that. @param {import("./address.js").Race} asked */
function fitted(asked) {
  const { race, by } = fit(asked, largest);
  return { race, notice: by ? words.cutDown(algorithmOf(catalogue, by).title, race.n, asked.n) : "" };
}

const settle = createSettled();
const clock = createClock((callback) => requestAnimationFrame(callback), (running) => settle("clock", running));
/** @type {State} */
let state = {
  ...initialState(),
  ...fitted(parse(location.search, catalogue.map(({ id }) => id))),
  running: null,
  playing: false,
  measuring: null,
  timed: null,
};

/** @param {Partial<State>} change */
function set(change) {
  state = { ...state, ...change };
  clock.nextPaint(render);
}

const { socket, render: report } = createReport(() => state, set, words.BROKEN, settle);
const source = createSource(socket);
const times = createTimes(socket, source, (measuring) => set({ measuring }));

/** Moves within the race; other lanes, another board size, rule or duration start another race. @param {Partial<State["race"]>} change */
function go(change) {
  const { race, notice } = fitted({ ...state.race, ...change });
  const same = !["lanes", "n", "way", "duration"].some((field) => field in change);
  set({ race, trouble: "", notice: same ? state.notice : notice });
  if (!same) prepare();
}

const field = createField({ clock, source, state: () => state, set, fail: (error) => set({ trouble: error.message, playing: false }) });

/** Asks how long each lane is, and starts at the position in the address. */
async function prepare() {
  const { race } = state;
  field.close();
  set({ running: null, playing: false, timed: null });
  try {
    const { runners, basis } = await times.runners(race);
    if (race.lanes !== state.race.lanes || race.n !== state.race.n || race.way !== state.race.way) return;
    set({ timed: basis !== null });
    if (race.way === "time" && basis === null) set({ trouble: words.UNMEASURED });
    else field.open(runners, race.way === "time" ? basis : null);
  } catch (error) {
    if (race === state.race) set({ trouble: /** @type {Error} */ (error).message });
  }
}

const controls = createControls(catalogue, largest, {
  go,
  play: () => {
    if (!state.running) return;
    if (!state.playing && state.race.share >= 1) go({ share: 0 });
    set({ playing: !state.playing });
    clock.wake();
  },
  async measure() {
    set({ trouble: "" });
    await times.measure(state.race.n).catch((error) => set({ trouble: error.message }));
    prepare();
  },
  add() {
    const other = catalogue.find(({ id, indexed }) => !state.race.lanes.includes(id) && indexed >= state.race.n) ?? catalogue[0];
    if (state.race.lanes.length < LANES.most) go({ lanes: [...state.race.lanes, other.id] });
  },
});

let written = location.search;
function render() {
  controls(state);
  report(state);
  const query = format(state.race);
  if (query !== written && !state.playing) history.replaceState(null, "", (written = query));
}

addEventListener("keydown", (event) => {
  const target = /** @type {Element} */ (event.target);
  if (event.key !== " " || event.ctrlKey || event.altKey || event.metaKey || target.matches("button, select, a, input:not([type=range])")) return;
  event.preventDefault();
  input("#race-play").click();
});
prepare();
