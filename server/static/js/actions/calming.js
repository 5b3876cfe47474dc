// Intents that choose between the calm page and the whole one, and add extras to the calm one.

import { hasExtra, withExtras } from "../model/names.js";
import { rememberCalm, rememberExtras } from "../page/extras.js";

/** @import { Calm } from "../model/names.js" */
/** @import { Store } from "../types.js" */

/** @param {{store: Store, recordNavigation: () => void}} parts  recordNavigation: starts a new history entry */
export function createCalming({ store, recordNavigation }) {
  /** @param {Calm} calm */
  function choose(calm) {
    recordNavigation();
    rememberCalm(calm);
    store.set({ page: calm ? { calm, panel: "now" } : { calm } });
  }

  /** Add extras to the calm page. @param {readonly string[]} names @returns {boolean} true if one of them is new */
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
    /** Show the whole page, and remember that. */
    showEverything: () => choose(null),
    /** Show the calm page as on a first visit, and remember that. */
    calmDown: () => choose([]),
    /** Show or hide the code in the view for a projector. */
    toggleCode() {
      const { code, calm } = store.get().page;
      const isShown = code && hasExtra(calm, "code");
      if (!isShown) bringIn(["code"]);
      store.set({ page: { code: !isShown } });
    },
  };
}
