// Shows the page whole, for a projector or embedded. For a projector it enters full screen, and leaves it afterwards.

import { find, mark, write } from "../page/dom.js";
import { words } from "../words/page.js";

/** @param {import("../intents/actions.js").Actions} actions @param {() => import("../types.js").State} get */
export function createPresent(actions, get) {
  const root = document.documentElement;
  const button = find("#present");
  const code = find("#toggle-code");
  let view = "page";
  let full = false;
  button.addEventListener("click", actions.togglePresent);
  code.addEventListener("click", actions.toggleCode);

  document.addEventListener("fullscreenchange", () => {
    const left = full && !document.fullscreenElement;
    full = document.fullscreenElement !== null;
    if (left && get().view === "present") actions.togglePresent(); // in full screen the browser handles Escape itself
  });

  /** Enter or leave full screen. Browsers refuse it without a key or click before; the page then fills its window. @param {boolean} wanted */
  function fill(wanted) {
    if (wanted && root.requestFullscreen && navigator.userActivation?.isActive) root.requestFullscreen().catch(() => {});
    else if (!wanted && document.fullscreenElement) document.exitFullscreen().catch(() => {});
  }

  /** @param {import("../types.js").State} state */
  return function render(state) {
    mark(root, "view", state.view === "page" ? "" : state.view);
    mark(root, "code", state.code ? "" : "hidden");
    if (state.view !== view) fill(state.view === "present");
    view = state.view;
    const on = state.view === "present";
    write(button, on ? words.PRESENT.stop : words.PRESENT.start);
    code.setAttribute("aria-pressed", String(state.code));
  };
}
