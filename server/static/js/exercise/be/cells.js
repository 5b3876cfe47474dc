// The cells of the register to fill in: a button for each bit. Keys type a mask from the left: 0, 1, Backspace. A move
// has a single 1.

import { el, mark, write } from "../../page/dom.js";
import { upTo } from "../../model/board.js";
import { has } from "../../model/bits.js";
import { wordsOf } from "../../words/words.js";
import { wrongBit } from "./hints.js";
import { canPlace } from "./machine.js";

/** @import { Session } from "./session.js" */

const words = await wordsOf("exercise");

const { BE: WORDS } = words;

export class Cells {
  #change;
  #n;
  #buttons;
  #group;
  #draft = 0;
  #single = false; // whether at most one cell has a 1
  #possible = true; // false below the last row, where no queen can be placed
  #at = 0; // the column with the focus

  /** @param {(mask: number) => void} change @param {number} n */
  constructor(change, n) {
    this.#change = change;
    this.#n = n;
    this.#buttons = upTo(n).map((column) =>
      el("button", { type: "button", "aria-label": WORDS.bit({ bit: n - 1 - column }) }, el("span")),
    );
    this.#group = el("div", { class: "be-cells", role: "group" }, ...this.#buttons);
    this.#group.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.altKey || event.metaKey || !this.#press(event.key)) return;
      event.preventDefault();
    });
    this.#buttons.forEach((button, column) => button.addEventListener("click", () => this.#click(column)));
  }

  /** @param {number} column */
  #click(column) {
    this.#at = column;
    this.#paintFocus();
    this.#turn(column);
  }

  /** @param {number} column @param {boolean} on */
  #set(column, on) {
    if (!this.#possible) return;
    const bit = 2 ** (this.#n - 1 - column);
    const rest = (this.#draft & ~bit) >>> 0;
    const others = this.#single ? 0 : rest;
    this.#change(on ? (others | bit) >>> 0 : rest);
  }

  /** @param {number} column */
  #turn(column) {
    this.#set(column, !has(this.#draft, column, this.#n));
  }

  /** @param {number} column */
  #step(column) {
    this.#at = Math.max(0, Math.min(this.#n - 1, column));
    this.#paintFocus();
    this.focus();
  }

  #paintFocus() {
    this.#buttons.forEach((button, column) => (button.tabIndex = column === this.#at ? 0 : -1));
  }

  /** Handle a key; return whether it has an effect. @param {string} key */
  #press(key) {
    if (key === "0" || key === "1") {
      this.#set(this.#at, key === "1");
      this.#step(this.#at + 1);
    } else if (key === "Backspace") {
      this.#step(this.#at - 1);
      this.#set(this.#at, false);
    } else if (key === "ArrowLeft") this.#step(this.#at - 1);
    else if (key === "ArrowRight") this.#step(this.#at + 1);
    else if (key === "Home") this.#step(0);
    else if (key === "End") this.#step(this.#n - 1);
    else return false;
    return true;
  }

  /** Show the cells as those of a register. @param {string} name */
  show(name) {
    const kind = ["ld", "col", "rd"].includes(name) ? "mask" : name;
    for (const button of this.#buttons) button.className = `bit-cell ${kind}`;
    this.#group.setAttribute("aria-label", WORDS.fillIn({ name }));
    this.#at = 0;
    this.#paintFocus();
    return this.#group;
  }

  /** Choose the bit of a square in the active row. @param {number} column */
  choose(column) {
    if (this.#group.isConnected && this.#single) this.#turn(column);
  }

  focus() {
    this.#buttons[this.#at].focus();
  }

  /** @param {Session} session @param {boolean} isMove */
  render(session, isMove) {
    this.#draft = session.draft;
    this.#single = isMove;
    const wrong = wrongBit(session);
    mark(this.#group, "wrong", session.wrong);
    this.#possible = !isMove || canPlace(session.machine);
    this.#buttons.forEach((button, column) => {
      const on = has(this.#draft, column, this.#n);
      button.setAttribute("aria-pressed", String(on));
      button.setAttribute("aria-disabled", String(!this.#possible));
      mark(button, "on", on);
      mark(button, "wrong", wrong === this.#n - 1 - column);
      write(button.firstElementChild ?? button, on ? "1" : "0");
    });
  }
}
