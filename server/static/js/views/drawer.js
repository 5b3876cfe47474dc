// The drawer at the right edge: imports its content, shows it beside the board, and returns the focus when it closes.

import { find, write } from "../page/dom.js";
import { sharedArea } from "../page/geometry.js";
import { wordsOf } from "../words/words.js";

/** @import { CardName } from "../model/cards.js" */
/** @import { Actions, DrawerContent, DrawerName, DrawerParts, State } from "../types.js" */

const words = await wordsOf("page");

/**
 * @param {DrawerParts} parts
 * @param {Record<DrawerName, () => Promise<{create: (parts: DrawerParts) => DrawerContent}>>} drawers
 */
export function createDrawer(parts, drawers) {
  const dialog = /** @type {HTMLDialogElement} */ (find("#drawer"));
  const head = find("#head-drawer");
  const body = find("#drawer-body");
  /** @type {Map<DrawerName, DrawerContent>} */
  const contents = new Map();
  /** @type {DrawerName | null} */
  let open = null;
  /** @type {Element | null} */
  let opener = null;

  listenToDoors(parts.actions);

  /** @param {DrawerName} name */
  async function fill(name) {
    if (!contents.has(name)) {
      body.replaceChildren();
      const { create } = await drawers[name]();
      if (!contents.has(name)) contents.set(name, create(parts));
    }
    const content = contents.get(name);
    if (open !== name || !content) return;
    body.replaceChildren(content.element);
    content.render?.(parts.state());
  }

  /** @param {DrawerName | null} name */
  function change(name) {
    const before = open;
    open = name;
    if (name === null) {
      dialog.close();
      if (opener instanceof HTMLElement) opener.focus();
      return;
    }
    if (before === null) opener = document.activeElement; // the menu has returned the focus by now
    write(head, words.DRAWERS[name]);
    if (!dialog.open) dialog.show();
    pauseBehind(dialog, parts);
    head.focus();
    fill(name).catch(() => {
      if (open !== name) return; // the viewer has opened something else meanwhile
      parts.actions.openDrawer(null);
      parts.actions.miss();
    });
  }

  /** @param {State} state */
  return function render(state) {
    if (state.page.drawer !== open) change(state.page.drawer);
    else if (open) contents.get(open)?.render?.(state);
  };
}

/** Pause a film that the drawer hides. @param {HTMLElement} dialog @param {DrawerParts} parts */
function pauseBehind(dialog, { actions, state }) {
  const { playing } = state().play;
  const [own, board] = [dialog, find("#board")].map((element) => element.getBoundingClientRect());
  const seen = sharedArea(board, { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  if (playing && sharedArea(own, board) > seen / 2) actions.toggle(playing);
}

/**
 * Close the drawer by its button; open it by the menu's items, and by names and operators with a card.
 * @param {Actions} actions
 */
function listenToDoors(actions) {
  find("#close-drawer").addEventListener("click", () => actions.openDrawer(null));
  for (const item of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-drawer]"))) {
    const name = /** @type {DrawerName} */ (item.dataset.drawer);
    if (!item.dataset.say) write(item.querySelector("span") ?? item, words.DRAWERS[name]);
    item.addEventListener("click", () => {
      find("#menu").hidePopover();
      actions.openDrawer(name);
    });
  }
  addEventListener("click", ({ target }) => {
    const door = target instanceof Element && /** @type {HTMLElement | null} */ (target.closest("[data-card]"));
    if (door) actions.openCard(cardBehind(door));
  });
}

/** Return the card that a name or an operator opens. @param {HTMLElement} door */
function cardBehind({ dataset: { card, place } }) {
  return { name: /** @type {CardName} */ (card), place: place ? Number(place) : null };
}
