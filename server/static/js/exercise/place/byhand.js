// The first part: the learner places four queens, gets stuck, and takes one back.

import { createChooser } from "../../page/chooser.js";
import { wordsOf } from "../../words/words.js";
import { drawBoard } from "./board.js";
import { CORNER, N, choose, createGame, isSolved, isTried, takeBack } from "./game.js";

/** @import { Context, Game, Remark } from "./game.js" */

const words = await wordsOf("place");

class ByHand {
  #game = createGame();
  #placements = 0; // queens that were placed in this game
  #searched; // placements of the search
  #wayAfter;
  #report;
  #chooser;

  /** @param {Context} context */
  constructor({ createFrame, go, placements, report, wayAfter }) {
    this.#report = report;
    this.#searched = placements;
    this.#wayAfter = wayAfter;
    this.#chooser = createChooser((square) => this.#apply(choose(this.#game, square)), {
      label: words.BOARD,
      nameOf: (row, column, _, queens) => words.square(row, column, this.#stateOf(queens, row, column)),
      drawBoard: (_, queens, refusal) =>
        drawBoard({
          queens,
          row: queens.length,
          crossed: (row, column) => isTried(this.#game, row, column),
          refusal,
        }),
    });
    this.frame = createFrame({
      about: [words.PROBLEM],
      picture: this.#chooser.element,
      focus: this.#chooser.focus,
      actions: {
        back: () => this.#apply(takeBack(this.#game)),
        again: () => this.#start([CORNER]),
        next: () => go("rays", this.#game.queens),
      },
      keys: { backspace: "back", delete: "back" },
      help: words.KEYS,
    });
    this.frame.render(this.#show({ about: "start" }));
  }

  /** @param {number[]} queens @param {number} row @param {number} column */
  #stateOf(queens, row, column) {
    if (queens[row] === column) return "queen";
    return isTried(this.#game, row, column) ? "tried" : "empty";
  }

  /** @param {number[]} queens */
  #start(queens) {
    const game = createGame(queens, this.#game.named);
    this.#placements = 0;
    this.#game = createGame();
    this.#apply({ game, remark: { about: "placed", row: queens.length } });
  }

  /** @param {{game: Game, remark: Remark}} turn */
  #apply({ game, remark }) {
    this.#placements += Math.max(0, game.queens.length - this.#game.queens.length);
    this.#game = game;
    this.#report(game.queens.length);
    this.frame.update(this.#show(remark));
    if (isSolved(game)) this.frame.focus(game.named ? "next" : "again");
  }

  /** Draw the board and return the content of the frame. @param {Remark} remark */
  #show(remark) {
    const game = this.#game;
    const solved = isSolved(game);
    const refusal = remark.about === "refused" ? { square: remark.square, against: remark.against } : undefined;
    this.#chooser.draw(N, game.queens, refusal);
    const text =
      words.remark(remark) + (solved ? ` ${words.COMPARED({ yours: this.#placements, its: this.#searched })}` : "");
    const isRight = remark.about === "named" || solved;
    const stuck = "stuck" in remark && remark.stuck; // then the only move is to take one back
    return /** @type {const} */ ({
      remark: { text, tone: refusal ? "wrong" : isRight ? "right" : "", name: words.NAME },
      buttons: {
        back: { text: words.TAKE_BACK, main: stuck, off: !game.queens.length || solved },
        again: solved && !game.named && { text: words.IN_CORNER },
        next: solved && { text: words.GO_RAYS, main: true },
      },
      links: solved ? [this.#wayAfter(game.queens)] : [],
    });
  }
}

/** @param {Context} context */
export const createByHand = (context) => new ByHand(context).frame;
