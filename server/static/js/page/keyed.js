// Marks the page while its viewer uses keys. Only then an answer that the page itself has focused has a ring: on a phone or a
// projector that nobody has touched, a ring looks like a choice.

import { mark } from "./dom.js";

const root = document.documentElement;

/** Watch keys and pointers, once. */
export function watchKeys() {
  addEventListener("keydown", () => mark(root, "keyed", true), { capture: true });
  addEventListener("pointerdown", () => mark(root, "keyed", false), { capture: true });
}
