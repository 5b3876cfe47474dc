// The card with the times of the listings on this server: a row for each search, with a bar.

import { algorithmOf } from "../algorithms/algorithms.js";
import { el, find, mark, write } from "../page/dom.js";
import { wordsOf } from "../words/words.js";
import { timeOf } from "./times.js";

/** @import { Algorithm } from "../types.js" */
/** @import { Timed } from "./times.js" */

const words = await wordsOf("race");

const RANGE = { least: 1e-6, most: 10 }; // seconds of an empty and of a full bar; css/race.css has a line for each power of ten

/**
 * @param {Algorithm[]} catalogue
 * @param {{measure: () => void, stop: () => void}} actions
 * @returns {(timed: Timed, n: number, isShown: boolean) => void}
 */
export function createCard(catalogue, { measure, stop }) {
  const card = find("#race-times");
  const start = find("#race-measure");
  const end = find("#race-stop");
  const status = find("#race-timing");
  start.addEventListener("click", measure);
  end.addEventListener("click", stop);

  const rows = catalogue.map(({ id }) => {
    const [time, bar, note] = [el("b"), el("i", { class: "bar", "aria-hidden": "true" }), el("small")];
    const name = el("span", {}, algorithmOf(catalogue, id).title);
    return { id, time, bar, note, element: el("li", {}, name, time, bar, note) };
  });
  find("#race-listings").replaceChildren(...rows.map(({ element }) => element));

  return function render(timed, n, isShown) {
    card.hidden = !isShown;
    if (!isShown) return;
    start.hidden = timed.measuring;
    end.hidden = !timed.measuring;
    write(status, timed.measuring ? words.MEASURING : "");
    write(find("#race-machine"), timed.machine);
    for (const { id, element, time, bar, note } of rows) {
      const found = timeOf(timed.rows, id, n);
      write(time, found ? words.measure("time", found.seconds) : "");
      bar.style.setProperty("--share", String(found ? shareOf(found.seconds) : 0));
      write(note, words.note(timed, id, n));
      mark(element, "now", timed.now?.algorithm === id);
      mark(element, "smaller", found !== null && found.board < n);
    }
  };
}

/** Return the length of a bar, from 0 to 1. @param {number} seconds */
const shareOf = (seconds) =>
  Math.min(1, Math.max(0, Math.log(seconds / RANGE.least) / Math.log(RANGE.most / RANGE.least)));
