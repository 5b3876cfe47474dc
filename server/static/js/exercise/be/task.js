// What is asked, the buttons, what is said about an answer, and in the end the result.

import { createButton, el, mark, write, copy } from "../../page/dom.js";
import { wordsOf } from "../../words/words.js";
import { STRONGEST, blankNow, canUndo, scoreOf, strengthNow } from "./session.js";
import { RUNGS, STEPS, activeRow, canLift, canPlace } from "./machine.js";

/** @import { Remark } from "./hints.js" */
/** @import { Score, Session } from "./session.js" */

const words = await wordsOf("exercise");

const { BE: WORDS } = words;

/** @typedef {Record<"fill" | "lift" | "undo" | "hint" | "check" | "model" | "fresh" | "climb", () => void>} Actions */

class Task {
  #values;
  #first;
  #buttons;
  #result = buildResult();
  #position = el("p", { class: "be-position" });
  #question = el("h3", { tabindex: "-1" });
  #remark = el("p", { class: "be-remark" });
  #model = /** @type {HTMLAnchorElement} */ (el("a"));
  #after; // what can be done once all is done
  #keys = el("p", { class: "be-keys" }, WORDS.KEYS);

  /**
   * @param {Record<string, any>} values  of the address
   * @param {number} first  step of the film
   * @param {Actions} actions
   */
  constructor(values, first, actions) {
    this.#values = values;
    this.#first = first;
    this.#buttons = buildButtons(actions);
    const { fill, lift, check, undo, hint, fresh, climb } = this.#buttons;
    const buttons = el("p", { class: "be-buttons" }, fill, lift, check, undo, hint);
    this.#after = el("p", { class: "be-buttons" }, fresh, climb);
    this.#model.addEventListener("click", actions.model);
    this.elements = {
      asked: el("div", { class: "card be-asked" }, this.#position, this.#question),
      task: el("div", { class: "card be-task" }, this.#remark, buttons, this.#result.element, this.#after),
      more: el("div", { class: "card be-more" }, el("p", {}, this.#model), this.#keys),
    };
  }

  focus() {
    this.#question.focus();
  }

  asks() {
    return this.#question.textContent ?? "";
  }

  /** How to answer, before anything is said. @param {Session} session */
  #howTo(session) {
    const blank = blankNow(session);
    if (!blank || (blank.about === "move" && !canPlace(session.machine))) return "";
    return WORDS.HOW[blank.about !== "move" ? "fill" : this.#values.rung === RUNGS.blind ? "blind" : "move"];
  }

  /** @param {Session} session */
  #renderButtons(session) {
    const { machine, judging, draft } = session;
    const { fill, lift, hint } = this.#buttons;
    const blank = blankNow(session);
    const isMove = blank?.about === "move";
    write(fill, isMove ? WORDS.PLACE : judging ? WORDS.CHECK : WORDS.FILL);
    fill.hidden = !blank || (isMove && !canPlace(machine));
    fill.toggleAttribute("disabled", isMove && !draft);
    lift.hidden = !isMove || !canLift(machine);
    hint.hidden = !blank;
    hint.toggleAttribute("disabled", strengthNow(session) === STRONGEST);
    write(hint, WORDS.HINTS[Math.min(STRONGEST - 1, strengthNow(session))]);
  }

  /** What comes after the last step. @param {Session} session @param {Score} score */
  #renderEnd(session, score) {
    const { phase } = session;
    const { n, seed, rung } = this.#values;
    const { check, undo, climb } = this.#buttons;
    check.hidden = phase !== "full";
    undo.hidden = phase !== "filling" && phase !== "full";
    undo.toggleAttribute("disabled", !canUndo(session));
    this.#result.element.hidden = phase !== "done";
    write(this.#result.line, WORDS.line(n, seed, rung, score));
    this.#after.hidden = phase !== "done" && phase !== "shown";
    climb.hidden = phase !== "done" || rung === RUNGS.blind;
  }

  /** @param {Session} session @param {Remark} said */
  render(session, said) {
    const { judging, phase } = session;
    const blank = blankNow(session);
    const score = scoreOf(session);
    const step = Math.min(STEPS, (blank?.step ?? STEPS) + 1);
    write(this.#position, WORDS.position(step, STEPS, judging ? score : null));
    write(this.#question, questionOf(session));
    write(this.#remark, said.text || this.#howTo(session));
    mark(this.#remark, "tone", said.tone);
    this.#renderButtons(session);
    this.#renderEnd(session, score);
    this.#keys.hidden = !blank;
    write(this.#model, phase === "done" ? WORDS.FILM : WORDS.MODEL);
    const shown = this.#first + Math.min(STEPS - 1, blank?.step ?? 0);
    this.#model.href = `./?algorithm=bitmask&n=${this.#values.n}&step=${shown}`;
  }
}

/**
 * @param {Record<string, any>} values
 * @param {number} first
 * @param {Actions} actions
 */
export const createTask = (values, first, actions) => new Task(values, first, actions);

/** @param {Actions} actions */
const buildButtons = (actions) => ({
  fill: createButton("", actions.fill, "text main"),
  lift: createButton(WORDS.LIFT, actions.lift),
  check: createButton(WORDS.CHECK_ALL, actions.check, "text main"),
  undo: createButton(WORDS.UNDO, actions.undo),
  hint: createButton("", actions.hint),
  fresh: createButton(WORDS.FRESH, actions.fresh, "text main"),
  climb: createButton(WORDS.CLIMB, actions.climb),
});

/** The result in a line, to be copied. */
function buildResult() {
  const line = el("output", { class: "be-line" });
  const copied = createButton(WORDS.COPY, async () =>
    write(copied, (await copy(line.textContent ?? "")) ? WORDS.COPIED : WORDS.NOT_COPIED),
  );
  const element = el(
    "div",
    { class: "be-result" },
    el("p", { class: "be-copy" }, line, copied),
    el("p", { class: "be-proof" }, WORDS.PROOF),
  );
  return { element, line };
}

/** @param {Session} session */
function questionOf(session) {
  const { machine, phase } = session;
  const blank = blankNow(session);
  if (blank?.about === "move" && !canPlace(machine)) return WORDS.SOLVED;
  if (blank) return WORDS.ASK[blank.about]({ row: activeRow(machine).row });
  return phase === "full" ? WORDS.FULL : phase === "done" ? WORDS.done(scoreOf(session)) : WORDS.SHOWN;
}
