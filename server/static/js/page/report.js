// What the race and the table of times share: the connection to the server, its status, the theme, and the message shown
// after an error.

import { loadSettings, oppositeTheme } from "./settings.js";
import { opening } from "../wire/opening.js";
import { createSocket } from "../wire/socket.js";
import { watchVersion } from "../wire/version.js";
import { createStatus } from "../views/status.js";
import { createTheme } from "../views/theme.js";

/**
 * @typedef {object} Common
 * @property {import("../types.js").Connection} connection
 * @property {boolean} outdated                          whether the server runs another version by now
 * @property {string} trouble                           what went wrong
 * @property {import("../types.js").Settings} settings   the viewer's settings, shared by all pages
 */

/** @returns {Common} */
export const initialState = () => ({ connection: { status: "connecting", retryIn: 0, refused: 0 }, outdated: false, trouble: "", settings: loadSettings() });

/**
 * @param {() => Common} get @param {(change: Partial<Common>) => void} set @param {string} broken  the message shown after an error
 * @param {ReturnType<typeof import("./settled.js").createSettled>} settle
 */
export function createReport(get, set, broken, settle) {
  const watch = watchVersion(() => set({ outdated: true }));
  const socket = createSocket(opening, (connection) => {
    watch(connection);
    set({ connection });
  }, (asking) => settle("wire", asking));
  const systemDark = matchMedia("(prefers-color-scheme: dark)");
  const toggleTheme = () => set({ settings: { ...get().settings, theme: oppositeTheme(get().settings.theme, systemDark.matches) } });
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
