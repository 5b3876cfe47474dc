// The content of the exercise's frame: question, buttons, points, and the result at the end.

import { createButton, el, write, copy } from "../../page/dom.js";
import { wordsOf } from "../../words/words.js";
import { STRONGEST, blankNow, canUndo, countNow, markNow, scoreOf } from "./session.js";
import { RUNGS, STEPS, activeRow, canLift, canPlace, meanwhileOf } from "./machine.js";

/** @import { Button, Shown } from "../frame.js" */
/** @import { Remark } from "./hints.js" */
/** @import { Blank } from "./machine.js" */
/** @import { Session } from "./session.js" */

const words = await wordsOf("exercise");

const { BE: WORDS } = words;

/**
 * @param {Session} session
 * @param {Remark} said
 * @param {(step: number) => string} addressOf  returns the address of a step in the film
 * @param {() => void} follow  called when the learner follows that link
 * @returns {Shown}
 */
export function describe(session, said, addressOf, follow) {
  const { judging, phase, machine } = session;
  const blank = blankNow(session);
  const href = addressOf(Math.min(STEPS - 1, blank?.step ?? 0));
  return {
    progress: WORDS.position(countNow(session), judging ? scoreOf(session) : null),
    before: blank ? WORDS.meanwhile(meanwhileOf(machine)) : "",
    question: questionOf(session),
    remark: { ...said, text: said.text || howTo(session) },
    buttons: {
      ...(blank && buttonsOf(session, blank)),
      undo: (blank || phase === "full") && { text: WORDS.UNDO, off: !canUndo(session) },
      check: phase === "full" && { text: WORDS.CHECK_ALL, main: true },
      fresh: (phase === "done" || phase === "shown") && { text: words.ANOTHER, main: true },
      climb: phase === "done" && machine.rung < RUNGS.blind && { text: WORDS.CLIMB },
    },
    links: [{ href, text: phase === "done" ? WORDS.FILM : WORDS.MODEL, press: follow }],
  };
}

/** Return the buttons while there is a blank. @param {Session} session @param {Blank} blank @returns {Record<string, Button | false>} */
function buttonsOf(session, blank) {
  const { machine, judging, draft } = session;
  const isMove = blank.about === "move";
  const { strength } = markNow(session);
  return {
    fill: (!isMove || canPlace(machine)) && {
      text: isMove ? WORDS.PLACE : judging ? WORDS.CHECK : WORDS.FILL,
      main: true,
      off: isMove && !draft,
    },
    lift: isMove && canLift(machine) && { text: WORDS.LIFT },
    hint: { text: WORDS.HINTS[Math.min(STRONGEST - 1, strength)], off: strength === STRONGEST },
  };
}

/** @param {Session} session */
function questionOf(session) {
  const { machine, phase } = session;
  const blank = blankNow(session);
  if (blank?.about === "move" && !canPlace(machine)) return WORDS.SOLVED;
  if (blank) return WORDS.ASK[blank.about]({ row: activeRow(machine).row });
  return phase === "full" ? WORDS.FULL : phase === "done" ? WORDS.done(scoreOf(session)) : WORDS.SHOWN;
}

/** Return the instruction, shown before the first remark. @param {Session} session */
function howTo(session) {
  const { machine } = session;
  const blank = blankNow(session);
  if (!blank || (blank.about === "move" && !canPlace(machine))) return "";
  return WORDS.HOW[blank.about !== "move" ? "fill" : machine.rung === RUNGS.blind ? "blind" : "move"];
}

/** Create the result as a line to copy. */
export function createResult() {
  const line = el("output", { class: "be-line box" });
  const copied = createButton(WORDS.COPY, async () =>
    write(copied, (await copy(line.textContent ?? "")) ? WORDS.COPIED : WORDS.NOT_COPIED),
  );
  const element = el(
    "div",
    { class: "stack" },
    el("p", { class: "row" }, line, copied),
    el("p", { class: "frame-keys hint" }, WORDS.PROOF),
  );
  return {
    element,
    /** @param {Session} session @param {Record<string, any>} values */
    render(session, { n, seed, rung }) {
      element.hidden = session.phase !== "done";
      write(line, WORDS.line(n, seed, rung, scoreOf(session)));
    },
  };
}
