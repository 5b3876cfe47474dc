// Shows messages about the whole page: a lost connection, or a notice.

import { find, mark, save, write } from "./dom.js";
import { wordsOf } from "../words/words.js";
import { loadSettings, oppositeTheme, createTheme } from "./settings.js";
import { opening, supplier } from "../wire/connection.js";
import { createSocket, watchVersion } from "../wire/socket.js";

/** @import { Coming, Connection, Settings } from "../types.js" */

const words = await wordsOf("common");

/** @param {() => void} retry  at once @param {() => void} reload  reload the page at its step */
export function createStatus(retry, reload) {
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

// Shared by all pages but the film: the connection to the server, its status, the theme, and the message after an error.

/**
 * @typedef {object} Common
 * @property {Connection} connection
 * @property {Coming} coming
 * @property {boolean} outdated                          true if a new version of the page is available
 * @property {string} trouble                           the error message
 * @property {Settings} settings   the viewer's settings, shared by all pages
 */

/** @returns {Common} */
export const initialState = () => ({
  connection: { status: "connecting", refused: 0 },
  coming: { share: 1, why: "" },
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
export function createCommon(get, set, broken, settle) {
  const outdated = () => set({ outdated: true });
  const watch = watchVersion(supplier, outdated);
  supplier.watch({
    outdated,
    save,
    coming: (coming) => set({ coming }),
    trouble: (trouble) => set({ trouble }),
    refuse: words.notRecorded,
  });
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
  const again = () => {
    socket.retry();
    supplier.retry();
  };
  const reload = () => supplier.renew().then(() => location.reload());
  const status = createStatus(again, reload);
  for (const kind of ["error", "unhandledrejection"]) addEventListener(kind, () => set({ trouble: broken }));

  /** @param {Common} common */
  function render(common) {
    theme(common);
    status({ ...common, notices: { page: "" } });
  }
  return { socket, render, toggleTheme };
}
