// The fourth part: the rays become digits, one for each column. The learner puts the three rows together.

import { upTo } from "../../model/board.js";
import { binary, has, taken } from "../../model/bits.js";
import { named, createButton, el, mark, write } from "../../page/dom.js";
import { wordsOf } from "../../words/words.js";
import { createPlace, drawBoard } from "./board.js";
import { QUEENS, N } from "./game.js";

/** @import { Context } from "./game.js" */

const words = await wordsOf("place");

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
  const rows = [...masksOf(entry), asked, free];
  const picture = el("div", {}, board, el("div", { class: "place-rows" }, ...rows));
  return [picture, buildSaid(said, check, onward)];
}

/** The rows of the three rays. @param {Context["entry"]} entry */
const masksOf = ({ ld, col, rd }) => [
  createRow("ld", binary(ld, N)),
  createRow("col", binary(col, N)),
  createRow("rd", binary(rd, N)),
];

/** What stands beside the picture. @param {HTMLElement} said @param {HTMLElement} check @param {HTMLElement} onward */
const buildSaid = (said, check, onward) =>
  el(
    "div",
    { class: "place-said" },
    el("h2", {}, words.TITLES.digits),
    el("p", {}, ...named(words.DIGITS)),
    said,
    el("div", { class: "row" }, check),
    onward,
  );

/** @param {string} name @param {string} digits */
const createRow = (name, digits) =>
  el(
    "div",
    { class: "place-register", role: "img", "aria-label": `${name} = ${digits}` },
    el("code", { class: `name-${name}` }, name),
    ...[...digits].map((digit) => el("span", { "data-digit": digit }, digit)),
  );
