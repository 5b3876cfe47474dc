// The common part of all intents: each ends a search in progress, reports errors, and may start a history entry.

import { contains } from "../film/segment.js";
import { wordsOf } from "../words/words.js";

/** @import { Player, Run, Segment, Source, State, Store } from "../types.js" */

const words = await wordsOf("page");

const AGAIN = 5000; // milliseconds until a server whose compiled loops are coming is asked again

/** @param {{store: Store, player: Player, source: Source}} parts */
export function createIntents({ store, player, source }) {
  /** The number of intents: a search in progress ends when a new intent comes. */
  let count = 0;
  const [moved, navigated] = [createEvent(), createEvent()];

  /** @param {Partial<State["page"]["notices"]>} change */
  const setNotices = (change) => store.set({ page: { notices: { ...store.get().page.notices, ...change } } });

  /** @param {() => void} act @param {boolean} [isOwn]  false: another device has moved the film, not the viewer */
  function act(act, isOwn = true) {
    count += 1;
    store.set({ film: { part: null }, learn: { asked: null } });
    setNotices({ page: "", step: "" });
    act();
    if (isOwn) moved.call();
  }

  /** Start a new history entry, so that Back returns here. */
  const recordNavigation = navigated.call;

  /** Fetch the size of a run, and announce and await a faster server. @param {Run} run */
  async function describe(run) {
    try {
      const description = await source.describe(run);
      const { film, page } = store.get();
      if (film.run !== run) return;
      store.set({ film: { description } });
      if (description.plain) {
        if (!film.description?.plain) setNotices({ page: words.SLOW });
        setTimeout(() => store.get().film.run === run && describe(run), AGAIN);
      } else if (page.notices.page === words.SLOW) setNotices({ page: "" });
    } catch (error) {
      if (store.get().film.run === run) setNotices({ page: /** @type {Error} */ (error).message });
    }
  }

  /** Confine the film to a segment; a film outside it goes to its first step. @param {Segment | null} segment */
  function confine(segment) {
    act(() => {
      store.set({ film: { segment } });
      if (segment && !contains(segment, store.get().film.step)) player.seek(segment.start);
    });
  }

  return {
    intent: () => count,
    act,
    setNotices,
    recordNavigation,
    /** Call a listener after each intent of the viewer that moves the film. */
    onMove: moved.listen,
    /** Call a listener at each new history entry. */
    onNavigate: navigated.listen,
    describe,
    confine,
  };
}

/** Create an event: `call` calls all its listeners. */
function createEvent() {
  /** @type {(() => void)[]} */
  const listeners = [];
  return {
    call: () => listeners.forEach((listener) => listener()),
    listen: (/** @type {() => void} */ listener) => void listeners.push(listener),
  };
}
