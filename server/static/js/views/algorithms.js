// The menu of algorithms, filled from the catalogue.

import { el, find, mark, setAttribute, write } from "../page/dom.js";
import { Roving, inList } from "../page/roving.js";
import { wordsOf } from "../words/words.js";
import { algorithmOf } from "../algorithms/algorithms.js";

/** @import { Actions, Algorithm, State } from "../types.js" */

const words = await wordsOf("page");

/** @param {Actions} actions @param {Algorithm[]} catalogue */
export function createAlgorithms(actions, catalogue) {
  const menu = find("#algorithms");
  const button = find("#algorithm");
  const items = catalogue.map(itemOf);
  let chosen = 0;
  const goals = createGoals(actions, find("#goals"));
  menu.prepend(...items);
  new Roving(
    menu,
    "button",
    inList(() => [...items, ...goals.items], "down"),
  );

  menu.addEventListener("beforetoggle", () => {
    items.forEach((item, index) => (item.autofocus = index === chosen)); // it has the focus when the menu opens
  });
  menu.addEventListener("toggle", (event) => {
    const open = /** @type {ToggleEvent} */ (event).newState === "open";
    button.setAttribute("aria-expanded", String(open));
  });
  menu.addEventListener("keydown", (event) => {
    if (event.key === "Tab") menu.hidePopover();
  });
  menu.addEventListener("click", ({ target }) => {
    if (!(/** @type {Element} */ (target).closest("button"))) return;
    menu.hidePopover();
    button.focus();
  });
  items.forEach((item, index) => item.addEventListener("click", () => actions.setAlgorithm(catalogue[index].id)));

  /** @param {State} state */
  return function render({ film: { run } }) {
    goals.render(run.goal);
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

/** Connect the choice of the goal below the algorithms. @param {Actions} actions @param {HTMLElement} group */
function createGoals(actions, group) {
  const items = /** @type {HTMLElement[]} */ ([...group.querySelectorAll("button")]);
  for (const item of items) {
    item.addEventListener("click", () => actions.setGoal(item.dataset.goal === "first" ? "first" : "all"));
  }
  /** @param {string} goal */
  function render(goal) {
    for (const item of items) setAttribute(item, "aria-checked", String(item.dataset.goal === goal));
  }
  return { items, render };
}

// The algorithm's name in the header, which opens the menu, with the goal that is not the usual one.

/** @param {Actions} actions @param {Algorithm[]} catalogue */
export function createAlgorithm(actions, catalogue) {
  const button = find("#algorithm");
  const title = find("#algorithm-title");

  /** @param {State} state */
  return function render({ film: { run }, page: { notices, loading } }) {
    const name = words.searchName[run.goal]({ title: algorithmOf(catalogue, run.algorithm).title });
    write(title, name);
    mark(button, "loading", loading);
    const notice = find("#algorithm-notice");
    write(notice, notices.algorithm);
    mark(notice, "shown", notices.algorithm !== "");
    setAttribute(button, "aria-label", words.algorithmButton({ title: name }));
  };
}
