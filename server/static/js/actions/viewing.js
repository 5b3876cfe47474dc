// Intents that change how the film is drawn, but not its position, and the page's messages.

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
  let brief = 0; // number of brief messages: a new one is shown for the full time

  return {
    /**
     * Point at a target; null for none.
     * @param {Target | null} target
     * @param {{touched?: boolean, pinned?: boolean}} [how]  touched: by a finger; pinned: its explanation stays
     */
    point: (target, { touched = false, pinned = touched } = {}) =>
      store.set({ page: { pointed: target, touched, pinned } }),
    /** Start or stop fast stepping, by a held key or a drag. @param {boolean} hurried */
    hurry(hurried) {
      if (store.get().play.hurried !== hurried) store.set({ play: { hurried } });
    },
    /** Zoom the timeline to these steps; null for all. @param {{start: number, stop: number} | null} zoom */
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
    /** Show the whole search large, or return from it. */
    toggleWhole() {
      const state = store.get();
      if (state.page.view !== "embed") store.set({ page: { whole: whereShown(state) === "large" ? "off" : "large" } });
    },
    /** Show the controls of the film that are used less often, or hide them. */
    toggleControls: () => store.set({ page: { controls: !store.get().page.controls } }),
    /**
     * Show a part of a step alone, as soon as the step is on the screen; null for the whole step.
     * @param {State["film"]["part"]} part
     */
    showPart: (part) => store.set({ film: { part } }),
    /** Show a message for the whole page. @param {string} message */
    showMessage: (message) => setNotices({ page: message }),
    /** Show a message for a few seconds. @param {string} message */
    showBriefly(message) {
      const mine = (brief += 1);
      const isThere = () => mine === brief && store.get().page.notices.page === message;
      setNotices({ page: message });
      setTimeout(() => isThere() && setNotices({ page: "" }), BRIEF);
    },
    /** Show why a part of the page could not be loaded. */
    async miss() {
      if (await isOutdated()) store.set({ page: { outdated: true } });
      else setNotices({ page: words.NOT_LOADED });
    },
    /** Clear the message beside a control. @param {"n" | "speed" | "step" | "algorithm"} control */
    clearNotice: (control) => setNotices({ [control]: "" }),
  };
}
