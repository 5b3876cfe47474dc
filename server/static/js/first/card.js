// The card of the first visit: three ways to begin. It goes when it is closed, or when the viewer begins without it,
// and does not come back.

import { sharedArea } from "../page/geometry.js";
import { el, find, mark } from "../page/dom.js";
import { FORGETTABLE, storeText } from "../page/storage.js";
import { loadStyles } from "../page/loading.js";
import { addressOfPage, isOffered } from "../suppliers/offers.js";
import { wordsOf } from "../words/words.js";

/** @import { Actions, State } from "../types.js" */

const words = await wordsOf("first");

await loadStyles("first.css");

/** @param {Actions} actions @param {() => void} openClass @returns {(state: State) => void} */
export function createCard(actions, openClass) {
  const hand = el("a", { class: "way main", href: addressOfPage("exercise", "?exercise=place") }, words.PLACE);
  const watch = el("button", { type: "button", class: "way" }, words.WATCH);
  const show = el("button", { type: "button", class: "way" }, words.SHOW);
  const close = el("button", { type: "button", class: "icon", "aria-label": words.CLOSE, title: words.CLOSE }, "×");
  const card = el(
    "section",
    { class: "card first", "aria-labelledby": "head-first" },
    el("h2", { id: "head-first" }, words.TITLE),
    close,
    el("p", {}, words.PROBLEM),
    hand,
    watch,
    ...(isOffered("class") ? [show] : []),
  );
  let gone = false;

  hand.addEventListener("click", () => storeText(FORGETTABLE.first, "met")); // the link itself leads on
  close.addEventListener("click", () => leave(true));
  watch.addEventListener("click", () => {
    leave(true);
    actions.toggle(1);
  });
  show.addEventListener("click", () => {
    leave(false);
    openClass();
  });
  addEventListener("keydown", escape);
  const place = () => placeCard(card);
  addEventListener("resize", place);
  find("header").before(card); // early among what Tab leads to; where it is seen is the style sheet's
  place();

  /** @param {KeyboardEvent} event */
  function escape(event) {
    if (event.key === "Escape" && !event.defaultPrevented && !document.querySelector("dialog[open], :popover-open"))
      leave(card.contains(document.activeElement));
  }

  /** @param {boolean} focus  whether the focus goes on to the film */
  function leave(focus) {
    if (gone) return;
    gone = true;
    storeText(FORGETTABLE.first, "met");
    card.remove();
    removeEventListener("keydown", escape);
    removeEventListener("resize", place);
    if (focus) find("#play").focus();
  }

  return ({ film: { shown }, play: { playing }, page: { drawer, view }, learn: { lesson, predict } }) => {
    if (shown?.step.step || playing || drawer || view !== "page" || lesson || predict) leave(false);
  };
}

/**
 * Where there is no room beside the board, the card's sentence stands in place of its title; without room for that, the
 * title stands alone, and without any the card lies below the page.
 * @param {HTMLElement} card
 */
function placeCard(card) {
  const covers = () => sharedArea(find("#board").getBoundingClientRect(), card.getBoundingClientRect()) > 0;
  const ways = ["brief", "bare", "below"];
  for (const way of ways) mark(card, way, false);
  card.style.setProperty("--foot", `${innerHeight - find("footer").getBoundingClientRect().top}px`);
  for (const way of ways) if (covers()) mark(card, way, true);
}
