// The page with the tables: asks the server for what it has measured, and for a measurement when the viewer wants one.

import { find, mark, write } from "../dom.js";
import * as protocol from "../protocol.js";
import { loadSettings, otherTheme } from "../settings.js";
import { createSocket } from "../socket.js";
import { createTheme } from "../views/theme.js";
import { createPlots } from "./plots.js";
import { boards, createTimes } from "./times.js";
import { reveal } from "../saying.js";
import { words as common, wordsOf } from "../words.js";

const words = await wordsOf("table");

/**
 * All that the page shows.
 * @typedef {object} State
 * @property {import("../types.js").Connection} connection
 * @property {string} machine                       what it is measured on
 * @property {import("../types.js").TimesCell[]} cells
 * @property {boolean} measuring                    whether this viewer waits for a measurement
 * @property {import("../types.js").TimingNews | null} news  how far it is
 * @property {{seconds: number, largest: number} | null} others  the settings of a measurement that others wait for
 * @property {string} trouble                       what went wrong
 * @property {import("../types.js").Settings} settings  what the viewer has chosen on every page
 */

/** @type {State} */
let state = { connection: { status: "connecting", retryIn: 0 }, machine: "", cells: [], measuring: false, news: null, others: null, trouble: "", settings: loadSettings() };
let asked = false;

/** @param {Partial<State>} change */
function set(change) {
  state = { ...state, ...change };
  if (asked) return;
  asked = true;
  requestAnimationFrame(() => {
    asked = false;
    render();
  });
}

const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;
const socket = createSocket(address, (connection) => set({ connection }));
/** What ends the measurement under way. */
let cancel = () => {};
/** The last word for those who do not see the table. @param {string} sentence */
const say = (sentence) => write(find("#voice"), sentence);

const times = createTimes({ measure, cancel: () => cancel() });
const plots = createPlots(boards());
const systemDark = matchMedia("(prefers-color-scheme: dark)");
const theme = createTheme({ toggleTheme: () => set({ settings: { ...state.settings, theme: otherTheme(state.settings.theme, systemDark.matches) } }) }, state.settings);
find("#retry").addEventListener("click", socket.retry);

function render() {
  times(state);
  plots(state.cells);
  theme(state);
  const message = common.connection(state.connection);
  write(find("#banner-text"), message);
  mark(find("#banner"), "shown", message !== "");
  mark(find("#banner"), "lost", message !== "");
  find("#retry").hidden = !message;
}

/** Ask what has been measured so far. */
async function look() {
  const { machine, running, cells } = protocol.times(await socket.request({ type: "times" }));
  set({ machine, cells, others: running });
}

/** @param {number} seconds @param {number} largest */
async function measure(seconds, largest) {
  set({ measuring: true, news: null, others: null, trouble: "" });
  say("");
  const answer = socket.request({ type: "time", seconds, largest }, take);
  const id = socket.latest();
  cancel = () => socket.cancel(id);
  try {
    const end = protocol.timing(await answer);
    if (end) set({ cells: end.cells });
    say(end ? words.finished(end.cells) : words.CANCELLED);
  } catch (error) {
    set({ trouble: /** @type {Error} */ (error).message });
  }
  set({ measuring: false, news: null });
}

/** @param {Record<string, any>} body */
function take(body) {
  const news = protocol.timing(body);
  if (news) set({ news, cells: news.cells });
}

for (const kind of ["error", "unhandledrejection"]) addEventListener(kind, () => set({ trouble: words.BROKEN }));
look().catch((error) => set({ trouble: error.message }));
reveal();
