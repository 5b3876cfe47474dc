// Intents that choose between the calm page and everything, and what joins the calm one.

import { hasExtra, withExtras } from "../model/names.js";
import { rememberCalm, rememberExtras } from "../page/calm.js";

/** @import { Calm } from "../model/names.js" */
/** @import { Store } from "../types.js" */

/** @param {{store: Store, recordNavigation: () => void}} parts  the second begins a new history entry */
export function createCalming({ store, recordNavigation }) {
  /** @param {Calm} calm */
  function choose(calm) {
    recordNavigation();
    rememberCalm(calm);
    store.set({ page: calm ? { calm, panel: "now" } : { calm } });
  }

  /** Let what is spoken of join the calm page. @param {readonly string[]} names @returns {boolean} whether it was not there */
  function bringIn(names) {
    const { calm } = store.get().page;
    const more = withExtras(calm, names);
    if (more === calm) return false;
    rememberExtras(more);
    store.set({ page: { calm: more } });
    return true;
  }

  return {
    bringIn,
    /** Show everything, now and from now on. */
    showEverything: () => choose(null),
    /** Show the calm page as a first visit has it, now and from now on. */
    calmDown: () => choose([]),
    /** Show everything to a class, or to a pupil. */
    openUp: () => store.set({ page: { calm: null } }),
    /** Show or hide the code in the view for a projector. */
    toggleCode() {
      const { code, calm } = store.get().page;
      const isShown = code && hasExtra(calm, "code");
      if (!isShown) bringIn(["code"]);
      store.set({ page: { code: !isShown } });
    },
  };
}
