// Shows the page whole, for a projector or embedded; for a projector with the code or without.

import { find, mark } from "../page/dom.js";
import { createProjector } from "../page/projector.js";

/** @param {import("../intents/actions.js").Actions} actions */
export function createPresent(actions) {
  const root = document.documentElement;
  const code = find("#toggle-code");
  const project = createProjector(actions.togglePresent);
  code.addEventListener("click", actions.toggleCode);

  /** @param {import("../types.js").State} state */
  return function render({ view, code: isShown }) {
    mark(root, "view", view === "page" ? "" : view);
    mark(root, "code", isShown ? "" : "hidden");
    project(view === "present");
    code.setAttribute("aria-pressed", String(isShown));
  };
}
