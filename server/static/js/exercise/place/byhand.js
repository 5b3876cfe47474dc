// The first part: the learner places four queens, gets stuck, and takes one back.

import { createChooser } from "../../page/chooser.js";
import { createButton, el, mark } from "../../page/dom.js";
import { wordsOf } from "../../words/words.js";
import { drawBoard, bold } from "./board.js";
import { CORNER, choose, createGame, isSolved, isTried, takeBack } from "./game.js";

/** @import { Context, Game, Remark } from "./game.js" */

const words = await wordsOf("place");

class ByHand {
  #context;
  #game = createGame();
  /** @type {Remark} */
  #remark = { about: "start" };
  #said = el("p", { class: "place-remark" });
  #chooser;
  #back = createButton(words.TAKE_BACK, () => this.#takeBack());
  #again = createButton(words.IN_CORNER, () => this.#begin([CORNER]));
  #next;

  /** @param {Context} context */
  constructor(context) {
    this.#context = context;
    this.#next = createButton(words.GO_WATCH, () => context.go("watch"), "text main");
    this.#chooser = createChooser((square) => this.#take(choose(this.#game, square)), {
      label: words.BOARD,
      nameOf: (row, column, _, queens) => words.square(row, column, this.#stateOf(queens, row, column)),
      drawBoard: (_, queens, refusal) =>
        drawBoard({
          queens,
          row: queens.length,
          crossed: (row, column) => isTried(this.#game, row, column),
          refused: refusal?.square,
          against: refusal?.against,
        }),
    });
    this.#chooser.element.addEventListener("keydown", ({ key }) => {
      if (key === "Backspace" || key === "Delete") this.#takeBack();
    });
    this.#render();
  }

  /** What stands on the page. */
  build() {
    return [
      this.#chooser.element,
      el(
        "div",
        { class: "place-said" },
        el("h2", {}, words.TITLES.place),
        el("p", {}, words.PROBLEM),
        this.#said,
        el("div", { class: "row" }, this.#back, this.#again, this.#next),
        el("p", { class: "place-keys" }, words.KEYS),
      ),
    ];
  }

  /** @param {number[]} queens @param {number} row @param {number} column */
  #stateOf(queens, row, column) {
    if (queens[row] === column) return "queen";
    return isTried(this.#game, row, column) ? "tried" : "empty";
  }

  /** @param {number[]} queens */
  #begin(queens) {
    const game = createGame(queens, this.#game.named);
    this.#take({ game, remark: { about: "placed", row: queens.length } });
  }

  #takeBack() {
    this.#take(takeBack(this.#game));
  }

  /** @param {{game: Game, remark: Remark}} turn */
  #take({ game, remark }) {
    this.#game = game;
    this.#remark = remark;
    const held = document.activeElement === this.#back;
    this.#render();
    // the board is empty, and a disabled button loses the focus
    if (held && this.#back.matches(":disabled")) this.#chooser.focus();
    this.#context.say(words.remark(remark));
    if (isSolved(game)) (game.named ? this.#next : this.#again).focus();
  }

  #render() {
    const game = this.#game;
    const remark = this.#remark;
    const refusal = remark.about === "refused" ? { square: remark.square, against: remark.against } : undefined;
    this.#chooser.draw(4, game.queens, refusal);
    this.#said.replaceChildren(...bold(words.remark(remark)));
    const isRight = remark.about === "named" || remark.about === "solved";
    mark(this.#said, "tone", refusal ? "wrong" : isRight ? "right" : "");
    this.#back.toggleAttribute("disabled", !game.queens.length || isSolved(game));
    this.#back.classList.toggle("main", "stuck" in remark && remark.stuck); // then it is the only way on
    this.#again.hidden = !isSolved(game) || game.named;
    this.#next.hidden = !isSolved(game);
  }
}

/** @param {Context} context */
export const createByHand = (context) => new ByHand(context).build();
