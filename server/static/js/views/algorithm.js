// The menu of algorithms in the header, and the switch beside it: how far the search goes.

import { find, mark, write } from "../dom.js";
import { words } from "../words.js";

/** @typedef {import("../actions.js").Actions} Actions */

/** Keys that move the focus in the menu, and where to. @type {Record<string, (at: number, count: number) => number>} */
const MOVES = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** @param {Actions} actions @param {import("../types.js").Algorithm[]} catalogue */
export function createAlgorithm(actions, catalogue) {
  const menu = find("#algorithms");
  const button = find("#algorithm");
  const title = find("#algorithm-title");
  const items = /** @type {HTMLElement[]} */ ([...menu.querySelectorAll("[role=menuitemradio]")]);
  const goals = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[data-goal-switch]")]);
  let chosen = 0;

  menu.addEventListener("beforetoggle", () => {
    items.forEach((item, index) => (item.autofocus = index === chosen)); // it has the focus when the menu opens
  });
  menu.addEventListener("toggle", (event) => {
    const open = /** @type {ToggleEvent} */ (event).newState === "open";
    button.setAttribute("aria-expanded", String(open));
  });
  menu.addEventListener("keydown", (event) => {
    const move = MOVES[event.key];
    if (event.key === "Tab") menu.hidePopover();
    if (!move) return;
    event.preventDefault();
    event.stopPropagation();
    items[move(items.indexOf(/** @type {HTMLElement} */ (document.activeElement)), items.length)].focus();
  });
  items.forEach((item, index) => {
    item.addEventListener("click", () => {
      menu.hidePopover();
      button.focus();
      actions.setAlgorithm(catalogue[index].id);
    });
  });
  if (menu.matches(":popover-open")) { // it was quicker
    button.setAttribute("aria-expanded", "true");
    items.find((item) => item.getAttribute("aria-checked") === "true")?.focus();
  }
  for (const goal of goals) {
    goal.addEventListener("click", () => actions.setGoal(goal.dataset.goalSwitch === "first" ? "first" : "all"));
  }

  /** @param {import("../types.js").State} state */
  return function render({ run, notices, loading }) {
    chosen = catalogue.findIndex(({ id }) => id === run.algorithm);
    write(title, catalogue[chosen].title);
    mark(button, "loading", loading);
    items.forEach((item, index) => item.setAttribute("aria-checked", String(index === chosen)));
    for (const goal of goals) goal.setAttribute("aria-pressed", String(goal.dataset.goalSwitch === run.goal));
    const notice = find("#algorithm-notice");
    write(notice, notices.algorithm);
    mark(notice, "shown", notices.algorithm !== "");
    button.setAttribute("aria-label", words.algorithmButton(catalogue[chosen].title));
  };
}
