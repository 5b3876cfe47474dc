// What is asked, the buttons, what is said about an answer, and in the end the result.

import { createButton, el, mark, write } from "../../page/dom.js";
import { words } from "../../words/exercise.js";
import { copy } from "../../page/clipboard.js";
import { STEPS } from "./data.js";
import { RUNGS, activeRow, canLift, canPlace } from "./machine.js";
import { STRONGEST, blankNow, canUndo, scoreOf, strengthNow } from "./session.js";

const { BE: WORDS } = words;

/**
 * @param {Record<string, any>} values  of the address @param {number} first  step of the film
 * @param {Record<"fill" | "lift" | "undo" | "hint" | "check" | "model" | "fresh" | "climb", () => void>} actions
 */
export function createTask(values, first, actions) {
  /** @param {keyof typeof actions} name @param {string} text @param {string} [className] */
  const button = (name, text, className) => createButton(text, actions[name], className);

  const position = el("p", { class: "be-position" });
  const question = el("h3", { tabindex: "-1" });
  const fill = button("fill", "", "text main");
  const lift = button("lift", WORDS.LIFT);
  const undo = button("undo", WORDS.UNDO);
  const check = button("check", WORDS.CHECK_ALL, "text main");
  const hint = button("hint", "");
  const remark = el("p", { class: "be-remark" });
  const model = /** @type {HTMLAnchorElement} */ (el("a"));
  model.addEventListener("click", actions.model);
  const line = el("output", { class: "be-line" });
  const copied = el("button", { type: "button", class: "text" }, WORDS.COPY);
  copied.addEventListener("click", async () => write(copied, (await copy(line.textContent ?? "")) ? WORDS.COPIED : WORDS.NOT_COPIED));
  const climb = button("climb", WORDS.CLIMB);
  const result = el("div", { class: "be-result" }, el("p", { class: "be-copy" }, line, copied), el("p", { class: "be-proof" }, WORDS.PROOF));
  const after = el("p", { class: "be-buttons" }, button("fresh", WORDS.FRESH, "text main"), climb);
  const buttons = el("p", { class: "be-buttons" }, fill, lift, check, undo, hint);
  const keys = el("p", { class: "be-keys" }, WORDS.KEYS);
  const asked = el("div", { class: "card be-asked" }, position, question);
  const element = el("div", { class: "card be-task" }, remark, buttons, result, after);
  const more = el("div", { class: "card be-more" }, el("p", {}, model), keys);

  /** @param {import("./session.js").Session} session */
  function questionOf(session) {
    const { machine, phase } = session;
    const blank = blankNow(session);
    if (blank?.about === "move" && !canPlace(machine)) return WORDS.SOLVED;
    if (blank) return WORDS.ASK[blank.about](activeRow(machine).row);
    return phase === "full" ? WORDS.FULL : phase === "done" ? WORDS.done(scoreOf(session)) : WORDS.SHOWN;
  }

  /** How to answer, before anything is said. @param {import("./session.js").Session} session */
  function howTo(session) {
    const blank = blankNow(session);
    if (!blank || (blank.about === "move" && !canPlace(session.machine))) return "";
    return WORDS.HOW[blank.about !== "move" ? "fill" : values.rung === RUNGS.blind ? "blind" : "move"];
  }

  /** @param {import("./session.js").Session} session */
  function renderButtons(session) {
    const { machine, judging, draft } = session;
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

  /** What comes after the last step. @param {import("./session.js").Session} session @param {import("./session.js").Score} score */
  function renderEnd(session, score) {
    const { phase } = session;
    check.hidden = phase !== "full";
    undo.hidden = phase !== "filling" && phase !== "full";
    undo.toggleAttribute("disabled", !canUndo(session));
    result.hidden = phase !== "done";
    write(line, WORDS.line(values.n, values.seed, values.rung, score));
    after.hidden = phase !== "done" && phase !== "shown";
    climb.hidden = phase !== "done" || values.rung === RUNGS.blind;
  }

  return {
    elements: { asked, task: element, more },
    focus: () => question.focus(),
    told: () => question.textContent ?? "",
    /** @param {import("./session.js").Session} session @param {import("./be.js").Remark} said */
    render(session, said) {
      const { judging } = session;
      const blank = blankNow(session);
      const score = scoreOf(session);
      write(position, WORDS.position(Math.min(STEPS, (blank?.step ?? STEPS) + 1), STEPS, judging ? score : null));
      write(question, questionOf(session));
      write(remark, said.text || howTo(session));
      mark(remark, "tone", said.tone);
      renderButtons(session);
      renderEnd(session, score);
      keys.hidden = !blank;
      write(model, session.phase === "done" ? WORDS.FILM : WORDS.MODEL);
      model.href = `./?algorithm=bitmask&n=${values.n}&step=${first + Math.min(STEPS - 1, blank?.step ?? 0)}`;
    },
  };
}
