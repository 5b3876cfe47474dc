// Watching: the search on the same board, picture by picture.

import { wordsOf } from "../../words/words.js";
import { createPlace, drawBoard } from "./board.js";

/** @import { Context } from "./game.js" */

const words = await wordsOf("place");

const PACE = 1100; // milliseconds a picture

class Watching {
  #pictures;
  #way;
  #board = createPlace("");
  #at = 0;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #timer;

  /** @param {Context} context */
  constructor({ pictures, createFrame, go, way }) {
    this.#pictures = pictures;
    this.#way = way;
    this.frame = createFrame({
      about: [words.WATCH],
      picture: this.#board,
      actions: {
        back: () => this.#goTo(this.#at - 1),
        play: () => (this.#timer ? this.#pause() : this.#start()),
        on: () => this.#goTo(this.#at + 1),
        next: () => go("rays"),
      },
    });
    this.frame.render(this.#show());
  }

  #start() {
    if (this.#at === this.#pictures.length - 1) this.#at = 0;
    this.#timer = setInterval(() => {
      if (!this.#board.isConnected || this.#at >= this.#pictures.length - 2) this.#stop();
      if (this.#board.isConnected) this.#draw(this.#at + 1);
    }, PACE);
    this.frame.update(this.#show());
  }

  #pause() {
    this.#stop();
    this.frame.render(this.#show());
  }

  #stop() {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** Stop playing and show a picture. @param {number} to */
  #goTo(to) {
    this.#stop();
    this.#draw(to);
  }

  /** @param {number} to */
  #draw(to) {
    this.#at = to;
    this.frame.update(this.#show());
  }

  /** Draw the picture and return the content of the frame. */
  #show() {
    const last = this.#pictures.length - 1;
    const { queens, row: active, kind, tried } = this.#pictures[this.#at];
    const crossed = (/** @type {number} */ row, /** @type {number} */ at) => row === active && tried.includes(at);
    this.#board.replaceChildren(drawBoard({ queens, row: active, crossed, rays: kind === "dead end" }));
    this.#board.setAttribute("aria-label", words.board(queens));
    return /** @type {const} */ ({
      remark: {
        text: words.frame(this.#pictures[this.#at]),
        tone: kind === "solution" ? "right" : "",
        name: words.NAME,
      },
      buttons: {
        back: { text: words.STEP_BACK, off: this.#at === 0 },
        play: { text: this.#timer ? words.PAUSE : words.PLAY },
        on: { text: words.STEP_ON, off: this.#at === last },
        next: this.#at === last && { text: words.GO_RAYS, main: true },
      },
      links: this.#at === last ? [this.#way] : [],
    });
  }
}

/** @param {Context} context */
export const createWatching = (context) => new Watching(context).frame;
