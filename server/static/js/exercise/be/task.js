// What is asked, the buttons, what is said about an answer, and in the end the result.

import { createButton, el, mark, write, copy } from "../../page/dom.js";
import { wordsOf } from "../../words/words.js";
import { STRONGEST, blankNow, canUndo, scoreOf, strengthNow } from "./session.js";
import { RUNGS, STEPS, activeRow, canLift, canPlace } from "./machine.js";
import { upTo } from "../../model/board.js";
import { drawSeed } from "../address.js";

/** @import { Remark } from "./hints.js" */
/** @import { Score, Session } from "./session.js" */

const words = await wordsOf("exercise");

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
  copied.addEventListener("click", async () =>
    write(copied, (await copy(line.textContent ?? "")) ? WORDS.COPIED : WORDS.NOT_COPIED),
  );
  const climb = button("climb", WORDS.CLIMB);
  const result = el(
    "div",
    { class: "be-result" },
    el("p", { class: "be-copy" }, line, copied),
    el("p", { class: "be-proof" }, WORDS.PROOF),
  );
  const after = el("p", { class: "be-buttons" }, button("fresh", WORDS.FRESH, "text main"), climb);
  const buttons = el("p", { class: "be-buttons" }, fill, lift, check, undo, hint);
  const keys = el("p", { class: "be-keys" }, WORDS.KEYS);
  const asked = el("div", { class: "card be-asked" }, position, question);
  const element = el("div", { class: "card be-task" }, remark, buttons, result, after);
  const more = el("div", { class: "card be-more" }, el("p", {}, model), keys);

  /** @param {Session} session */
  function questionOf(session) {
    const { machine, phase } = session;
    const blank = blankNow(session);
    if (blank?.about === "move" && !canPlace(machine)) return WORDS.SOLVED;
    if (blank) return WORDS.ASK[blank.about]({ row: activeRow(machine).row });
    return phase === "full" ? WORDS.FULL : phase === "done" ? WORDS.done(scoreOf(session)) : WORDS.SHOWN;
  }

  /** How to answer, before anything is said. @param {Session} session */
  function howTo(session) {
    const blank = blankNow(session);
    if (!blank || (blank.about === "move" && !canPlace(session.machine))) return "";
    return WORDS.HOW[blank.about !== "move" ? "fill" : values.rung === RUNGS.blind ? "blind" : "move"];
  }

  /** @param {Session} session */
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

  /** What comes after the last step. @param {Session} session @param {Score} score */
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
    asks: () => question.textContent ?? "",
    /** @param {Session} session @param {Remark} said */
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

// What an exercise can be made with: the board, the rung, when it is judged. A change begins another one.

/** @param {Record<string, any>} values @param {(change: Record<string, any>) => void} open */
export function createSettings(values, open) {
  /** @param {string} field @param {string} name @param {[string | number, string][]} options */
  function choice(field, name, options) {
    const select = /** @type {HTMLSelectElement} */ (
      el("select", { name: field }, ...options.map(([value, text]) => el("option", { value }, text)))
    );
    select.value = String(values[field]);
    select.addEventListener("change", () => open({ [field]: select.value }));
    return el("label", {}, `${name} `, select);
  }

  const fresh = el("button", { type: "button", class: "text", name: "fresh" }, WORDS.FRESH);
  fresh.addEventListener("click", () => open({ seed: drawSeed() }));
  const { n, rung, seed } = values;
  return el(
    "details",
    { class: "card be-settings", ...(matchMedia("(min-width: 860px)").matches && { open: "" }) },
    el("summary", {}, el("h2", {}, words.LIST.be.title), el("span", {}, WORDS.set({ n, rung, seed: String(seed) }))),
    el(
      "div",
      { class: "be-choices" },
      choice(
        "n",
        "N",
        upTo(5).map((more) => [4 + more, String(4 + more)]),
      ),
      choice(
        "rung",
        WORDS.RUNG,
        WORDS.RUNGS.map((name, at) => [at + 1, `${at + 1} · ${name}`]),
      ),
      choice("feedback", WORDS.FEEDBACK, [
        ["once", WORDS.ONCE],
        ["end", WORDS.END],
      ]),
      el("span", { class: "be-seed" }, WORDS.data({ seed: String(seed) }), " ", fresh),
    ),
  );
}
