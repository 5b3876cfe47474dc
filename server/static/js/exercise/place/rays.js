// The third part: the rays get their names. The learner says which one hits a square.

import { attackers } from "../../model/board.js";
import { LINE_NAMES } from "../../model/bits.js";
import { named, createButton, el, mark } from "../../page/dom.js";
import { wordsOf } from "../../words/words.js";
import { createPlace, drawBoard } from "./board.js";
import { QUEENS } from "./game.js";

/** @import { Line } from "../../model/bits.js" */
/** @import { Context } from "./game.js" */

const words = await wordsOf("place");

/** The columns of the row below the queens that are asked about, one ray first, then two. */
export const ASKED = [1, 2, 0];

/** The rays that hit a square of that row. @param {number} column */
export const raysAt = (column) => attackers(QUEENS, QUEENS.length, column).map(({ along }) => along);

/** @param {Context} context */
export function createNaming({ say, go }) {
  const row = QUEENS.length;
  const board = createPlace(words.board(QUEENS));
  const question = el("p", { class: "place-question" });
  const said = el("p", { class: "place-remark" });
  const names = LINE_NAMES.map((line) => createButton(words.lineName(line), () => answer(line)));
  const next = createButton(words.GO_DIGITS, () => go("digits"), "text main");
  let asked = 0;

  /** @param {Line} line */
  function answer(line) {
    const rays = raysAt(ASKED[asked]);
    const right = rays.includes(line);
    if (right) asked += 1;
    render();
    const sentence = words.ray(line, right, rays);
    said.replaceChildren(sentence);
    mark(said, "tone", right ? "right" : "wrong");
    const done = asked === ASKED.length;
    say(`${sentence} ${done ? "" : words.whichRay(ASKED[asked])}`);
    if (done) next.focus();
  }

  function render() {
    const done = asked === ASKED.length;
    board.replaceChildren(drawBoard({ queens: QUEENS, row, rays: true, marked: done ? null : [row, ASKED[asked]] }));
    question.replaceChildren(done ? "" : words.whichRay(ASKED[asked]));
    for (const name of names) name.hidden = done;
    next.hidden = !done;
  }
  render();
  return [
    board,
    el(
      "div",
      { class: "place-said" },
      el("h2", {}, words.TITLES.rays),
      el("p", {}, ...named(words.RAYS)),
      said,
      question,
      el("div", { class: "row" }, ...names, next),
    ),
  ];
}
