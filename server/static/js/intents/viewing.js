// Intents of how the film is looked at: they change what is seen of it, never where it stands.

import { visibleRange, wholeRange, zoomRange } from "../model/icicle.js";
import { oppositeTheme } from "../page/settings.js";
import { isOutdated } from "../wire/version.js";
import { words } from "../words/page.js";

/**
 * @param {object} parts
 * @param {import("../film/store.js").Store} parts.store
 * @param {(change: Partial<import("../types.js").State["notices"]>) => void} parts.setNotices
 * @param {() => void} parts.recordNavigation  the viewer leaves this place for another
 * @param {{matches: boolean}} parts.systemDark  whether the system is dark
 */
export function createViewing({ store, setNotices, recordNavigation, systemDark }) {
  /** @param {Partial<import("../types.js").Settings>} change */
  const changeSettings = (change) => store.set({ settings: { ...store.get().settings, ...change } });

  return {
    /** Point at a target; null for none. @param {import("../types.js").Target | null} target @param {boolean} touched  by a finger */
    point: (target, touched = false) => store.set({ pointed: target, touched }),
    /** Steps fly by, or do so no more. @param {boolean} hurried */
    hurry(hurried) {
      if (store.get().hurried !== hurried) store.set({ hurried });
    },
    /** The timeline shows these steps, or all. @param {{start: number, stop: number} | null} zoom */
    setZoom: (zoom) => store.set({ zoom }),
    /** A closer look at the present step on the timeline, or a wider one. @param {number} factor */
    zoomBy(factor) {
      const state = store.get();
      store.set({ zoom: zoomRange(visibleRange(state), factor, state.shown?.step.step ?? 0, wholeRange(state)) });
    },
    /** Something that is to be seen has come. */
    repaint: () => store.set({}),
    changeSettings,
    toggleTheme() {
      changeSettings({ theme: oppositeTheme(store.get().settings.theme, systemDark.matches) });
    },
    /** All of the page, or what a projector shows. */
    togglePresent() {
      const { view } = store.get();
      if (view === "embed") return;
      recordNavigation();
      store.set({ view: view === "present" ? "page" : "present" });
    },
    /** The projector shows the code, or does not. */
    toggleCode: () => store.set({ code: !store.get().code }),
    /** @param {import("../types.js").Language} language */
    openLanguage: (language) => store.set({ language }),
    /** @param {string} panel */
    openPanel: (panel) => store.set({ panel }),
    /** Open the drawer with this in it, or close it. @param {import("../types.js").DrawerName | null} drawer */
    openDrawer(drawer) {
      if (store.get().view === "embed") return;
      if (drawer && drawer !== store.get().drawer) recordNavigation();
      store.set({ drawer });
    },
    /** Go to a stop of the guided tour; null leaves it. @param {number | null} tour */
    setTour: (tour) => store.set({ tour, drawer: null }),
    /** Tell the viewer something that concerns the whole page. @param {string} message */
    showMessage: (message) => setNotices({ page: message }),
    /** Say why a part of the page did not come. */
    async miss() {
      if (await isOutdated()) store.set({ outdated: true });
      else setNotices({ page: words.NOT_LOADED });
    },
    /** A control is left: its message has been read. @param {"n" | "speed" | "algorithm"} control */
    clearNotice: (control) => setNotices({ [control]: "" }),
  };
}
