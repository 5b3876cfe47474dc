// Be the algorithm: the learner is the search for twelve steps. This module connects the exercise's parts.

import { upTo } from "../../model/board.js";
import { wordsOf } from "../../words/words.js";
import { SEED, drawSeed, oneOf, wholeNumber } from "../address.js";
import { createFrame } from "../frame.js";
import { createSettings } from "../settings.js";
import {
  STRONGEST,
  askHint,
  blankNow,
  check,
  confirm,
  createSession,
  markNow,
  scoreOf,
  setDraft,
  showModel,
  undo,
} from "./session.js";
import { factOf, missOf } from "./hints.js";
import { LIFT, RUNGS, activeRow, chooseSteps, drawWindow, truthOf } from "./machine.js";
import { Picture } from "./picture.js";
import { createResult, describe } from "./task.js";

/** @import { Step } from "../../types.js" */
/** @import { Parts } from "../address.js" */
/** @import { Settings } from "../settings.js" */
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
  #first;
  #session;
  #remark = NOTHING;
  #picture;
  #result = createResult();

  /** @param {Parts} parts @param {Record<string, any>} values @param {Step[]} steps */
  constructor(parts, values, steps) {
    const { open } = parts;
    this.#parts = parts;
    this.#values = values;
    this.#first = steps[0].step;
    this.#session = createSession(steps, values.n, values.rung, values.feedback === "once");
    this.#picture = new Picture(this.#setDraft, values.n);
    this.frame = createFrame(parts, {
      name: "be",
      top: createSettings(parts, values, settingsOf(values)),
      picture: this.#picture.element,
      focus: () => this.#picture.focus(),
      extra: this.#result.element,
      actions: {
        fill: () => this.#fill(this.#session.draft),
        lift: () => this.#fill(LIFT),
        check: this.#check,
        undo: () => this.#move(undo(this.#session)),
        hint: this.#hint,
        fresh: () => open({ seed: drawSeed() }),
        climb: () => open({ seed: drawSeed(), rung: values.rung + 1 }),
      },
      keys: { enter: "fill", l: "lift" },
      help: WORDS.KEYS,
      aside: true,
    });
    this.frame.element.dataset.rung = values.rung;
    this.frame.render(this.#show(this.#session));
  }

  /** Draw a session and return the content of its frame. @param {Session} next @param {Remark} [remark] */
  #show(next, remark = NOTHING) {
    this.#session = next;
    this.#remark = remark;
    this.#picture.render(next, remark);
    this.#result.render(next, this.#values);
    const addressOf = (/** @type {number} */ at) => `./?algorithm=bitmask&n=${this.#values.n}&step=${this.#first + at}`;
    return describe(next, remark, addressOf, this.#showModel);
  }

  /** Move to another blank. @param {Session} next @param {Remark} [remark] */
  #move(next, remark) {
    this.frame.update(this.#show(next, remark));
    if (blankNow(next)) this.#picture.focus();
    else this.frame.focus();
  }

  /** @param {number} mask */
  #setDraft = (mask) => {
    const kept = this.#remark.tone ? NOTHING : this.#remark; // a hint stays while the draft changes
    this.frame.render(this.#show(setDraft(this.#session, mask), kept));
  };

  /** @param {number} value */
  #fill(value) {
    const blank = blankNow(this.#session);
    if (!blank) return;
    const next = confirm(this.#session, value);
    if (next.filled.length > this.#session.filled.length)
      this.#move(next, next.judging ? rightOf(this.#session, blank.about) : NOTHING);
    else {
      const miss = missOf(next.machine, blank.about, value, markNow(next).misses);
      this.frame.update(this.#show(next, { text: WORDS.miss(miss), tone: "wrong", by: miss.by }));
    }
  }

  #hint = () => {
    const blank = blankNow(this.#session);
    if (!blank) return;
    const next = askHint(this.#session);
    this.frame.update(this.#show(next, hintOf(next, blank.about)));
    if (markNow(next).strength === STRONGEST) this.#picture.focus(); // the button is disabled now
  };

  #check = () => {
    const next = check(this.#session);
    const tone = next.phase === "done" ? "right" : "wrong";
    this.#move(next, { text: WORDS.checked(scoreOf(next)), tone, by: [] });
  };

  /** Follow the link to the film: the address gets another seed for the way back, as the answers are known now. */
  #showModel = () => {
    if (this.#session.phase === "done") return;
    this.frame.render(this.#show(showModel(this.#session)));
    this.#parts.setAddress({ seed: drawSeed() });
  };
}

/** @param {Parts} parts @param {Record<string, any>} values */
export async function create(parts, values) {
  const run = /** @type {const} */ ({ algorithm: "bitmask", n: values.n, goal: "all" });
  const { steps: total } = await parts.source.describe(run);
  const { start, stop } = drawWindow(values.seed, values.n, /** @type {number} */ (total));
  const steps = chooseSteps(await parts.source.read(run, start, stop, 1));
  return new Exercise(parts, values, steps).frame;
}

/** @param {Session} session  the one before the right answer @param {About} about @returns {Remark} */
function rightOf({ machine }, about) {
  const answer = { about, value: truthOf(machine)[about], row: activeRow(machine).row, n: machine.n };
  return { text: WORDS.right(answer), tone: "right", by: [] };
}

/** Return the next hint: the rule, then the cell and its queen, then the value. @param {Session} session @param {About} about @returns {Remark} */
function hintOf(session, about) {
  const { machine, draft } = session;
  const { strength } = markNow(session);
  if (strength === 1) return { ...NOTHING, text: WORDS.RULES[about] };
  if (strength === STRONGEST) return { ...NOTHING, text: WORDS.value(about, truthOf(machine)[about], machine.n) };
  const { reason, by } = factOf(machine, about, draft);
  return { text: WORDS.fact(reason), tone: "", by };
}

/** Return the settings of the exercise: board, rung, time of feedback. @param {Record<string, any>} values @returns {Settings} */
function settingsOf({ n, rung }) {
  return {
    title: words.LIST.be.title,
    set: WORDS.set({ n, rung }),
    choices: [
      { field: "n", name: "N", options: upTo(5).map((more) => [4 + more, String(4 + more)]) },
      { field: "rung", name: WORDS.RUNG, options: WORDS.RUNGS.map((name, at) => [at + 1, `${at + 1} · ${name}`]) },
      {
        field: "feedback",
        name: WORDS.FEEDBACK,
        options: [
          ["once", WORDS.ONCE],
          ["end", WORDS.END],
        ],
      },
    ],
  };
}
