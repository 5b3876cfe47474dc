// The button of the view for a projector. The view enters full screen, and ends with it.

import { hasExtra } from "../model/names.js";
import { wordsOf } from "../words/words.js";
import { find, write, mark } from "./dom.js";

/** @import { Actions, State } from "../types.js" */

const words = await wordsOf("common");

/** @param {() => void} toggle @returns {(wanted: boolean) => void}  shows or hides the view */
export function createProjector(toggle) {
  const root = document.documentElement;
  const button = find("#present");
  /** @type {boolean | null} */
  let on = null; // null until the page has opened
  let isFull = false;
  let isLeaving = false; // the view has ended, and full screen ends after it
  button.addEventListener("click", toggle);
  for (const item of document.querySelectorAll("[data-present-switch]")) {
    item.addEventListener("click", () => {
      find("#menu").hidePopover();
      toggle();
    });
  }

  document.addEventListener("fullscreenchange", () => {
    const hasLeft = isFull && !document.fullscreenElement;
    isFull = document.fullscreenElement !== null;
    if (!hasLeft) return;
    if (on && !isLeaving) toggle(); // in full screen the browser handles Escape itself
    isLeaving = false;
  });

  /** Enter or leave full screen. Without a key or click before, browsers refuse it; the page then fills its window. */
  async function fill() {
    if (on && root.requestFullscreen && navigator.userActivation?.isActive)
      await root.requestFullscreen().catch(() => {});
    // full screen may start after the viewer has left the view, and end after the viewer has entered it again
    if (on || !document.fullscreenElement) return;
    isLeaving = true;
    await document.exitFullscreen().catch(() => (isLeaving = false));
  }

  return (wanted) => {
    write(button, wanted ? words.PRESENT.stop : words.PRESENT.start);
    if (wanted === on) return;
    const isOpen = on !== null;
    on = wanted;
    if (isOpen) fill(); // a view from the address was not asked for by a click
  };
}

// Shows the page for a projector, with or without the code, or embedded.

/** @param {Actions} actions */
export function createPresent(actions) {
  const root = document.documentElement;
  const code = find("#toggle-code");
  const project = createProjector(actions.togglePresent);
  code.addEventListener("click", actions.toggleCode);

  /** @param {State} state */
  return function render({ page: { view, code: wanted, calm } }) {
    const isShown = wanted && hasExtra(calm, "code");
    mark(root, "view", view === "page" ? "" : view);
    mark(root, "code", isShown ? "" : "hidden");
    project(view === "present");
    code.setAttribute("aria-pressed", String(isShown));
  };
}
