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

  /** What the address says of the film under a lesson: leaving it returns there. @type {Pick<import("../types.js").State, "run" | "part" | "speed" | "segment" | "view" | "code" | "drawer" | "card" | "panel" | "predict"> & {step: number} | null} */
  let outside = null;

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
    if (address.lesson && address.lesson.name === seen?.lesson?.name) return actions.followLesson(address.lesson);
    outside = null;
    actions.restore(address, badFields);
  });

  /** @param {import("../types.js").State} state */
  return function render(state) {
    seen = state;
    const step = currentStep();
    if (!state.lesson || !outside) outside = { ...state, step };
    const query = format({ ...outside, lesson: state.lesson, ...(state.lesson && { drawer: null }) });
    const wentOn = !state.lesson && rests.note(state.run, step, state.playing !== 0);
    if ((wentOn || state.navigations !== navigations) && state.view !== "embed") entries.navigate(query);
    else entries.follow(query);
    navigations = state.navigations;
  };
}
