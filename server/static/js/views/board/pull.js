// The shift as a picture to pull: the handle moves from a row to the next one, and with it the squares of the rays and their
// bits. Both rows stay visible, and a sentence gives the reason.

import { LINES } from "../../model/bits.js";
import { el, find, mark, setAttribute, svg, withCode } from "../../page/dom.js";
import { loadStyles } from "../../page/loading.js";
import { wordsOf } from "../../words/words.js";
import { phaseOf, shiftOf, stagesOf } from "../../model/shift.js";
import { drawRows, drawSquares } from "./shifting.js";

/** @import { Shift } from "../../model/shift.js" */
/** @import { Step } from "../../types.js" */

const words = await wordsOf("bench");

await loadStyles("bench/pull.css");

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
const REST = 0.25; // share of a step's time before slow play starts to shift

/** The shift that is pulled: how far it has gone, and its picture. */
class Pull {
  #handle;
  #stage = find("#stage");
  #board = find("#board");
  #below = find("#below");
  #picture = svg("svg", { class: "pull-board", "aria-hidden": "true" });
  #strip = el("div", { class: "pull-strip", "aria-hidden": "true" });
  #text = el("p", { class: "bubble pull-said", "aria-hidden": "true" });
  /** @type {Shift | null} */
  #shift = null;
  #n = 0;
  #way = 0;
  #shown = false;
  #grabbed = 0; // the pointer's position where it grabbed the handle, less the way gone by then
  #playing = 0; // the number of slow plays

  /** @param {HTMLElement} handle */
  constructor(handle) {
    this.#handle = handle;
    this.#board.append(this.#picture, this.#text);
    handle.addEventListener("pointerdown", (event) => this.grab(event));
    handle.addEventListener("pointermove", (event) => {
      if (handle.hasPointerCapture(event.pointerId)) this.#go((event.clientY - this.#grabbed) / this.#measureRow());
    });
    handle.addEventListener("keydown", (event) => this.press(event));
    handle.addEventListener("blur", () => this.#show(false));
  }

  /** @param {PointerEvent} event */
  grab(event) {
    if (!this.#shift) return;
    event.preventDefault();
    this.#handle.focus();
    this.#handle.setPointerCapture(event.pointerId);
    this.#grabbed = event.clientY - this.#way * this.#measureRow();
    this.#go(this.#way);
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    const to = KEYS[event.key];
    if (!this.#shift || event.ctrlKey || event.altKey || event.metaKey) return;
    if (!to && (event.key !== "Escape" || !this.#shown)) return;
    event.preventDefault();
    event.stopPropagation();
    if (to) this.#go(to(this.#way));
    else this.#show(false);
  }

  /**
   * Set the step, or null for one without a shift.
   * @param {Step | null} step
   * @param {number} size
   * @param {boolean} inverted
   */
  set(step, size, inverted) {
    this.#playing += 1;
    this.#n = size;
    this.#shift = step && shiftOf(step, size, inverted);
    if (this.#shift) this.#draw(this.#shift);
    this.#show(false);
  }

  /**
   * Shift while the step is shown in slow play.
   * @param {number} time  milliseconds for which the step is shown
   * @param {boolean} still  true if nothing may move
   */
  play(time, still) {
    this.#playing += 1;
    const mine = this.#playing;
    const start = performance.now() + time * REST;
    const end = performance.now() + time * 0.95;
    const tick = (/** @type {number} */ now) => {
      if (mine !== this.#playing || !this.#shift) return;
      if (now >= start) {
        this.#way = still ? 1 : Math.min(1, (now - start) / ((end - start) * 0.85));
        this.#show(true);
      }
      if (this.#way < 1 || now < start) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  }

  /** Return the height of a row of the board, in pixels. */
  #measureRow() {
    return this.#board.clientHeight / this.#n;
  }

  /** Move to a point of the way, and show it. @param {number} to */
  #go(to) {
    this.#playing += 1;
    this.#way = Math.max(0, Math.min(1, to));
    this.#show(true);
  }

  /** @param {boolean} now */
  #show(now) {
    this.#shown = now && this.#shift !== null;
    if (!this.#shown) this.#way = 0;
    // another search may have replaced the rows below the board
    if (!this.#strip.isConnected) this.#below.append(this.#strip);
    for (const part of [this.#stage, this.#board, this.#below]) mark(part, "pulled", this.#shown);
    this.#paint();
  }

  /** Draw the moving parts, once for each shift. @param {Shift} shift */
  #draw(shift) {
    this.#picture.setAttribute("viewBox", `0 0 ${this.#n} ${this.#n}`);
    this.#picture.replaceChildren(...drawSquares(shift, this.#n));
    this.#strip.replaceChildren(...drawRows(shift, this.#n));
    mark(this.#text, "low", shift.row + 1 < this.#n / 2);
  }

  #paint() {
    const { joined, slid } = stagesOf(this.#way);
    for (const [part, value] of /** @type {const} */ ([
      ["--way", this.#way],
      ["--joined", joined],
      ["--slid", slid],
    ])) {
      for (const each of [this.#board, this.#below]) each.style.setProperty(part, String(value));
    }
    this.#picture.querySelectorAll(".sliding").forEach((group, at) => {
      const slope = Object.values(LINES)[at];
      setAttribute(group, "transform", `translate(${slope * slid} ${slid})`);
    });
    const row = this.#picture.querySelector(".pulled-row");
    if (row) setAttribute(row, "transform", `translate(0 ${slid})`);
    this.#writeSentence();
  }

  /** Write the sentence for this point of the way. */
  #writeSentence() {
    const now = this.#shift ? words.HOLD[phaseOf(this.#way)](this.#shift, this.#n) : "";
    setAttribute(this.#handle, "aria-valuenow", String(Math.round(this.#way * 100)));
    setAttribute(this.#handle, "aria-valuetext", now.replaceAll("`", ""));
    if (this.#text.dataset.said !== now) this.#text.replaceChildren(...withCode(now));
    this.#text.dataset.said = now;
  }
}

/** @param {HTMLElement} handle */
export const createPull = (handle) => new Pull(handle);
