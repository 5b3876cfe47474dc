// The third part: the rays get their names. The learner says which one hits a square.

import { attackers } from "../../model/board.js";
import { LINE_NAMES } from "../../model/bits.js";
import { named } from "../../page/dom.js";
import { wordsOf } from "../../words/words.js";
import { createPlace, drawBoard } from "./board.js";
import { QUEENS } from "./game.js";

/** @import { Line } from "../../model/bits.js" */
/** @import { Remark } from "../frame.js" */
/** @import { Context } from "./game.js" */

const words = await wordsOf("place");

/** The columns of the row below the queens that are asked about, one ray first, then two. */
export const ASKED = [1, 2, 0];

/** The rays that hit a square of that row. @param {number} column */
export const raysAt = (column) => attackers(QUEENS, QUEENS.length, column).map(({ along }) => along);

/** @param {Context} context */
export function createNaming({ frame: createFrame, go }) {
  const row = QUEENS.length;
  const board = createPlace(words.board(QUEENS));
  const answers = LINE_NAMES.map((line) => /** @type {const} */ ([line, () => answer(line)]));
  const frame = createFrame({
    about: named(words.RAYS),
    picture: board,
    actions: { ...Object.fromEntries(answers), next: () => go("digits") },
  });
  let asked = 0;

  /** @param {Line} line */
  function answer(line) {
    const rays = raysAt(ASKED[asked]);
    const right = rays.includes(line);
    if (right) asked += 1;
    frame.tell(show({ text: words.ray(line, right, rays), tone: right ? "right" : "wrong" }));
    if (asked === ASKED.length) frame.focus("next");
  }

  /** @param {Remark} [remark] */
  function show(remark) {
    const done = asked === ASKED.length;
    board.replaceChildren(drawBoard({ queens: QUEENS, row, rays: true, marked: done ? null : [row, ASKED[asked]] }));
    const names = LINE_NAMES.map((line) => [line, { text: words.lineName(line) }]);
    return {
      question: done ? "" : words.whichRay(ASKED[asked]),
      remark,
      buttons: done ? { next: { text: words.GO_DIGITS, main: true } } : Object.fromEntries(names),
    };
  }
  frame.render(show());
  return frame;
}
