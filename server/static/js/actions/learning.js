// Intents of whoever learns or leads: lessons, questions, and following a class.

/** @import { Asked, LessonStop, State, Store } from "../types.js" */

/** @param {{store: Store, recordNavigation: () => void}} parts  recordNavigation: begins a new history entry */
export function createLearning({ store, recordNavigation }) {
  return {
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
    /** Whether the film is where the lead of a class is. @param {boolean} follows */
    setFollows: (follows) => store.set({ class: { follows } }),
  };
}
