// Shows messages for the whole page: a lost connection or a notice.

import { find, mark, write } from "./dom.js";
import { wordsOf } from "../words/words.js";
import { loadSettings, oppositeTheme, createTheme } from "./settings.js";
import { opening, supplier } from "../wire/opening.js";
import { createSocket, watchVersion } from "../wire/socket.js";

/** @import { Connection, Settings } from "../types.js" */

const words = await wordsOf("common");

/** @param {() => void} retry  connect at once @param {() => void} reload  load the page anew, at its step */
export function createStatus(retry, reload) {
  const banner = find("#banner");
  const text = find("#banner-text");
  const again = find("#retry");
  const anew = find("#reload");
  again.addEventListener("click", retry);
  anew.addEventListener("click", reload);

  /** @param {{connection: Connection, outdated: boolean, notices: {page: string}}} state */
  return function render({ connection, outdated, notices }) {
    const lost = words.connection(connection);
    const message = lost || [notices.page, outdated ? words.NEW_VERSION : ""].filter(Boolean).join(" ");
    write(text, message);
    mark(banner, "shown", message !== "");
    mark(banner, "lost", lost !== "");
    again.hidden = !lost;
    anew.hidden = Boolean(lost) || !outdated;
  };
}

// What the race and the table of times share: the connection to the server, its status, the theme, and the message
// shown after an error.

/**
 * @typedef {object} Common
 * @property {Connection} connection
 * @property {boolean} outdated                          whether the server runs another version by now
 * @property {string} trouble                           what went wrong
 * @property {Settings} settings   the viewer's settings, shared by all pages
 */

/** @returns {Common} */
export const initialState = () => ({
  connection: { status: "connecting", retryIn: 0, refused: 0 },
  outdated: false,
  trouble: "",
  settings: loadSettings(),
});

/**
 * @param {() => Common} get
 * @param {(change: Partial<Common>) => void} set
 * @param {string} broken  the message shown after an error
 * @param {ReturnType<typeof import("./loading.js").createSettled>} settle
 */
export function createReport(get, set, broken, settle) {
  const watch = watchVersion(supplier, () => set({ outdated: true }));
  const socket = createSocket(
    supplier,
    opening,
    (connection) => {
      watch(connection);
      set({ connection });
    },
    (asking) => settle("wire", asking),
  );
  const systemDark = matchMedia("(prefers-color-scheme: dark)");
  const toggleTheme = () =>
    set({ settings: { ...get().settings, theme: oppositeTheme(get().settings.theme, systemDark.matches) } });
  const theme = createTheme({ toggleTheme }, get().settings);
  const status = createStatus(socket.retry, () => location.reload());
  for (const kind of ["error", "unhandledrejection"]) addEventListener(kind, () => set({ trouble: broken }));

  /** @param {Common} common */
  function render(common) {
    theme(common);
    status({ ...common, notices: { page: "" } });
  }
  return { socket, render, toggleTheme };
}
