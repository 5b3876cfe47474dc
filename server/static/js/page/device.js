// Watches the viewer's device: its window, and whether its keys are used.

import { mark } from "./dom.js";

/** Call a function with the shape of the page, which boot.js sets, now and at every change. @param {(layout: string) => void} onLayout */
export function watchLayout(onLayout) {
  const root = document.documentElement;
  const report = () => onLayout(root.dataset.layout ?? "");
  new MutationObserver(report).observe(root, { attributeFilter: ["data-layout"] });
  report();
}

/**
 * Mark the page while its viewer uses keys. Only then an answer or a button of a lesson that the page itself has focused has a ring: on a phone or
 * a projector that nobody has touched, a ring looks like a choice.
 */
export function watchKeys() {
  const root = document.documentElement;
  addEventListener("keydown", () => mark(root, "keyed", true), { capture: true });
  addEventListener("pointerdown", () => mark(root, "keyed", false), { capture: true });
}
