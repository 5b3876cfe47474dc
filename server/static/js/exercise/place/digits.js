// The third part: the same board with its rays as digits, one for each column. The learner combines the three rows.

import { upTo } from "../../model/board.js";
import { LINE_NAMES, binary, has, taken } from "../../model/bits.js";
import { named, createButton, el, setAttribute, write } from "../../page/dom.js";
import { wordsOf } from "../../words/words.js";
import { createPlace, drawBoard } from "./board.js";
import { N } from "./game.js";

/** @import { Remark } from "../frame.js" */
/** @import { Context } from "./game.js" */

const words = await wordsOf("place");

/** @param {Context} context */
export function createDigits({ queens, entry, links, createFrame }) {
  const row = queens.length;
  const answer = taken(entry);
  const board = createPlace(words.board(queens));
  const cells = upTo(N).map((column) => createButton("0", () => turn(column)));
  const free = createRow("poss", binary(entry.poss, N));
  const attributes = { class: "place-register", role: "group", "aria-label": words.FILL_IN };
  const asked = el("div", attributes, el("code", {}, "taken"), ...cells);
  const masks = LINE_NAMES.map((line) => createRow(line, binary(entry[line], N)));
  const frame = createFrame({
    about: named(words.DIGITS),
    picture: el("div", { class: "place-digits" }, board, el("div", { class: "place-rows" }, ...masks, asked, free)),
    actions: { check: judge },
  });
  let draft = 0;

  /** @param {number} column */
  function turn(column) {
    draft ^= 2 ** (N - 1 - column);
    frame.render(show());
  }

  function judge() {
    const wrong = upTo(N).find((column) => has(draft ^ answer, column, N));
    const done = wrong === undefined;
    const text = done ? words.TAKEN_RIGHT : words.takenWrong(wrong, has(answer, wrong, N));
    frame.update(show({ text, tone: done ? "right" : "wrong" }, done));
    if (done) frame.focus("links");
  }

  /** @param {Remark} [remark] @param {boolean} [done] */
  function show(remark, done = false) {
    const bare = upTo(N).findIndex((column) => has(entry.poss, column, N));
    board.replaceChildren(drawBoard({ queens, row, rays: true, free: done ? [row, bare] : null }));
    cells.forEach((cell, column) => {
      const on = has(draft, column, N);
      write(cell, on ? "1" : "0");
      setAttribute(cell, "aria-label", words.COLUMNS[column]);
      setAttribute(cell, "aria-pressed", String(on));
      cell.toggleAttribute("disabled", done);
    });
    free.hidden = !done;
    return {
      remark,
      buttons: { check: !done && { text: words.CHECK, main: true } },
      links: done ? links : [],
    };
  }
  frame.render(show());
  return frame;
}

/** @param {string} name @param {string} digits */
const createRow = (name, digits) =>
  el(
    "div",
    { class: "place-register", role: "img", "aria-label": `${name} = ${digits}` },
    el("code", { class: `name-${name}` }, name),
    ...[...digits].map((digit) => el("span", { "data-digit": digit }, digit)),
  );
