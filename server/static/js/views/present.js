// Which of the page's three looks is shown; for a projector it asks for the full screen, and gives it back.

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
    if (left && get().view === "present") actions.togglePresent(); // the browser keeps Escape to itself there
  });

  /** A browser may refuse, and does where no key or click came before: the page fills its window, then. @param {boolean} wanted */
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
