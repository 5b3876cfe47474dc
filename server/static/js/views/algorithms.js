// The menu of algorithms, filled from the catalogue.

import { el, find, mark, setAttribute, write } from "../page/dom.js";
import { wordsOf } from "../words/words.js";
import { algorithmOf } from "../algorithms/algorithms.js";

/** @import { Actions, Algorithm, State } from "../types.js" */

const words = await wordsOf("page");

/** Keys that move the focus in the menu, with the item that each leads to. @type {Record<string, (at: number, count: number) => number>} */
const MOVES = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** @param {Actions} actions @param {Algorithm[]} catalogue */
export function createAlgorithms(actions, catalogue) {
  const menu = find("#algorithms");
  const button = find("#algorithm");
  const items = catalogue.map(itemOf);
  let chosen = 0;
  menu.replaceChildren(...items);

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

  /** @param {State} state */
  return function render({ film: { run } }) {
    chosen = catalogue.findIndex(({ id }) => id === run.algorithm);
    items.forEach((item, index) => item.setAttribute("aria-checked", String(index === chosen)));
  };
}

/** @param {Algorithm} algorithm */
function itemOf(algorithm) {
  const { id, title, largest } = algorithm;
  const about = `about-${id}`;
  return /** @type {HTMLElement} */ (
    el(
      "button",
      { type: "button", role: "menuitemradio", tabindex: "-1", "aria-label": title, "aria-describedby": about },
      el("b", {}, title),
      el("span", { id: about }, words.blurb(algorithm)),
      el("small", {}, words.upToN({ largest })),
    )
  );
}

// The algorithm's name in the header, which opens the menu, and the switch of the goal beside it.

/** @param {Actions} actions @param {Algorithm[]} catalogue */
export function createAlgorithm(actions, catalogue) {
  const button = find("#algorithm");
  const title = find("#algorithm-title");
  const goals = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[data-goal-switch]")]);

  for (const goal of goals) {
    goal.addEventListener("click", () => actions.setGoal(goal.dataset.goalSwitch === "first" ? "first" : "all"));
  }

  /** @param {State} state */
  return function render({ film: { run }, page: { notices, loading } }) {
    const algorithm = algorithmOf(catalogue, run.algorithm);
    write(title, algorithm.title);
    mark(button, "loading", loading);
    for (const goal of goals) setAttribute(goal, "aria-pressed", String(goal.dataset.goalSwitch === run.goal));
    const notice = find("#algorithm-notice");
    write(notice, notices.algorithm);
    mark(notice, "shown", notices.algorithm !== "");
    setAttribute(button, "aria-label", words.algorithmButton({ title: algorithm.title }));
  };
}
