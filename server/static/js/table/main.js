// The page of times: shows the server's measurements, and starts one for the viewer.

import { createClock } from "../film/clock.js";
import { find, write } from "../page/dom.js";
import { initialState, createReport } from "../page/status.js";
import { createSettled } from "../page/loading.js";
import * as timing from "../wire/protocol.js";
import { createPlots } from "./plots.js";
import { boards, createTimes, shownCells } from "./times.js";
import { fill } from "../words/fill.js";
import { wordsOf } from "../words/words.js";

/** @import { TimesCell, TimingNews } from "../types.js" */
/** @import { State } from "./times.js" */

const words = await wordsOf("table");

fill(words.PAGE);

/** @type {State} */
let state = { ...initialState(), machine: "", cells: [], measuring: false, news: null, others: null };
const settle = createSettled();
const clock = createClock(
  (callback) => requestAnimationFrame(callback),
  (running) => settle("clock", running),
);

/** @param {Partial<State>} change */
function set(change) {
  state = { ...state, ...change };
  clock.nextPaint(render);
}

const { socket, render: report } = createReport(() => state, set, words.BROKEN, settle);
/** Cancel the running measurement. */
let cancel = () => {};
/** Announce a sentence to screen readers. @param {string} sentence */
const announce = (sentence) => write(find("#voice"), sentence);

const times = createTimes({ measure, cancel: () => cancel() });
const plots = createPlots(boards());

function render() {
  times(state);
  plots(shownCells(state));
  report(state);
}

/** Request the times measured so far. */
async function fetchTimes() {
  const { machine, running, cells } = timing.parseTable(await socket.request({ type: "times" }));
  set({ machine, cells, others: running });
}

/** @param {number} seconds @param {number} largest */
async function measure(seconds, largest) {
  set({ measuring: true, news: null, others: null, trouble: "" });
  announce("");
  const answer = socket.request({ type: "time", seconds, largest }, showNews);
  const id = socket.latestId();
  cancel = () => socket.cancel(id);
  try {
    const result = timing.parseNews(await answer);
    if (result) set({ cells: result.cells });
    announce(result ? words.finished(result.cells) : words.CANCELLED);
  } catch (error) {
    set({ trouble: /** @type {Error} */ (error).message });
  }
  set({ measuring: false, news: null });
}

/** @param {Record<string, any>} body */
function showNews(body) {
  const news = timing.parseNews(body);
  if (news) set({ news, cells: news.cells });
}

fetchTimes().catch((error) => set({ trouble: error.message }));
