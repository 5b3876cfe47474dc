// The parts of every page: a clock, its state, the connection to its supplier, and the news of these: a lost connection,
// a new version, an error.

import { opening, supplier } from "../wire/connection.js";
import { createSocket, watchVersion } from "../wire/socket.js";
import { createSource } from "../wire/source.js";
import { wordsOf } from "../words/words.js";
import { createClock } from "./clock.js";
import { find, mark, save, write } from "./dom.js";
import { createSettled, watchLoading } from "./loading.js";
import { createTheme, loadSettings, oppositeTheme } from "./settings.js";

/** @import { Coming, Connection, Settings } from "../types.js" */

const words = await wordsOf("common");

/** @typedef {{connection: Connection, coming: Coming, outdated: boolean, trouble: string}} News  `trouble`: the message of an error */
/** @type {News} */
export const NO_NEWS = {
  connection: { status: "connecting", refused: 0 },
  coming: { share: 1, why: "" },
  outdated: false,
  trouble: "",
};

/**
 * Create a page around its state. `open`: creates the store, which paints in the frames of the page's clock; `note`: puts
 * news into it; `broken`: the message after an error of a module; `leave`: called before the page reloads
 * @template S
 * @param {{open: (nextPaint: (paint: (now: number) => void) => void) => S, note: (store: S, news: Partial<News>) => void,
 *   broken: string, leave?: () => void}} parts
 */
export function createPage({ open, note, broken, leave = () => {} }) {
  const settle = createSettled();
  watchLoading((busy) => settle("parts", busy));
  const clock = createClock(
    (callback) => requestAnimationFrame(callback),
    (running) => settle("clock", running),
  );
  const store = open(clock.nextPaint);
  const outdated = () => note(store, { outdated: true });
  const watch = watchVersion(supplier, outdated);
  supplier.watch({
    outdated,
    save,
    coming: (coming) => note(store, { coming }),
    trouble: (trouble) => note(store, { trouble }),
    refuse: words.notRecorded,
  });
  /** @param {Connection} connection */
  function connected(connection) {
    watch(connection);
    note(store, { connection });
  }
  const socket = createSocket(supplier, opening, connected, (asking) => settle("wire", asking));
  for (const kind of ["error", "unhandledrejection"])
    addEventListener(kind, (event) => isHarmless(event) || note(store, { trouble: broken }));

  addEventListener("online", socket.wake);
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && socket.wake());

  /** Retry at once everything that has failed. */
  function retry() {
    socket.retry();
    supplier.retry();
  }

  async function reload() {
    await supplier.renew();
    leave();
    location.reload();
  }

  return { clock, settle, socket, store, source: createSource(socket), status: createStatus(retry, reload) };
}

// The banner over the page, for a lost connection or a notice.

/** @param {() => void} retry  at once @param {() => void} reload  reload the page at its step */
function createStatus(retry, reload) {
  const banner = find("#banner");
  const text = find("#banner-text");
  const again = find("#retry");
  const anew = find("#reload");
  again.addEventListener("click", retry);
  anew.addEventListener("click", reload);

  /** @param {{connection: Connection, coming: Coming, outdated: boolean, notices: {page: string}}} state */
  return function render({ connection, coming, outdated, notices }) {
    const lost = words.missing(coming) || words.connection(connection);
    const message = lost || [notices.page, outdated ? words.NEW_VERSION : ""].filter(Boolean).join(" ");
    write(text, message);
    mark(banner, "shown", message !== "");
    mark(banner, "lost", lost !== "");
    again.hidden = !lost;
    anew.hidden = Boolean(lost) || !outdated;
  };
}

/** Return whether an error only means that the browser reports new sizes a frame later. @param {Event} event */
const isHarmless = (event) =>
  event instanceof ErrorEvent && !event.error && event.message.startsWith("ResizeObserver loop");

/** The state that all pages but that of the film share. @typedef {News & {settings: Settings}} Common */

/**
 * Create a page whose state is one object, with the theme and the news painted.
 * @template {object} S
 * @param {S} own  state besides the common one
 * @param {string} broken  the message after an error
 */
export function createSmallPage(own, broken) {
  /** @type {Common & S} */
  let state = { ...NO_NEWS, settings: loadSettings(), ...own };
  /** @type {((state: Common & S) => void)[]} */
  const painters = [];
  const paint = () => painters.forEach((painter) => painter(state));
  const { status, store, ...page } = createPage({
    open: (nextPaint) => (/** @type {Partial<Common & S>} */ change) => {
      state = { ...state, ...change };
      nextPaint(paint);
    },
    note: (set, news) => set(/** @type {Partial<Common & S>} */ (news)),
    broken,
  });
  const systemDark = matchMedia("(prefers-color-scheme: dark)");
  const toggleTheme = () =>
    store(
      /** @type {Partial<Common & S>} */ ({
        settings: { ...state.settings, theme: oppositeTheme(state.settings.theme, systemDark.matches) },
      }),
    );
  painters.push(createTheme({ toggleTheme }, state.settings), (common) => status({ ...common, notices: { page: "" } }));
  return {
    ...page,
    state: () => state,
    set: store,
    toggleTheme,
    /** @param {(state: Common & S) => void} painter */
    onPaint: (painter) => painters.push(painter),
  };
}
