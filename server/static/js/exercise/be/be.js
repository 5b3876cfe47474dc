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
import { createSettings } from "./settings.js";
import { createTask } from "./task.js";

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

class Exercise {
  #parts;
  #values;
  #session;
  #said = NOTHING;
  #picture;
  #task;

  /** @param {Parts} parts @param {Record<string, any>} values @param {Step[]} steps */
  constructor(parts, values, steps) {
    const { open } = parts;
    this.#parts = parts;
    this.#values = values;
    this.#session = createSession(steps, values.n, values.rung, values.feedback === "once");
    const fill = () => this.#fill(this.#session.draft);
    const lift = () => this.#fill(LIFT);
    this.#picture = createPicture({ draft: this.#setDraft, fill, lift }, values.n);
    this.#task = createTask(values, steps[0].step, {
      fill,
      lift,
      undo: () => this.#move(undo(this.#session)),
      hint: this.#hint,
      check: this.#check,
      model: this.#showModel,
      fresh: () => open({ seed: drawSeed() }),
      climb: () => open({ seed: drawSeed(), rung: values.rung + 1 }),
    });
    this.#go(this.#session);
  }

  /** All of it, for the page. */
  build() {
    const { asked, task, more } = this.#task.elements;
    return el(
      "div",
      { class: "be", "data-rung": this.#values.rung },
      createSettings(this.#values, this.#parts.open),
      el("div", { class: "be-work" }, asked, this.#picture.element, task, more),
    );
  }

  /** @param {Session} next @param {Remark} [remark] */
  #go(next, remark = NOTHING) {
    this.#session = next;
    this.#said = remark;
    this.#picture.render(next, remark);
    this.#task.render(next, remark);
  }

  /** Go on to another blank, and say so. @param {Session} next @param {Remark} [remark] */
  #move(next, remark) {
    this.#go(next, remark);
    if (blankNow(next)) this.#picture.focus();
    else this.#task.focus();
    this.#parts.say([remark?.text, this.#task.asks()].filter(Boolean).join(" "));
  }

  /** @param {number} mask */
  #setDraft = (mask) => {
    const kept = this.#said.tone ? NOTHING : this.#said; // a hint stays while it is followed
    this.#go(setDraft(this.#session, mask), kept);
  };

  /** @param {number} value */
  #fill(value) {
    const blank = blankNow(this.#session);
    if (!blank) return;
    const next = confirm(this.#session, value);
    if (next.wrong) {
      this.#go(next, { text: WORDS.WRONG, tone: "wrong", by: [] });
      this.#parts.say(WORDS.WRONG);
    } else this.#move(next, next.judging ? { text: WORDS.right(blank.about), tone: "right", by: [] } : NOTHING);
  }

  #hint = () => {
    const blank = blankNow(this.#session);
    if (!blank) return;
    const next = askHint(this.#session);
    const remark = hintOf(next, blank.about);
    this.#go(next, remark);
    this.#parts.say(remark.text);
    if (strengthNow(next) === STRONGEST) this.#picture.focus(); // the button is switched off
  };

  #check = () => {
    const next = check(this.#session);
    const tone = next.phase === "done" ? "right" : "wrong";
    this.#move(next, { text: WORDS.checked(scoreOf(next)), tone, by: [] });
  };

  /** The viewer follows the link to the film: these data are used up, and the address gets others for the way back. */
  #showModel = () => {
    if (this.#session.phase === "done") return;
    this.#go(showModel(this.#session));
    this.#parts.keep({ seed: drawSeed() });
  };
}

/** @param {Parts} parts @param {Record<string, any>} values */
export async function create(parts, values) {
  const run = /** @type {const} */ ({ algorithm: "bitmask", n: values.n, goal: "all" });
  const { steps: total } = await parts.source.describe(run);
  const { start, stop } = drawWindow(values.seed, values.n, /** @type {number} */ (total));
  const steps = chooseSteps(await parts.source.read(run, start, stop, 1));
  return new Exercise(parts, values, steps).build();
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
