// Intents that change how the film is shown, never where it stands.

import { visibleRange, wholeRange, zoomRange } from "../model/icicle.js";
import { oppositeTheme } from "../page/settings.js";
import { isOutdated } from "../wire/socket.js";
import { words } from "../words/page.js";

/** @import { Store } from "../film/store.js" */
/** @import { Asked, DrawerName, Language, LessonStop, Settings, State, Target } from "../types.js" */

/**
 * @param {object} parts
 * @param {Store} parts.store
 * @param {(change: Partial<State["notices"]>) => void} parts.setNotices
 * @param {() => void} parts.recordNavigation  begins a new history entry
 * @param {{matches: boolean}} parts.systemDark  whether the system is dark
 */
export function createViewing({ store, setNotices, recordNavigation, systemDark }) {
  /** @param {Partial<Settings>} change */
  const changeSettings = (change) => store.set({ settings: { ...store.get().settings, ...change } });

  return {
    /** Point at a target; null for none. @param {Target | null} target @param {boolean} touched  by a finger */
    point: (target, touched = false) => store.set({ pointed: target, touched }),
    /** Steps begin to fly by under a held key or a drag, or no longer do. @param {boolean} hurried */
    hurry(hurried) {
      if (store.get().hurried !== hurried) store.set({ hurried });
    },
    /** Let the timeline show these steps; null for all. @param {{start: number, stop: number} | null} zoom */
    setZoom: (zoom) => store.set({ zoom }),
    /** Zoom the timeline around the present step. @param {number} factor */
    zoomBy(factor) {
      const state = store.get();
      store.set({ zoom: zoomRange(visibleRange(state), factor, state.shown?.step.step ?? 0, wholeRange(state)) });
    },
    /** Paint again, because something to show has arrived. */
    repaint: () => store.set({}),
    changeSettings,
    toggleTheme() {
      changeSettings({ theme: oppositeTheme(store.get().settings.theme, systemDark.matches) });
    },
    /** Switch between the whole page and the view for a projector. */
    togglePresent() {
      const { view } = store.get();
      if (view === "embed") return;
      recordNavigation();
      store.set({ view: view === "present" ? "page" : "present" });
    },
    /** Show or hide the code in the view for a projector. */
    toggleCode: () => store.set({ code: !store.get().code }),
    /** @param {Language} language */
    openLanguage: (language) => store.set({ language }),
    /** @param {string} panel */
    openPanel: (panel) => store.set({ panel }),
    /** Open a drawer; null closes it. @param {DrawerName | null} drawer */
    openDrawer(drawer) {
      if (store.get().view === "embed") return;
      if (drawer && drawer !== store.get().drawer) recordNavigation();
      store.set(drawer === "export" ? { drawer, asked: null } : { drawer }); // its picture is of the step as it is
    },
    /** Open a card of the bits bench; null opens the list of them. @param {State["card"]} card */
    openCard(card) {
      if (store.get().view === "embed") return;
      recordNavigation();
      store.set({ drawer: "bits", card });
    },
    /** Go to a stop of a lesson; null ends it. @param {LessonStop | null} lesson */
    setLesson(lesson) {
      recordNavigation();
      store.set({ lesson, drawer: null });
    },
    /** The same without a new history entry. @param {LessonStop | null} lesson */
    followLesson: (lesson) => store.set({ lesson }),
    /** Let play stop and ask; null: no longer. @param {State["predict"]} predict */
    setPredict: (predict) => store.set(predict ? { predict } : { predict, asked: null }),
    /** Show a question in place of its step, once that step is on the screen; null: none. @param {Asked | null} asked */
    setAsked: (asked) => store.set({ asked }),
    /** Show a part of a step alone, as soon as the step is on the screen; null: the whole step. @param {State["part"]} part */
    showPart: (part) => store.set({ part }),
    /** Whether the film is where the lead of a class is. @param {boolean} follows */
    setFollows: (follows) => store.set({ follows }),
    /** Show a message for the whole page. @param {string} message */
    showMessage: (message) => setNotices({ page: message }),
    /** Say why a part of the page did not come. */
    async miss() {
      if (await isOutdated()) store.set({ outdated: true });
      else setNotices({ page: words.NOT_LOADED });
    },
    /** Clear the message beside a control. @param {"n" | "speed" | "step" | "algorithm"} control */
    clearNotice: (control) => setNotices({ [control]: "" }),
  };
}
