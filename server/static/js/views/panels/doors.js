// The operators of the listing open their cards: a button without text lies over each, so that copied text is only code. Tab
// reaches one of the lines, and the operators in it.

import { placesIn } from "../../model/cards.js";
import { el } from "../../page/dom.js";
import { wordsOf } from "../../words/words.js";

/** @import { Numbers } from "../../model/cards.js" */

const words = await wordsOf("page");

/**
 * Lay buttons over the operators.
 * @param {HTMLElement[]} lines
 * @param {string[]} texts  of the lines
 * @param {Numbers} numbers
 */
export function layDoors(lines, texts, numbers) {
  /** @type {Record<string, number>} */
  const counts = {};
  texts.forEach((text, index) => {
    for (const { card, start, end } of placesIn(text, numbers)) {
      const place = counts[card] ?? 0;
      counts[card] = place + 1;
      const does = words.does({ sign: text.slice(start, end).replace(/= ?/, " ").trim() });
      const door = el("button", {
        type: "button",
        class: "door",
        tabindex: -1,
        "aria-label": does,
        title: does,
        "data-card": card,
        "data-place": place,
      });
      door.style.setProperty("--at", String(start));
      door.style.setProperty("--long", String(end - start));
      lines[index].append(door);
    }
  });
}

/**
 * List the elements that can be reached, and those of them that arrows reach: the lines that run; if there are none, the first
 * operator of each line.
 * @param {HTMLElement} listing
 */
function reachable(listing) {
  const all = /** @type {HTMLElement[]} */ ([...listing.querySelectorAll(".run, .door")]);
  const runs = all.filter((each) => each.matches(".run"));
  return { all, stops: runs.length ? runs : all.filter((each) => each.matches(":first-of-type")) };
}

/**
 * Make a line and its operators the ones that Tab reaches; by default the first line.
 * @param {HTMLElement} listing
 * @param {HTMLElement} [stop]
 */
export function setTabStop(listing, stop) {
  const { all, stops } = reachable(listing);
  let mine = false;
  for (const each of all) {
    if (stops.includes(each)) mine = each === (stop ?? stops[0]);
    each.tabIndex = mine ? 0 : -1;
  }
}

/**
 * Return the next line above or below the focused element; null if there is none.
 * @param {HTMLElement} listing
 * @param {number} by
 */
export function nextStop(listing, by) {
  const { all, stops } = reachable(listing);
  const here = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  const at = stops.filter((stop) => all.indexOf(stop) <= here).length - 1;
  return (here >= 0 && stops[at + by]) || null;
}
