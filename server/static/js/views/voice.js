// Announces to screen readers. A step by hand is one sentence; a playing film announces only its pause, its end and new
// solutions, unless the viewer wants every step.

import { sentenceAt } from "../algorithms/algorithms.js";
import { find } from "../page/dom.js";
import { wordsOf } from "../words/words.js";

/** @import { Look, State } from "../types.js" */

const words = await wordsOf("page");

const PAUSE = 350; // milliseconds without a change before a sentence is announced
const LEAD = 5000; // milliseconds between two announced steps of the lead of a class
const BREATH = 1000; // milliseconds between two announced steps of a playing film

/** @typedef {NonNullable<State["film"]["shown"]>} Shown */

/** The last announcement, and its time. */
class Voice {
  #voice = find("#voice");
  #news = createNews();
  /** @type {number | undefined} */
  #timer;
  /** The last step or move of a game that was announced. @type {object | null} */
  #spoken = null;
  #last = 0;
  /** @type {Pick<Look, "moment" | "placed"> & {learn: Pick<Look["learn"], "asked">}} */
  #latest = { moment: null, placed: null, learn: { asked: null } };
  #follows = false;
  /** @type {State["learn"]["asked"]} */
  #question = null;
  /** The stop of a lesson with this question. @type {State["learn"]["lesson"]} */
  #asking = null;

  /** @param {Look} look */
  render(look) {
    const {
      film: { shown },
      play: { playing },
      learn: { asked, lesson: stop },
    } = look;
    if (asked && asked !== this.#question) this.#asking = stop;
    this.#question = asked;
    const lesson = stop === this.#asking ? null : stop; // the lesson announces its text, but not its question
    this.#latest = look;
    this.#follows = look.class.follows;
    if (playing || lesson) clearTimeout(this.#timer);
    if (shown && !lesson) this.#speak(shown, playing !== 0, look.page.settings.voice);
  }

  /** @param {Shown} shown @param {boolean} playing @param {State["page"]["settings"]["voice"]} setting */
  #speak(shown, playing, setting) {
    switch (setting) {
      case "off":
        clearTimeout(this.#timer);
        this.#voice.textContent = "";
        this.#spoken = shown.step; // when switched on again, it starts with the next step
        break;
      case "solutions":
        if (playing) this.#speakOfSolutions(shown);
        else this.#speakByHand(shown);
        break;
      case "steps":
        if (playing) this.#speakOfSteps(shown);
        else this.#speakByHand(shown);
        break;
      default:
        throw new Error(`unknown setting of the voice: ${setting}`);
    }
  }

  /**
   * Announce a step by hand after a short pause; a step of a class's lead after time for the one before.
   * @param {Shown} shown
   */
  #speakByHand(shown) {
    this.#news.reset(shown.step.solutions);
    const news = this.#latest.placed?.game ?? shown.step;
    if (news === this.#spoken) return;
    this.#spoken = news;
    clearTimeout(this.#timer);
    const pause = this.#follows ? Math.max(PAUSE, this.#last + LEAD - performance.now()) : PAUSE;
    this.#timer = setTimeout(() => {
      this.#last = performance.now();
      this.#voice.textContent = this.#describe(shown);
    }, pause);
  }

  /** Announce each step of a playing film, with time to listen. @param {Shown} shown */
  #speakOfSteps(shown) {
    const now = performance.now();
    if (shown.step === this.#spoken || now - this.#last < BREATH) return;
    this.#last = now;
    this.#spoken = shown.step;
    this.#voice.textContent = this.#describe(shown);
  }

  /** @param {Shown} shown */
  #speakOfSolutions({ step }) {
    const more = this.#news.note(performance.now(), step.solutions);
    if (more) this.#voice.textContent = words.moreSolutions({ count: more, all: step.solutions });
  }

  /** @param {Shown} shown */
  #describe(shown) {
    const { title, why } = sentenceAt({ ...this.#latest, film: { shown } });
    return [title, why].filter(Boolean).join(" ");
  }
}

export function createVoice() {
  const voice = new Voice();
  return (/** @type {Look} */ look) => voice.render(look);
}

// Counts the solutions since the last announcement while a film plays. The caller supplies the time.

const REST = 3000; // milliseconds between two announcements

export function createNews() {
  let announced = 0;
  let last = -Infinity;
  return {
    /** Set the number that was announced. @param {number} solutions */
    reset(solutions) {
      announced = solutions;
    },
    /** Return the number of new solutions to announce, or 0. @param {number} now @param {number} solutions */
    note(now, solutions) {
      if (solutions < announced) announced = solutions; // the film played backwards or started a loop again
      const more = solutions - announced;
      if (!more || now - last < REST) return 0;
      announced = solutions;
      last = now;
      return more;
    },
  };
}
