// The drawer of the bits bench: a list of cards, or the open card.

import { createCard } from "./card.js";
import { CARDS } from "../model/cards.js";
import { el, withCode } from "../page/dom.js";
import { wordsOf } from "../words/words.js";

/** @import { CardName } from "../model/cards.js" */
/** @import { DrawerContent, DrawerParts, State } from "../types.js" */

const words = await wordsOf("bench");

/** @param {DrawerParts} parts @returns {DrawerContent} */
export function create(parts) {
  const { actions } = parts;
  const list = createList((name) => actions.openCard({ name, place: null }));
  const element = el("div", { class: "bits stack" });
  /** @type {State["page"]["card"] | undefined} */
  let open;
  /** @type {ReturnType<typeof createCard> | null} */
  let card = null;

  /** @param {State} state */
  function change(state) {
    const inside = element.contains(document.activeElement);
    open = state.page.card;
    card = open && createCard(open, parts);
    const back = el("button", { type: "button", class: "icon back", "aria-label": words.ALL, title: words.ALL }, "←");
    back.addEventListener("click", () => actions.openCard(null));
    card?.head.before(back);
    element.replaceChildren(...(card ? [card.element] : [list]));
    element.parentElement?.scrollTo(0, 0);
    if (inside) (card?.head ?? list.querySelector("button"))?.focus();
  }

  /** @param {State} state */
  function render(state) {
    if (state.page.card !== open) change(state);
    card?.render(state);
  }
  return { element, render };
}

/** @param {(name: CardName) => void} choose */
function createList(choose) {
  const buttons = CARDS.map((name) => {
    const button = el("button", { type: "button", class: "text" }, el("span", {}, ...withCode(words.CARD[name].title)));
    button.addEventListener("click", () => choose(name));
    return el("li", {}, button);
  });
  return el("div", { class: "cards stack" }, el("p", {}, words.INTRO), el("ul", { class: "stack" }, ...buttons));
}
