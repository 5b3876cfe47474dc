// The table of times and the controls of a measurement.

import { el, find, input, mark, setAttribute, write } from "../page/dom.js";
import { wordsOf } from "../words/words.js";
import { AT, CELLS, MACHINE } from "./example.js";

/** @import { TimesCell, TimingNews, TimingNow } from "../types.js" */
/** @import { Common } from "../page/status.js" */

const words = await wordsOf("table");

/**
 * The state that the page shows, besides the common one.
 * @typedef {object} Measured
 * @property {string} machine                       the machine of the measurements
 * @property {TimesCell[]} cells
 * @property {boolean} measuring                    whether this viewer's measurement is running
 * @property {TimingNews | null} news  the progress of a measurement
 * @property {{seconds: number, largest: number} | null} others  the settings of other viewers' measurement
 */

/** @typedef {Common & Measured} State */

/** Return true until the server has times, or is measuring them: an example then stands in their place. @param {State} state */
const isExample = ({ machine, cells, measuring }) => machine !== "" && !cells.length && !measuring;

/** List the cells to show. @param {State} state */
export const shownCells = (state) => (isExample(state) ? CELLS : state.cells);

/** Show where the times of an example come from. Return true if the table shows one. @param {State} state */
function showExample(state) {
  const isOther = isExample(state);
  write(find("#example"), isOther ? words.example(MACHINE, AT) : "");
  mark(find(".times"), "example", isOther);
  return isOther;
}

/** Return n for each column of the table. */
export const boards = () =>
  [...document.querySelectorAll("#times thead th")].slice(1).map((head) => Number(head.textContent));

/** @param {{measure: (seconds: number, largest: number) => void, cancel: () => void}} actions */
export function createTimes(actions) {
  const form = /** @type {HTMLFormElement} */ (find("#measure"));
  const start = find("#start");
  const cancel = find("#cancel");
  const bar = /** @type {HTMLProgressElement} */ (find("#bar"));
  const largest = /** @type {HTMLSelectElement} */ (find("#largest"));
  const [first] = boards();
  /** @type {Map<string, HTMLElement>} */
  const elements = new Map();
  for (const element of document.querySelectorAll("[data-cell]")) {
    const { dataset } = /** @type {HTMLElement} */ (element);
    elements.set(dataset.cell ?? "", /** @type {HTMLElement} */ (element));
  }

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    actions.measure(Number(input("#measure [name=seconds]:checked").value), Number(largest.value));
  });
  cancel.addEventListener("click", actions.cancel);

  /** @param {TimesCell[]} cells @param {TimingNow | null} now @param {boolean} isOther  the cells are an example, without details */
  function fill(cells, now, isOther) {
    const filled = new Map(cells.map((cell) => [`${cell.group} ${cell.algorithm} ${cell.n}`, cell]));
    for (const [name, element] of elements) {
      const cell = filled.get(name);
      write(element, cell ? words.cell(cell) : "");
      mark(element, "kind", cell?.kind ?? "");
      setAttribute(element, "title", cell && !isOther ? words.details(cell) : "");
    }
    const running = now && `${now.group} ${now.algorithm} ${now.n}`;
    for (const [name, element] of elements) mark(element, "now", name === running);
  }

  /** @param {string[]} notes */
  function list(notes) {
    const box = find("#notes");
    if (box.childElementCount !== notes.length) box.replaceChildren(...notes.map(() => el("li")));
    notes.forEach((note, at) => write(box.children[at], note));
  }

  /** @param {State} state */
  return function render(state) {
    const { cells, machine, measuring, news, others, trouble, connection } = state;
    const isOther = showExample(state);
    write(find("#machine"), words.where(machine, cells));
    list(words.notes(cells));
    fill(shownCells(state), measuring ? (news?.now ?? null) : null, isOther);
    const hadFocus = [start, cancel].includes(/** @type {HTMLElement} */ (document.activeElement));
    start.hidden = measuring;
    cancel.hidden = !measuring;
    if (hadFocus && document.activeElement === document.body) (measuring ? cancel : start).focus();
    start.toggleAttribute("disabled", connection.status !== "open");
    find("#measure fieldset").toggleAttribute("disabled", measuring);
    largest.disabled = measuring;
    mark(find("#progress"), "shown", measuring);
    bar.value = news ? news.done / news.of : 0;
    write(find("#doing"), measuring ? words.doing(news, first) : "");
    write(find("#trouble"), trouble || (others && !measuring ? words.underWay(others) : ""));
  };
}
