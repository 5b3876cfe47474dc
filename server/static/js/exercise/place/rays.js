// The third part: the rays get their names. The learner says which one hits a square.

import { attackers, upTo } from "../../model/board.js";
import { LINE_NAMES, binary, has, taken } from "../../model/bits.js";
import { named, createButton, el, mark, write } from "../../page/dom.js";
import { wordsOf } from "../../words/words.js";
import { createPlace, drawBoard } from "./board.js";
import { QUEENS, N } from "./game.js";

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

// The fourth part: the rays become digits, one for each column. The learner puts the three rows together.

/** @param {Context} context */
export function createDigits({ entry, links, say }) {
  const row = QUEENS.length;
  const answer = taken(entry);
  const board = createPlace(words.board(QUEENS));
  const said = el("p", { class: "place-remark" });
  const cells = upTo(N).map((column) => createButton("0", () => turn(column)));
  const check = createButton(words.CHECK, judge, "text main");
  const free = createRow("poss", binary(entry.poss, N));
  const onward = el("p", { class: "place-links" }, ...links.map(({ href, text }) => el("a", { href }, text)));
  const asked = el(
    "div",
    { class: "place-register", role: "group", "aria-label": words.FILL_IN },
    el("code", {}, "taken"),
    ...cells,
  );
  let draft = 0;

  /** @param {number} column */
  function turn(column) {
    draft ^= 2 ** (N - 1 - column);
    said.replaceChildren();
    render();
  }

  function judge() {
    const wrong = upTo(N).find((column) => has(draft ^ answer, column, N));
    const text = wrong === undefined ? words.TAKEN_RIGHT : words.takenWrong(wrong, has(answer, wrong, N));
    render(wrong === undefined);
    said.replaceChildren(text);
    mark(said, "tone", wrong === undefined ? "right" : "wrong");
    say(text);
    if (wrong === undefined) onward.querySelector("a")?.focus();
  }

  function render(done = false) {
    board.replaceChildren(
      drawBoard({
        queens: QUEENS,
        row,
        rays: true,
        free: done ? [row, upTo(N).findIndex((column) => has(entry.poss, column, N))] : null,
      }),
    );
    cells.forEach((cell, column) => {
      const on = has(draft, column, N);
      write(cell, on ? "1" : "0");
      cell.setAttribute("aria-label", words.COLUMNS[column]);
      cell.setAttribute("aria-pressed", String(on));
      cell.toggleAttribute("disabled", done);
    });
    check.hidden = done;
    free.hidden = onward.hidden = !done;
  }
  render();
  const rows = [
    createRow("ld", binary(entry.ld, N)),
    createRow("col", binary(entry.col, N)),
    createRow("rd", binary(entry.rd, N)),
    asked,
    free,
  ];
  const picture = el("div", {}, board, el("div", { class: "place-rows" }, ...rows));
  return [
    picture,
    el(
      "div",
      { class: "place-said" },
      el("h2", {}, words.TITLES.digits),
      el("p", {}, ...named(words.DIGITS)),
      said,
      el("div", { class: "row" }, check),
      onward,
    ),
  ];
}

/** @param {string} name @param {string} digits */
const createRow = (name, digits) =>
  el(
    "div",
    { class: "place-register", role: "img", "aria-label": `${name} = ${digits}` },
    el("code", { class: `name-${name}` }, name),
    ...[...digits].map((digit) => el("span", { "data-digit": digit }, digit)),
  );
