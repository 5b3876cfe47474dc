// Rays: the board of the first two queens with its rays and their names. The learner chooses the ray that hits a square.

import { attackers, upTo } from "../model/board.js";
import { LINE_NAMES } from "../model/bits.js";
import { named } from "../page/dom.js";
import { wordsOf } from "../words/words.js";
import { N, createBoard, createPlace } from "./board.js";

/** @import { Line } from "../model/bits.js" */
/** @import { Remark } from "./frame.js" */
/** @import { Context } from "./board.js" */

const words = await wordsOf("exercise");

const SIGNS = { ld: "\\", col: "│", rd: "/" };

/** Return the rays that hit a square of the row below the queens. @param {number[]} queens @param {number} column */
export const raysAt = (queens, column) => attackers(queens, queens.length, column).map(({ along }) => along);

/** Return the columns of that row to ask about: first those with one ray, then those with two. @param {number[]} queens */
export const askedOf = (queens) =>
  [1, 2].flatMap((rays) => upTo(N).filter((column) => raysAt(queens, column).length === rays));

/** @param {Context} context */
export function createRays({ createFrame, done, follow, queens }) {
  const row = queens.length;
  const columns = askedOf(queens);
  const board = createPlace(words.board(queens));
  const answers = LINE_NAMES.map((line) => /** @type {const} */ ([line, () => answer(line)]));
  const frame = createFrame({
    about: named(words.RAYS),
    picture: board,
    actions: { ...Object.fromEntries(answers), next: follow },
  });
  let asked = 0;

  /** @param {Line} line */
  function answer(line) {
    const rays = raysAt(queens, columns[asked]);
    const right = rays.includes(line);
    if (right) asked += 1;
    frame.update(show({ text: words.ray(line, right, rays), tone: right ? "right" : "wrong" }));
    if (asked < columns.length) return;
    done();
    frame.focus("next");
  }

  /** @param {Remark} [remark] */
  function show(remark) {
    const isDone = asked === columns.length;
    board.replaceChildren(createBoard({ queens, marked: isDone ? null : [row, columns[asked]] }).element);
    const names = LINE_NAMES.map((line) => [line, { text: `${line} ${SIGNS[line]}` }]);
    return {
      question: isDone ? "" : words.WHICH_RAY({ inColumn: words.IN_COLUMNS[columns[asked]] }),
      remark,
      buttons: isDone
        ? { next: { text: words.PATH.next({ leg: words.LEGS.digits }), main: true } }
        : Object.fromEntries(names),
    };
  }
  frame.render(show());
  return frame;
}
