// The first part: the learner places four queens, gets stuck, and takes one back.

import { createChooser } from "../../page/chooser.js";
import { createButton, el, mark } from "../../page/dom.js";
import { wordsOf } from "../../words/words.js";
import { drawBoard, bold } from "./board.js";
import { CORNER, choose, createGame, isSolved, isTried, takeBack } from "./game.js";

/** @import { Context, Game, Remark } from "./game.js" */

const words = await wordsOf("place");

/** @param {Context} context */
export function createByHand({ say, go }) {
  let game = createGame();
  /** @type {Remark} */
  let remark = { about: "start" };
  const said = el("p", { class: "place-remark" });
  const chooser = createChooser((square) => take(choose(game, square)), {
    label: words.BOARD,
    nameOf: (row, column, _, queens) =>
      words.square(row, column, queens[row] === column ? "queen" : isTried(game, row, column) ? "tried" : "empty"),
    drawBoard: (_, queens, refusal) =>
      drawBoard({
        queens,
        row: queens.length,
        crossed: (row, column) => isTried(game, row, column),
        refused: refusal?.square,
        against: refusal?.against,
      }),
  });
  const back = createButton(words.TAKE_BACK, () => take(takeBack(game)));
  const again = createButton(words.IN_CORNER, () => begin([CORNER]));
  const next = createButton(words.GO_WATCH, () => go("watch"), "text main");
  chooser.element.addEventListener("keydown", ({ key }) => {
    if (key === "Backspace" || key === "Delete") take(takeBack(game));
  });

  /** @param {number[]} queens */
  function begin(queens) {
    take({ game: createGame(queens, game.named), remark: { about: "placed", row: queens.length } });
  }

  /** @param {{game: Game, remark: Remark}} turn */
  function take(turn) {
    ({ game, remark } = turn);
    const held = document.activeElement === back;
    render();
    if (held && back.matches(":disabled")) chooser.focus(); // the board is empty, and a disabled button loses the focus
    say(words.remark(remark));
    if (isSolved(game)) (game.named ? next : again).focus();
  }

  function render() {
    chooser.draw(
      4,
      game.queens,
      remark.about === "refused" ? { square: remark.square, against: remark.against } : undefined,
    );
    said.replaceChildren(...bold(words.remark(remark)));
    mark(
      said,
      "tone",
      remark.about === "refused" ? "wrong" : remark.about === "named" || remark.about === "solved" ? "right" : "",
    );
    back.toggleAttribute("disabled", !game.queens.length || isSolved(game));
    back.classList.toggle("main", "stuck" in remark && remark.stuck); // then it is the only way on
    again.hidden = !isSolved(game) || game.named;
    next.hidden = !isSolved(game);
  }
  render();
  return [
    chooser.element,
    el(
      "div",
      { class: "place-said" },
      el("h2", {}, words.TITLES.place),
      el("p", {}, words.PROBLEM),
      said,
      el("div", { class: "row" }, back, again, next),
      el("p", { class: "place-keys" }, words.KEYS),
    ),
  ];
}
