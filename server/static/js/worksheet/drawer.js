// The worksheet: the viewer adds steps to it, chooses what is asked about them, and opens the sheet to print it.

import { algorithmOf, readCatalogue, loadView, viewOf } from "../algorithms/algorithms.js";
import { el, mark, write } from "../page/dom.js";
import { loadStyles } from "../page/loading.js";
import { drawQueen, drawSmallBoard } from "../page/smallboard.js";
import { wordsOf } from "../words/words.js";
import { LARGEST_N, MOST_PLACES, format, nameOf } from "./address.js";
import { createChoices, loadWorksheet, saveWorksheet } from "./choices.js";

/** @import { Place } from "./address.js" */
/** @import { DrawerContent, DrawerParts } from "../types.js" */

const words = await wordsOf("worksheet");

await loadStyles("drawers/worksheet.css");

/** @param {DrawerParts} parts @returns {DrawerContent} */
export function create({ actions, source, state }) {
  const catalogue = readCatalogue();
  let sheet = loadWorksheet((id) => catalogue.find((one) => one.id === id)?.largest ?? 0);
  const add = el("button", { type: "button", class: "text" }, words.ADD);
  const open = el("a", { class: "open" }, words.OPEN);
  const message = el("p", { "aria-live": "polite" });
  const list = el("ol");
  const choices = createChoices((change) => keep({ ...sheet, ...change }));
  const element = el(
    "div",
    { class: "chosen-steps" },
    message,
    el("div", { class: "row" }, add, open),
    list,
    choices.element,
  );
  /** @type {Map<string, HTMLElement>} */
  const boards = new Map();

  add.addEventListener("click", () => {
    const place = here();
    if (place) keep({ ...sheet, places: [...sheet.places, place] });
    if (add.hasAttribute("disabled")) open.focus(); // the sheet is full, or has this step
  });

  /** The step on the screen. @returns {Place | null} */
  function here() {
    const {
      film: { shown },
    } = state();
    return shown && { run: shown.run, step: shown.step.step };
  }

  /** @param {typeof sheet} changed */
  function keep(changed) {
    sheet = changed;
    const saved = saveWorksheet(sheet);
    draw();
    if (!saved) actions.showMessage(words.NOT_STORED);
  }

  /** @param {Place} place */
  const titleOf = ({ run: { algorithm, n }, step }) =>
    words.placeName({ title: algorithmOf(catalogue, algorithm).title, n, step });

  function draw() {
    const items = sheet.places.map((place, index) => {
      const remove = el(
        "button",
        {
          type: "button",
          class: "icon",
          "aria-label": words.remove({ name: titleOf(place) }),
          title: words.remove({ name: titleOf(place) }),
        },
        "×",
      );
      remove.addEventListener("click", () => {
        keep({ ...sheet, places: sheet.places.filter((one) => one !== place) });
        const others = list.querySelectorAll("button");
        (others[Math.min(index, others.length - 1)] ?? add).focus();
      });
      return el("li", {}, boardOf(place), el("span", {}, titleOf(place)), remove);
    });
    list.replaceChildren(...items);
    open.setAttribute("href", `worksheet${format(sheet)}`);
    open.hidden = !sheet.places.length;
    choices.render(sheet);
    render();
  }

  /** A place for the board, which is drawn when its step has come. @param {Place} place */
  function boardOf(place) {
    const name = nameOf(place);
    const board = boards.get(name) ?? el("div");
    if (!boards.has(name)) {
      boards.set(name, board);
      drawBoard(place, board).catch((error) => actions.showMessage(error.message));
    }
    return board;
  }

  /** @param {Place} place @param {HTMLElement} board */
  async function drawBoard({ run, step }, board) {
    const [[its]] = await Promise.all([source.read(run, step, step + 1, 1), loadView(run.algorithm)]);
    const { queens, active } = viewOf(run.algorithm).scene(its, run.n);
    const framed = active?.along === "row" ? active.at : -1;
    board.replaceChildren(
      drawSmallBoard({ rows: run.n, columns: run.n, pieces: queens.map((square) => drawQueen(square)), framed }),
    );
  }

  /** What hinders the step on the screen from being added. @param {Place | null} place */
  function hindranceOf(place) {
    if (sheet.places.length === MOST_PLACES) return words.chosen(MOST_PLACES, MOST_PLACES);
    if (place && place.run.n > LARGEST_N) return words.tooLarge({ most: LARGEST_N });
    return place && sheet.places.some((one) => nameOf(one) === nameOf(place))
      ? words.already({ step: place.step })
      : "";
  }

  function render() {
    const place = here();
    const hindrance = hindranceOf(place);
    add.toggleAttribute("disabled", !place || hindrance !== "");
    write(
      message,
      hindrance ||
        (sheet.places.length ? words.chosen(sheet.places.length, MOST_PLACES) : words.EMPTY({ most: MOST_PLACES })),
    );
    mark(message, "hindrance", hindrance !== "");
  }
  draw();
  return { element, render };
}
