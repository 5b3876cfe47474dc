// Intents that change how the film is shown, never where it stands.

import { visibleRange, wholeRange, zoomRange } from "../model/icicle.js";
import { oppositeTheme } from "../page/settings.js";
import { isOutdated } from "../wire/socket.js";
import { wordsOf } from "../words/words.js";

/** @import { Asked, DrawerName, Language, LessonStop, Settings, State, Store, Target } from "../types.js" */

const words = await wordsOf("page");

/**
 * @param {object} parts
 * @param {Store} parts.store
 * @param {(change: Partial<State["page"]["notices"]>) => void} parts.setNotices
 * @param {() => void} parts.recordNavigation  begins a new history entry
 * @param {{matches: boolean}} parts.systemDark  whether the system is dark
 */
export function createViewing({ store, setNotices, recordNavigation, systemDark }) {
  /** @param {Partial<Settings>} change */
  const changeSettings = (change) => store.set({ page: { settings: { ...store.get().page.settings, ...change } } });

  return {
    /** Point at a target; null for none. @param {Target | null} target @param {boolean} touched  by a finger */
    point: (target, touched = false) => store.set({ page: { pointed: target, touched } }),
    /** Steps begin to fly by under a held key or a drag, or no longer do. @param {boolean} hurried */
    hurry(hurried) {
      if (store.get().play.hurried !== hurried) store.set({ play: { hurried } });
    },
    /** Let the timeline show these steps; null for all. @param {{start: number, stop: number} | null} zoom */
    setZoom: (zoom) => store.set({ film: { zoom } }),
    /** Zoom the timeline around the present step. @param {number} factor */
    zoomBy(factor) {
      const state = store.get();
      store.set({
        film: {
          zoom: zoomRange(visibleRange(state.film), factor, state.film.shown?.step.step ?? 0, wholeRange(state.film)),
        },
      });
    },
    /** Paint again, because something to show has arrived. */
    repaint: () => store.set({}),
    changeSettings,
    toggleTheme() {
      changeSettings({ theme: oppositeTheme(store.get().page.settings.theme, systemDark.matches) });
    },
    /** Switch between the whole page and the view for a projector. */
    togglePresent() {
      const {
        page: { view },
      } = store.get();
      if (view === "embed") return;
      recordNavigation();
      store.set({ page: { view: view === "present" ? "page" : "present" } });
    },
    /** Show or hide the code in the view for a projector. */
    toggleCode: () => store.set({ page: { code: !store.get().page.code } }),
    /** @param {Language} language */
    openLanguage: (language) => store.set({ page: { language } }),
    /** @param {string} panel */
    openPanel: (panel) => store.set({ page: { panel } }),
    /** Open a drawer; null closes it. @param {DrawerName | null} drawer */
    openDrawer(drawer) {
      if (store.get().page.view === "embed") return;
      if (drawer && drawer !== store.get().page.drawer) recordNavigation();
      // its picture is of the step as it is
      store.set(drawer === "export" ? { page: { drawer }, learn: { asked: null } } : { page: { drawer } });
    },
    /** Open a card of the bits bench; null opens the list of them. @param {State["page"]["card"]} card */
    openCard(card) {
      if (store.get().page.view === "embed") return;
      recordNavigation();
      store.set({ page: { drawer: "bits", card } });
    },
    /** Go to a stop of a lesson; null ends it. @param {LessonStop | null} lesson */
    setLesson(lesson) {
      recordNavigation();
      store.set({ learn: { lesson }, page: { drawer: null } });
    },
    /** The same without a new history entry. @param {LessonStop | null} lesson */
    followLesson: (lesson) => store.set({ learn: { lesson } }),
    /** Let play stop and ask; null: no longer. @param {State["learn"]["predict"]} predict */
    setPredict: (predict) => store.set(predict ? { learn: { predict } } : { learn: { predict, asked: null } }),
    /**
     * Show a question in place of its step, once that step is on the screen; null: none.
     * @param {Asked | null} asked
     */
    setAsked: (asked) => store.set({ learn: { asked } }),
    /**
     * Show a part of a step alone, as soon as the step is on the screen; null: the whole step.
     * @param {State["film"]["part"]} part
     */
    showPart: (part) => store.set({ film: { part } }),
    /** Whether the film is where the lead of a class is. @param {boolean} follows */
    setFollows: (follows) => store.set({ class: { follows } }),
    /** Show a message for the whole page. @param {string} message */
    showMessage: (message) => setNotices({ page: message }),
    /** Say why a part of the page did not come. */
    async miss() {
      if (await isOutdated()) store.set({ page: { outdated: true } });
      else setNotices({ page: words.NOT_LOADED });
    },
    /** Clear the message beside a control. @param {"n" | "speed" | "step" | "algorithm"} control */
    clearNotice: (control) => setNotices({ [control]: "" }),
  };
}
