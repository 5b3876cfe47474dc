// The shift as a picture to hold: while the handle goes from a row into the next one, rays' squares and their bits move
// with it. Both rows stay in sight, and a sentence says why.

import { LINES } from "../../model/bits.js";
import { upTo } from "../../model/board.js";
import { el, find, mark, put, svg, withCode, withColours } from "../../page/dom.js";
import { loadStyles } from "../../page/loading.js";
import { wordsOf } from "../../words/words.js";
import { phaseOf, shiftOf, stagesOf } from "../../model/shift.js";

/** @import { Line } from "../../model/bits.js" */
/** @import { Shift } from "../../model/shift.js" */
/** @import { Step } from "../../types.js" */

const words = await wordsOf("bench");

await loadStyles("bench/hold.css");

const KEYS = /** @type {Record<string, (way: number) => number>} */ ({
  ArrowDown: (way) => way + 0.25,
  ArrowRight: (way) => way + 0.25,
  ArrowUp: (way) => way - 0.25,
  ArrowLeft: (way) => way - 0.25,
  Home: () => 0,
  PageUp: () => 0,
  End: () => 1,
  PageDown: () => 1,
});
const REST = 0.25; // share of a step's time before slow play shifts
const INSET = { ld: 0.05, col: 0.14, rd: 0.23 }; // of a square's frame, so that three of them can be told apart
const ALONG = { ld: "ld", col: "column", rd: "rd" };

/** @param {HTMLElement} handle */
export function createHold(handle) {
  const [board, below] = [find("#board"), find("#below")];
  const picture = svg("svg", { class: "hold-board", "aria-hidden": "true" });
  const strip = el("div", { class: "hold-strip", "aria-hidden": "true" });
  const text = el("p", { class: "hold-said", "aria-hidden": "true" });
  board.append(picture, text);
  /** @type {Shift | null} */
  let shift = null;
  let n = 0;
  let way = 0;
  let shown = false;
  let grabbed = 0; // where the pointer has taken the handle, less the way it had gone
  let playing = 0; // the number of slow plays

  handle.addEventListener("pointerdown", take);
  handle.addEventListener("pointermove", (event) => {
    if (handle.hasPointerCapture(event.pointerId)) go((event.clientY - grabbed) / rowHeight());
  });
  handle.addEventListener("keydown", press);
  handle.addEventListener("blur", () => show(false));

  const rowHeight = () => board.clientHeight / n;

  /** @param {PointerEvent} event */
  function take(event) {
    if (!shift) return;
    event.preventDefault();
    handle.focus();
    handle.setPointerCapture(event.pointerId);
    grabbed = event.clientY - way * rowHeight();
    go(way);
  }

  /** @param {KeyboardEvent} event */
  function press(event) {
    const to = KEYS[event.key];
    if (!shift || event.ctrlKey || event.altKey || event.metaKey || (!to && (event.key !== "Escape" || !shown))) return;
    event.preventDefault();
    event.stopPropagation();
    if (to) go(to(way));
    else show(false);
  }

  /** Go to a place of the way, and show it. @param {number} to */
  function go(to) {
    playing += 1;
    way = Math.max(0, Math.min(1, to));
    show(true);
  }

  /** @param {boolean} now */
  function show(now) {
    shown = now && shift !== null;
    if (!shown) way = 0;
    if (!strip.isConnected) below.append(strip); // another search has replaced what was below the board
    for (const part of [board, below]) mark(part, "held", shown);
    paint();
  }

  /** Draw what moves; once for each shift. */
  function build() {
    if (!shift) return;
    const { row, column, inverted, moves } = shift;
    picture.setAttribute("viewBox", `0 0 ${n} ${n}`);
    const frames = (/** @type {string} */ name, /** @type {number} */ at, /** @type {"columns" | "next"} */ which) =>
      svg(
        "g",
        { class: name },
        ...moves.flatMap((move) =>
          move[which].map((its) => frame(move.line, at, its, which === "columns" && its === column)),
        ),
      );
    const sliding = moves.map(({ line, columns }) =>
      svg(
        "g",
        { class: `sliding ${line}` },
        ...columns.flatMap((its) => [rayIn(line, row, its), frame(line, row, its, its === column)]),
      ),
    );
    picture.replaceChildren(
      frames("before", row, "columns"),
      frames("after", row + 1, "next"),
      svg("rect", { class: "held-row", x: 0, y: row, width: n, height: 1 }),
      ...sliding,
    );
    const lines = moves.flatMap(({ line, columns, next }) => {
      const name = inverted ? `${line}^bit` : `${line}|bit`;
      const slides = columns.map((its) => ({
        its,
        chip: el("i", its === column ? { class: "new" } : {}, inverted ? "0" : "1"),
      }));
      for (const { its, chip } of slides) chip.style.setProperty("--at", String(its));
      const chips = el("span", { class: "chips", "data-along": ALONG[line] }, ...slides.map(({ chip }) => chip));
      chips.style.setProperty("--slope", String(LINES[line]));
      return [
        rowOf(name, words.HOLD.row(row), columns, line, inverted, "before", chips),
        rowOf(line, words.HOLD.row(row + 1), next, line, inverted, "after"),
      ];
    });
    strip.replaceChildren(...lines);
    mark(text, "low", row + 1 < n / 2);
  }

  /**
   * @param {string} name
   * @param {string} where
   * @param {number[]} columns
   * @param {Line} line
   * @param {boolean} inverted
   * @param {string} className
   * @param {...HTMLElement} chips
   */
  function rowOf(name, where, columns, line, inverted, className, ...chips) {
    const cells = upTo(n).map((column) => {
      const on = columns.includes(column);
      return el("u", on ? { "data-on": "" } : {}, on === inverted ? "0" : "1");
    });
    return el(
      "div",
      { class: `held ${className}`, "data-along": ALONG[line] },
      el("b", {}, el("small", {}, where), el("span", {}, ...withColours(name))),
      ...cells,
      ...chips,
    );
  }

  function paint() {
    const { joined, slid } = stagesOf(way);
    for (const [part, value] of /** @type {const} */ ([
      ["--way", way],
      ["--joined", joined],
      ["--slid", slid],
    ])) {
      for (const each of [board, below]) each.style.setProperty(part, String(value));
    }
    picture.querySelectorAll(".sliding").forEach((group, at) => {
      const slope = Object.values(LINES)[at];
      put(group, "transform", `translate(${slope * slid} ${slid})`);
    });
    const held = picture.querySelector(".held-row");
    if (held) put(held, "transform", `translate(0 ${slid})`);
    put(handle, "aria-valuenow", String(Math.round(way * 100)));
    const now = shift ? words.HOLD[phaseOf(way)](shift, n) : "";
    put(handle, "aria-valuetext", now.replaceAll("`", ""));
    if (text.dataset.said !== now) text.replaceChildren(...withCode(now));
    text.dataset.said = now;
  }

  /**
   * Shift while the step is shown in slow play.
   * @param {number} time  milliseconds that the step is shown
   * @param {boolean} still  whether nothing may move
   */
  function play(time, still) {
    playing += 1;
    const mine = playing;
    const start = performance.now() + time * REST;
    const end = performance.now() + time * 0.95;
    const tick = (/** @type {number} */ now) => {
      if (mine !== playing || !shift) return;
      if (now >= start) {
        way = still ? 1 : Math.min(1, (now - start) / ((end - start) * 0.85));
        show(true);
      }
      if (way < 1 || now < start) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  }

  return {
    take,
    press,
    /**
     * Another step, or none that can be shifted.
     * @param {Step | null} step
     * @param {number} size
     * @param {boolean} inverted
     */
    set(step, size, inverted) {
      playing += 1;
      n = size;
      shift = step && shiftOf(step, size, inverted);
      build();
      show(false);
    },
    play,
  };

  /** @param {Line} line @param {number} row @param {number} column @param {boolean} isNew */
  function frame(line, row, column, isNew) {
    const inset = INSET[line];
    return svg("rect", {
      class: isNew ? `${line} new` : line,
      x: column + inset,
      y: row + inset,
      width: 1 - 2 * inset,
      height: 1 - 2 * inset,
      rx: 0.1,
    });
  }

  /** The piece of a ray in a square. @param {Line} line @param {number} row @param {number} column */
  function rayIn(line, row, column) {
    const slope = LINES[line] / 2;
    return svg("line", { class: line, x1: column + 0.5 - slope, y1: row, x2: column + 0.5 + slope, y2: row + 1 });
  }
}
