// The menu of algorithms, filled with what the catalogue says.

import { el, find } from "../page/dom.js";
import { words } from "../words/page.js";

/** Keys that move the focus in the menu, and where to. @type {Record<string, (at: number, count: number) => number>} */
const MOVES = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** @param {import("../intents/actions.js").Actions} actions @param {import("../types.js").Algorithm[]} catalogue */
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

  /** @param {import("../types.js").State} state */
  return function render({ run }) {
    chosen = catalogue.findIndex(({ id }) => id === run.algorithm);
    items.forEach((item, index) => item.setAttribute("aria-checked", String(index === chosen)));
  };
}

/** @param {import("../types.js").Algorithm} algorithm */
function itemOf(algorithm) {
  const { id, title, largest } = algorithm;
  const about = `about-${id}`;
  return /** @type {HTMLElement} */ (
    el(
      "button",
      { type: "button", role: "menuitemradio", tabindex: "-1", "aria-label": title, "aria-describedby": about },
      el("b", {}, title),
      el("span", { id: about }, words.blurb(algorithm)),
      el("small", {}, words.upToN(largest)),
    )
  );
}
