// Intents that change how the film is shown, never where it stands, and what the page says.

import { visibleRange, wholeRange, zoomRange } from "../model/icicle.js";
import { whereShown } from "../model/sunburst.js";
import { wordsOf } from "../words/words.js";

/** @import { State, Store, Supplier, Target } from "../types.js" */

const words = await wordsOf("page");

const BRIEF = 6000; // milliseconds

/**
 * @param {object} parts
 * @param {Store} parts.store
 * @param {(change: Partial<State["page"]["notices"]>) => void} parts.setNotices
 * @param {Supplier["isOutdated"]} parts.isOutdated
 */
export function createViewing({ store, setNotices, isOutdated }) {
  let brief = 0; // the messages that go by themselves are counted: a new one stays as long as any

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
    /** Show the whole search as one picture. @param {State["page"]["whole"]} whole */
    showWhole(whole) {
      if (store.get().page.view !== "embed") store.set({ page: { whole } });
    },
    /** Show it large, or no longer. */
    toggleWhole() {
      const state = store.get();
      if (state.page.view !== "embed") store.set({ page: { whole: whereShown(state) === "large" ? "off" : "large" } });
    },
    /** Paint again, because something to show has arrived. */
    repaint: () => store.set({}),
    /**
     * Show a part of a step alone, as soon as the step is on the screen; null: the whole step.
     * @param {State["film"]["part"]} part
     */
    showPart: (part) => store.set({ film: { part } }),
    /** Show a message for the whole page. @param {string} message */
    showMessage: (message) => setNotices({ page: message }),
    /** The same for a few seconds. @param {string} message */
    showBriefly(message) {
      const mine = (brief += 1);
      const isThere = () => mine === brief && store.get().page.notices.page === message;
      setNotices({ page: message });
      setTimeout(() => isThere() && setNotices({ page: "" }), BRIEF);
    },
    /** Say why a part of the page did not come. */
    async miss() {
      if (await isOutdated()) store.set({ page: { outdated: true } });
      else setNotices({ page: words.NOT_LOADED });
    },
    /** Clear the message beside a control. @param {"n" | "speed" | "step" | "algorithm"} control */
    clearNotice: (control) => setNotices({ [control]: "" }),
  };
}
