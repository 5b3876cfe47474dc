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
import { LANES, format, parse } from "./address.js";
import { createTimes } from "./times.js";

/**
 * All that the page shows.
 * @typedef {object} Raced
 * @property {import("./address.js").Place} place
 * @property {import("./field.js").Running | null} running  once all lanes are described
 * @property {boolean} playing
 * @property {{done: number, of: number} | null} measuring
 */

/** @typedef {import("../page/report.js").Common & Raced} State */

fill(words.PAGE);
const catalogue = readCatalogue();
/** The largest n for which all of these have an index of every step. @param {string[]} lanes */
const largest = (lanes) => Math.min(...lanes.map((id) => algorithmOf(catalogue, id).indexed));

const settle = createSettled();
const clock = createClock((callback) => requestAnimationFrame(callback), (running) => settle("clock", running));
/** @type {State} */
let state = {
  ...initialState(),
  place: parse(location.search, catalogue.map(({ id }) => id), largest),
  running: null,
  playing: false,
  measuring: null,
};

/** @param {Partial<State>} change */
function set(change) {
  state = { ...state, ...change };
  clock.nextPaint(render);
}

const { socket, render: report } = createReport(() => state, set, words.BROKEN, settle);
const source = createSource(socket);
const times = createTimes(socket, source, (measuring) => set({ measuring }));

/** Moves within the race; other lanes, another board size, rule or duration start another race. @param {Partial<State["place"]>} change */
function go(change) {
  const place = { ...state.place, ...change };
  place.n = Math.min(place.n, largest(place.lanes));
  const same = !["lanes", "n", "way", "duration"].some((field) => field in change);
  set({ place, trouble: "" });
  if (!same) prepare();
}

const field = createField({ clock, source, state: () => state, set, fail: (error) => set({ trouble: error.message, playing: false }) });

/** Asks how long each lane is, and starts at the position in the address. */
async function prepare() {
  const { place } = state;
  field.close();
  set({ running: null, playing: false });
  try {
    const runners = await times.runners(place);
    if (place.lanes !== state.place.lanes || place.n !== state.place.n || place.way !== state.place.way) return;
    if (runners) field.open(runners.runners, runners.basis);
    else set({ trouble: words.UNMEASURED });
  } catch (error) {
    if (place === state.place) set({ trouble: /** @type {Error} */ (error).message });
  }
}

const controls = createControls(catalogue, largest, {
  go,
  play: () => {
    if (!state.running) return;
    if (!state.playing && state.place.share >= 1) go({ share: 0 });
    set({ playing: !state.playing });
    clock.wake();
  },
  async measure() {
    set({ trouble: "" });
    await times.measure(state.place.n).catch((error) => set({ trouble: error.message }));
    prepare();
  },
  add() {
    const other = catalogue.find(({ id, indexed }) => !state.place.lanes.includes(id) && indexed >= state.place.n) ?? catalogue[0];
    if (state.place.lanes.length < LANES.most) go({ lanes: [...state.place.lanes, other.id] });
  },
});

let written = location.search;
function render() {
  controls(state);
  report(state);
  const query = format(state.place);
  if (query !== written && !state.playing) history.replaceState(null, "", (written = query));
}

addEventListener("keydown", (event) => {
  const target = /** @type {Element} */ (event.target);
  if (event.key !== " " || event.ctrlKey || event.altKey || event.metaKey || target.matches("button, select, a, input:not([type=range])")) return;
  event.preventDefault();
  input("#race-play").click();
});
prepare();
