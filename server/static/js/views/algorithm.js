// The algorithm's name in the header, which opens the menu, and the switch beside it for how far the search goes.

import { algorithmOf } from "../algorithms/catalogue.js";
import { find, mark, put, write } from "../page/dom.js";
import { words } from "../words/page.js";

/** @typedef {import("../intents/actions.js").Actions} Actions */

/** @param {Actions} actions @param {import("../types.js").Algorithm[]} catalogue */
export function createAlgorithm(actions, catalogue) {
  const button = find("#algorithm");
  const title = find("#algorithm-title");
  const goals = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[data-goal-switch]")]);

  for (const goal of goals) {
    goal.addEventListener("click", () => actions.setGoal(goal.dataset.goalSwitch === "first" ? "first" : "all"));
  }

  /** @param {import("../types.js").State} state */
  return function render({ run, notices, loading }) {
    const algorithm = algorithmOf(catalogue, run.algorithm);
    write(title, algorithm.title);
    mark(button, "loading", loading);
    for (const goal of goals) put(goal, "aria-pressed", String(goal.dataset.goalSwitch === run.goal));
    const notice = find("#algorithm-notice");
    write(notice, notices.algorithm);
    mark(notice, "shown", notices.algorithm !== "");
    put(button, "aria-label", words.algorithmButton(algorithm.title));
  };
}
