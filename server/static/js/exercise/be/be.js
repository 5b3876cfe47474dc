// Be the algorithm: the learner is the search for twelve steps. This module connects the exercise's parts.

import { el } from "../../page/dom.js";
import { wordsOf } from "../../words/words.js";
import { SEED, drawSeed, oneOf, wholeNumber } from "../address.js";
import {
  STRONGEST,
  askHint,
  blankNow,
  check,
  confirm,
  createSession,
  scoreOf,
  setDraft,
  showModel,
  strengthNow,
  undo,
} from "./session.js";
import { factOf } from "./hints.js";
import { LIFT, RUNGS, chooseSteps, drawWindow, truthOf } from "./machine.js";
import { createPicture } from "./picture.js";
import { createSettings, createTask } from "./task.js";

/** @import { Step } from "../../types.js" */
/** @import { Parts } from "../address.js" */
/** @import { Remark } from "./hints.js" */
/** @import { About } from "./machine.js" */
/** @import { Session } from "./session.js" */

const words = await wordsOf("exercise");

const { BE: WORDS } = words;

const NOTHING = /** @type {Remark} */ ({ text: "", tone: "", by: [] });

export const FIELDS = {
  n: wholeNumber(4, 8, () => 6),
  rung: wholeNumber(RUNGS.moves, RUNGS.blind, () => RUNGS.masks),
  seed: SEED,
  feedback: oneOf(/** @type {const} */ (["once", "end"])),
};

/** @param {Parts} parts @param {Record<string, any>} values */
export async function create(parts, values) {
  const run = /** @type {const} */ ({ algorithm: "bitmask", n: values.n, goal: "all" });
  const { steps: total } = await parts.source.describe(run);
  const { start, stop } = drawWindow(values.seed, values.n, /** @type {number} */ (total));
  const steps = chooseSteps(await parts.source.read(run, start, stop, 1));
  return createExercise(parts, values, steps);
}

/** The rule; the cell and its queen; the value. @param {Session} session @param {About} about @returns {Remark} */
function hintOf(session, about) {
  const { machine, draft } = session;
  if (strengthNow(session) === 1) return { ...NOTHING, text: WORDS.RULES[about] };
  if (strengthNow(session) === STRONGEST)
    return { ...NOTHING, text: WORDS.value(about, truthOf(machine)[about], machine.n) };
  const { reason, by } = factOf(machine, about, draft);
  return { text: WORDS.fact(reason), tone: "", by };
}

/** @param {Parts} parts @param {Record<string, any>} values @param {Step[]} steps */
function createExercise({ open, keep, say }, values, steps) {
  let session = createSession(steps, values.n, values.rung, values.feedback === "once");
  let said = NOTHING;
  const picture = createPicture(
    {
      draft: (mask) => go(setDraft(session, mask), said.tone ? NOTHING : said), // a hint stays while it is followed
      fill: () => fill(session.draft),
      lift: () => fill(LIFT),
    },
    values.n,
  );
  const task = createTask(values, steps[0].step, {
    fill: () => fill(session.draft),
    lift: () => fill(LIFT),
    undo: () => move(undo(session)),
    hint,
    check: checkAll,
    model,
    fresh: () => open({ seed: drawSeed() }),
    climb: () => open({ seed: drawSeed(), rung: values.rung + 1 }),
  });

  /** @param {Session} next @param {Remark} [remark] */
  function go(next, remark = NOTHING) {
    session = next;
    said = remark;
    picture.render(session, remark);
    task.render(session, remark);
  }

  /** Go on to another blank, and say so. @param {Session} next @param {Remark} [remark] */
  function move(next, remark) {
    go(next, remark);
    if (blankNow(next)) picture.focus();
    else task.focus();
    say([remark?.text, task.asks()].filter(Boolean).join(" "));
  }

  /** @param {number} value */
  function fill(value) {
    const blank = blankNow(session);
    if (!blank) return;
    const next = confirm(session, value);
    if (next.wrong) {
      go(next, { text: WORDS.WRONG, tone: "wrong", by: [] });
      say(WORDS.WRONG);
    } else move(next, next.judging ? { text: WORDS.right(blank.about), tone: "right", by: [] } : NOTHING);
  }

  function hint() {
    const blank = blankNow(session);
    if (!blank) return;
    const next = askHint(session);
    const remark = hintOf(next, blank.about);
    go(next, remark);
    say(remark.text);
    if (strengthNow(next) === STRONGEST) picture.focus(); // the button is switched off
  }

  function checkAll() {
    const next = check(session);
    move(next, { text: WORDS.checked(scoreOf(next)), tone: next.phase === "done" ? "right" : "wrong", by: [] });
  }

  /** The viewer follows the link to the film: these data are used up, and the address gets others for the way back. */
  function model() {
    if (session.phase === "done") return;
    go(showModel(session));
    keep({ seed: drawSeed() });
  }

  go(session);
  return el(
    "div",
    { class: "be", "data-rung": values.rung },
    createSettings(values, open),
    el("div", { class: "be-work" }, task.elements.asked, picture.element, task.elements.task, task.elements.more),
  );
}
