// The address bar and the browser's history: they follow the state, and the state follows them on Back and Forward.

import { format, parse } from "../model/address.js";
import { find } from "../page/dom.js";
import { createHistory } from "../page/history.js";

/**
 * @param {import("../intents/actions.js").Actions} actions @param {() => number} here  the step that is to be seen
 * @param {(algorithm: string) => number} largest  n that it takes
 */
export function createAddressBar(actions, here, largest) {
  const journal = createHistory(
    {
      replace: (query) => history.replaceState(null, "", query),
      push: (query) => history.pushState(null, "", query),
      now: () => performance.now(),
      schedule: (act, milliseconds) => setTimeout(act, milliseconds),
    },
    location.search,
  );
  let turns = 0; // in a frame there are none: Back belongs to the page around it

  const link = find("#open-page"); // out of a frame
  /** @type {import("../types.js").State | null} */
  let seen = null;
  for (const name of ["pointerdown", "focus", "contextmenu"]) {
    link.addEventListener(name, () => seen && link.setAttribute("href", format({ ...seen, view: "page", step: here() })));
  }

  addEventListener("popstate", () => {
    journal.adopt(location.search);
    const { address, badFields } = parse(location.search, largest);
    actions.restore(address, badFields);
  });

  /** @param {import("../types.js").State} state */
  return function render(state) {
    seen = state;
    if (state.tour !== null) return; // whoever leaves it is where the address says
    const query = format({ ...state, step: here() });
    if (state.navigations !== turns && state.view !== "embed") journal.navigate(query);
    else journal.follow(query);
    turns = state.navigations;
  };
}
