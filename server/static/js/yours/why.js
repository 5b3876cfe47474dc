// "Why has this name this value?": a click, or Enter, on a value, a square of the board or a bit shows the line that wrote it,
// with a way there and back again.

import { isCell, listSquares, rowsBelow, targetAt, targetOf } from "../page/cells.js";
import { createButton, el, find, write } from "../page/dom.js";
import { findQueen, findWrite } from "../suppliers/program/writes.js";
import { LINES } from "../suppliers/program/film.js";
import { wordsOf } from "../words/words.js";
import { WhyBubble } from "./bubble.js";

/** @import { Actions, Look, ProgramStep, Run, State, Target } from "../types.js" */
/** @import { ProgramFilm } from "../suppliers/program/film.js" */
/** @import { Asked, Written } from "../suppliers/program/writes.js" */
/** @import { Reason } from "../words/sentences/yours.js" */

const words = await wordsOf("yours");

const SLACK = 14; // pixels that a finger may be off

/** A step from which a viewer went. `focus`: returns the element that asked. @typedef {{run: Run, step: number, panel: string, focus: () => HTMLElement | null}} Left */

export class Why {
  #parts;
  #stage = find("#stage");
  #bubble = new WhyBubble();
  #said = el("span", { role: "status" });
  #back = createButton("", () => this.#return());
  /** The way back, beside the code. */
  element = el("p", { class: "own-back row compact", hidden: "" }, this.#said, this.#back);
  /** @type {ProgramFilm | null} */
  #film = null;
  /** The steps left, the latest one last. @type {Left[]} */
  #left = [];
  /** The element to focus once a step is shown; `goes`: it is the step of a line. @type {{step: number, focus: Left["focus"], goes: boolean} | null} */
  #awaited = null;

  /** @param {{actions: Actions, get: () => State}} parts */
  constructor(parts) {
    this.#parts = parts;
    this.#stage.addEventListener("click", (event) => this.#click(/** @type {PointerEvent} */ (event)), true);
    this.#stage.addEventListener("keydown", (event) => this.#press(event), true);
    this.element.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      this.#forget();
      find(".own-code").focus();
    });
  }

  /** @param {ProgramFilm} film */
  setFilm(film) {
    this.#film = film;
    this.#bubble.close();
    this.#forget();
  }

  #forget() {
    this.#left = [];
    this.element.hidden = true;
  }

  /** Close the bubble at another step, and restore the focus. @param {ProgramStep} step */
  show({ step }) {
    this.#bubble.closeAfter(step);
    if (this.#awaited?.step !== step) return;
    const { focus, goes } = this.#awaited;
    focus()?.focus({ preventScroll: true });
    if (goes) requestAnimationFrame(() => setTimeout(scrollToLine)); // after the panel has opened
    this.#awaited = null;
  }

  #shown() {
    const { shown, run } = this.#parts.get().film;
    return shown?.run === run ? shown : null;
  }

  /** @param {PointerEvent} event */
  #click(event) {
    const { run } = this.#shown() ?? {};
    if (!run || !this.#film || event.shiftKey || /** @type {Element} */ (event.target).closest("a, button")) return;
    const target = targetAt(event, run.n, event.pointerType === "touch" ? SLACK : 0);
    if (!target) return;
    event.stopPropagation();
    this.#askTarget(target);
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    const { run } = this.#shown() ?? {};
    const cell = event.target;
    if (event.key !== "Enter" || event.shiftKey || !run || !isCell(cell)) return;
    const target = targetOf(cell, run.n);
    if (!target) return;
    event.preventDefault();
    event.stopPropagation();
    this.#askTarget(target);
  }

  /** @param {Target} target */
  #askTarget(target) {
    if ("square" in target) {
      const [row, column] = target.square;
      const cell = listSquares()[row][column];
      if (this.#film?.changes.length)
        this.#open(
          cell,
          () => cell,
          (film, event) => whyQueen(film, event, target.square),
        );
      return;
    }
    const register = this.#film?.findings.registers[Number(target.register)];
    const cell = rowsBelow().find(({ name }) => name === target.register)?.cells[target.column];
    if (!register || !cell) return;
    const [name, ...path] = register.name.split(".");
    this.ask(cell, { function: register.function, name, path }, () => cell);
  }

  /** Ask about a value, beside its element. @param {HTMLElement} anchor @param {Asked} asked @param {Left["focus"]} focus  returns the element later */
  ask(anchor, asked, focus) {
    this.#open(anchor, focus, (film, event) => whyValue(film, event, asked));
  }

  /** @param {HTMLElement} anchor @param {Left["focus"]} focus @param {(film: ProgramFilm, event: number) => Promise<Reason>} look */
  #open(anchor, focus, look) {
    const { step } = this.#shown() ?? {};
    if (!step || !this.#film) return;
    const back = anchor === document.activeElement ? focus : () => null; // a mouse leaves the focus alone
    const { event } = /** @type {ProgramStep} */ (/** @type {any} */ (step)).state;
    if (this.#parts.get().play.playing) this.#parts.actions.playOrPause();
    this.#bubble.open(anchor, step.step, look(this.#film, event), (reason) => this.#go(reason, back));
  }

  /** Go to the line of a reason. @param {Reason} reason @param {Left["focus"]} focus */
  #go(reason, focus) {
    const { film, page } = this.#parts.get();
    if (!reason.write || !film.shown) return;
    const back = focus() && this.#back;
    this.#left.push({ run: film.run, step: film.shown.step.step, panel: page.panel, focus });
    this.#visit({ ...film.run, algorithm: LINES }, reason.write.event, "code");
    write(this.#said, words.reasoned(reason).here);
    this.#showBack();
    this.#awaited = { step: reason.write.event, focus: () => back, goes: true };
  }

  #return() {
    const left = this.#left.pop();
    if (!left) return;
    this.#awaited = { ...left, goes: false };
    this.#visit(left.run, left.step, left.panel);
    write(this.#said, "");
    this.#showBack();
  }

  #showBack() {
    const { step } = this.#left.at(-1) ?? {};
    this.element.hidden = step === undefined;
    if (step !== undefined) write(this.#back, words.WHY_OWN.back({ step }));
  }

  /** @param {Run} run @param {number} step @param {string} panel */
  #visit(run, step, panel) {
    const { actions, get } = this.#parts;
    if (get().film.run.algorithm === run.algorithm) actions.go(step);
    else {
      actions.recordNavigation();
      actions.showRun(run, step);
    }
    actions.openPanel(panel);
  }
}

/** Scroll the page until the line that runs is visible. */
const scrollToLine = () => document.querySelector(".own-sheet li[data-current]")?.scrollIntoView({ block: "nearest" });

/** @param {ProgramFilm} film @param {number} event @param {Asked} asked @returns {Promise<Reason>} */
async function whyValue({ recording }, event, asked) {
  const found = await findWrite(recording, event, asked);
  const name = [asked.name, ...asked.path].join(".");
  if (!found) return { manner: "none", name, value: "", square: null, write: null };
  const manner = found.write ? (found.write.given ? "given" : "set") : "start";
  return { ...found, manner, square: null };
}

/** @param {ProgramFilm} film @param {number} event @param {[number, number]} square @returns {Promise<Reason>} */
async function whyQueen({ recording, changes, findings: { board, readings } }, event, square) {
  const { isThere, write: found } = await findQueen(recording, changes, event, square);
  return {
    manner: found ? (isThere ? "placed" : "taken") : "never",
    name: readings[board ?? 0].name,
    value: "",
    square,
    write: found,
  };
}
