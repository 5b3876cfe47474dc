// The second part: the search does the same, on the same board.

import { createButton, el, mark, write } from "../../page/dom.js";
import { wordsOf } from "../../words/words.js";
import { createPlace, drawBoard, bold } from "./board.js";

/** @import { Context } from "./game.js" */

const words = await wordsOf("place");

const PACE = 1100; // milliseconds a picture

class Watching {
  #context;
  #frames;
  #board = createPlace("");
  #said = el("p", { class: "place-remark" });
  #back = createButton(words.STEP_BACK, () => this.#show(this.#at - 1));
  #play = createButton(words.PLAY, () => (this.#timer ? this.#pause() : this.#start()));
  #on = createButton(words.STEP_ON, () => this.#show(this.#at + 1));
  #next;
  #at = 0;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #timer;

  /** @param {Context} context */
  constructor(context) {
    this.#context = context;
    this.#frames = context.frames;
    this.#next = createButton(words.GO_RAYS, () => context.go("rays"), "text main");
    this.#render();
  }

  /** What stands on the page. */
  build() {
    return [
      this.#board,
      el(
        "div",
        { class: "place-said" },
        el("h2", {}, words.TITLES.watch),
        el("p", {}, words.WATCH),
        this.#said,
        el("div", { class: "row" }, this.#back, this.#play, this.#on, this.#next),
      ),
    ];
  }

  #start() {
    if (this.#at === this.#frames.length - 1) this.#draw(0);
    this.#timer = setInterval(() => {
      if (!this.#board.isConnected || this.#at >= this.#frames.length - 2) this.#pause();
      if (this.#board.isConnected) this.#draw(this.#at + 1);
    }, PACE);
    write(this.#play, words.PAUSE);
  }

  #pause() {
    clearInterval(this.#timer);
    this.#timer = undefined;
    write(this.#play, words.PLAY);
  }

  /** Go to a picture by hand. @param {number} to */
  #show(to) {
    this.#pause();
    this.#draw(to);
  }

  /** @param {number} to */
  #draw(to) {
    this.#at = Math.max(0, Math.min(this.#frames.length - 1, to));
    this.#render();
    this.#context.say(words.frame(this.#frames[this.#at]));
  }

  #render() {
    const last = this.#frames.length - 1;
    const frame = this.#frames[this.#at];
    this.#board.replaceChildren(
      drawBoard({
        queens: frame.queens,
        row: frame.row,
        crossed: (row, column) => row === frame.row && frame.tried.includes(column),
      }),
    );
    this.#board.setAttribute("aria-label", words.board(frame.queens));
    this.#said.replaceChildren(...bold(words.frame(frame)));
    mark(this.#said, "tone", frame.kind === "solution" ? "right" : "");
    this.#back.setAttribute("aria-disabled", String(this.#at === 0));
    this.#on.setAttribute("aria-disabled", String(this.#at === last));
    this.#next.hidden = this.#at < last;
  }
}

/** @param {Context} context */
export const createWatching = (context) => new Watching(context).build();
