// The second part: the search does the same, on the same board.

import { createButton, el, mark, write } from "../../page/dom.js";
import { wordsOf } from "../../words/words.js";
import { createPlace, drawBoard, bold } from "./board.js";

/** @import { Context } from "./game.js" */

const words = await wordsOf("place");

const PACE = 1100; // milliseconds a picture

/** @param {Context} context */
export function createWatching({ frames, say, go }) {
  const board = createPlace("");
  const said = el("p", { class: "place-remark" });
  const back = createButton(words.STEP_BACK, () => show(at - 1));
  const play = createButton(words.PLAY, () => (timer ? pause() : start()));
  const on = createButton(words.STEP_ON, () => show(at + 1));
  const next = createButton(words.GO_RAYS, () => go("rays"), "text main");
  let at = 0;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let timer;

  function start() {
    if (at === frames.length - 1) draw(0);
    timer = setInterval(() => {
      if (!board.isConnected || at >= frames.length - 2) pause();
      if (board.isConnected) draw(at + 1);
    }, PACE);
    write(play, words.PAUSE);
  }

  function pause() {
    clearInterval(timer);
    timer = undefined;
    write(play, words.PLAY);
  }

  /** Go to a picture by hand. @param {number} to */
  function show(to) {
    pause();
    draw(to);
  }

  /** @param {number} to */
  function draw(to) {
    at = Math.max(0, Math.min(frames.length - 1, to));
    render();
    say(words.frame(frames[at]));
  }

  function render() {
    const frame = frames[at];
    board.replaceChildren(
      drawBoard({
        queens: frame.queens,
        row: frame.row,
        crossed: (row, column) => row === frame.row && frame.tried.includes(column),
      }),
    );
    board.setAttribute("aria-label", words.board(frame.queens));
    said.replaceChildren(...bold(words.frame(frame)));
    mark(said, "tone", frame.kind === "solution" ? "right" : "");
    for (const [one, end] of /** @type {[HTMLElement, boolean][]} */ ([
      [back, at === 0],
      [on, at === frames.length - 1],
    ]))
      one.setAttribute("aria-disabled", String(end));
    next.hidden = at < frames.length - 1;
  }
  render();
  return [
    board,
    el(
      "div",
      { class: "place-said" },
      el("h2", {}, words.TITLES.watch),
      el("p", {}, words.WATCH),
      said,
      el("div", { class: "row" }, back, play, on, next),
    ),
  ];
}
