// Intents that change the page beside the film: settings, the view for a projector, panels and drawers, and what leads a
// learner: lessons and questions.

import { oppositeTheme } from "../page/settings.js";

/** @import { OpenQuestion, DrawerName, Language, LessonStop, Settings, State, Store } from "../types.js" */

/**
 * @param {object} parts
 * @param {Store} parts.store
 * @param {() => void} parts.recordNavigation  starts a new history entry
 * @param {{matches: boolean}} parts.systemDark  matches: the system is dark
 */
export function createArranging({ store, recordNavigation, systemDark }) {
  /** @param {Partial<Settings>} change */
  const changeSettings = (change) => store.set({ page: { settings: { ...store.get().page.settings, ...change } } });

  return {
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
      store.set({ page: view === "present" ? { view: "page" } : { view: "present", drawer: null } });
    },
    /** @param {Language} language */
    openLanguage: (language) => store.set({ page: { language } }),
    /** @param {string} panel */
    openPanel: (panel) => store.set({ page: { panel } }),
    /** Open a drawer; null closes it. @param {DrawerName | null} drawer */
    openDrawer(drawer) {
      if (store.get().page.view === "embed") return;
      if (drawer && drawer !== store.get().page.drawer) recordNavigation();
      // its picture shows the step itself
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
      store.set({ learn: { lesson: lesson && { name: lesson.name, stop: lesson.stop } }, page: { drawer: null } });
    },
    /** Go to a stop without a new history entry. @param {LessonStop | null} lesson */
    followLesson: (lesson) => store.set({ learn: { lesson } }),
    /** Pass on the content of a lesson's note, for a class; null: none is open. @param {State["learn"]["note"]} note */
    setNote: (note) => store.set({ learn: { note } }),
    /** Wait at a stop until a host's class is asked its question; null: no longer. @param {State["learn"]["awaits"]} awaits */
    setAwaited: (awaits) => store.get().learn.awaits === awaits || store.set({ learn: { awaits } }),
    /** Start or change the quiz, which stops play to ask; null ends it. @param {State["learn"]["predict"]} predict */
    setPredict: (predict) =>
      store.set({
        learn: { predict, ...(!predict?.every && { answered: 0 }), ...(!predict && { asked: null }) },
      }),
    /** Count an answered question of the quiz. */
    countAnswer: () => store.set({ learn: { answered: store.get().learn.answered + 1 } }),
    /**
     * Show a question in place of its step, once that step is on the screen; null: none.
     * @param {OpenQuestion | null} asked
     */
    setAsked: (asked) => store.set({ learn: { asked } }),
  };
}
