// The address bar and the browser's history follow the state; on Back and Forward the state follows them.

import { format, parse } from "../model/address.js";
import { find } from "../page/dom.js";
import { createHistory } from "../page/history.js";
import { createRests } from "../page/rests.js";

/**
 * @param {import("../intents/actions.js").Actions} actions @param {() => number} currentStep
 * @param {(algorithm: string) => number} largest  n that it takes
 */
export function createAddressBar(actions, currentStep, largest) {
  const entries = createHistory(
    {
      replace: (query) => history.replaceState(null, "", query),
      push: (query) => history.pushState(null, "", query),
      now: () => performance.now(),
      schedule: (act, milliseconds) => setTimeout(act, milliseconds),
    },
    location.search,
  );
  let navigations = 0; // embedded pages add no entries: Back belongs to the page around them
  const rests = createRests(() => Date.now());

  const link = find("#open-page"); // opens an embedded page as a page of its own
  /** @type {import("../types.js").State | null} */
  let seen = null;
  for (const name of ["pointerdown", "focus", "contextmenu"]) {
    link.addEventListener(name, () => seen && link.setAttribute("href", format({ ...seen, view: "page", step: currentStep() })));
  }

  addEventListener("popstate", () => {
    entries.adopt(location.search);
    rests.forget();
    const { address, badFields } = parse(location.search, largest);
    actions.restore(address, badFields);
  });

  /** @param {import("../types.js").State} state */
  return function render(state) {
    seen = state;
    if (state.tour !== null) return; // leaving the tour returns to what the address says
    const step = currentStep();
    const query = format({ ...state, step });
    const wentOn = rests.note(state.run, step, state.playing !== 0);
    if ((wentOn || state.navigations !== navigations) && state.view !== "embed") entries.navigate(query);
    else entries.follow(query);
    navigations = state.navigations;
  };
}
