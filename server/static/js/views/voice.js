// Speaks to screen readers. Stepping by hand announces one sentence; a playing film announces only its pause, its end
// and new solutions, unless the viewer wants every step.

import { sentenceAt } from "../algorithms/algorithms.js";
import { find } from "../page/dom.js";
import { wordsOf } from "../words/words.js";

/** @import { Look, State, Step } from "../types.js" */

const words = await wordsOf("page");

const PAUSE = 350; // milliseconds without a change before a sentence is spoken
const LEAD = 5000; // milliseconds between two announced steps of the lead of a class
const BREATH = 1000; // milliseconds between two announced steps of a playing film

export function createVoice() {
  const voice = find("#voice");
  const news = createNews();
  /** @type {number | undefined} */
  let timer;
  /** @type {Step | null} */
  let spoken = null;
  let last = 0;
  /** @type {Pick<Look, "moment"> & {learn: Pick<Look["learn"], "asked">}} */
  let latest = { moment: null, learn: { asked: null } };
  let follows = false;

  /** @param {NonNullable<State["film"]["shown"]>} shown */
  function sentence(shown) {
    const { title, why } = sentenceAt({ ...latest, film: { shown } });
    return `${title} ${why}`;
  }

  /**
   * Announce a step by hand, after a short pause; one of the lead of a class, when the one before has been listened to.
   * @param {NonNullable<State["film"]["shown"]>} shown
   */
  function speakByHand(shown) {
    news.reset(shown.step.solutions);
    if (shown.step === spoken) return;
    spoken = shown.step;
    clearTimeout(timer);
    const pause = follows ? Math.max(PAUSE, last + LEAD - performance.now()) : PAUSE;
    timer = setTimeout(() => {
      last = performance.now();
      voice.textContent = sentence(shown);
    }, pause);
  }

  /** @param {NonNullable<State["film"]["shown"]>} shown */
  function everyStep(shown) {
    const now = performance.now();
    if (shown.step === spoken || now - last < BREATH) return;
    last = now;
    spoken = shown.step;
    voice.textContent = sentence(shown);
  }

  /** @param {NonNullable<State["film"]["shown"]>} shown */
  function everySolution({ step }) {
    const more = news.note(performance.now(), step.solutions);
    if (more) voice.textContent = words.moreSolutions({ count: more, all: step.solutions });
  }

  /** @param {Look} look */
  return function render(look) {
    const {
      film: { shown },
      play: { playing },
      page: { settings },
      learn: { asked },
    } = look;
    const lesson = asked ? null : look.learn.lesson; // it announces its own text, but not its question
    latest = look;
    follows = look.class.follows;
    if (playing || lesson) clearTimeout(timer);
    if (!shown || lesson) return;
    switch (settings.voice) {
      case "off":
        clearTimeout(timer);
        voice.textContent = "";
        spoken = shown.step; // when switched on again, it begins with the next step
        break;
      case "solutions":
        (playing ? everySolution : speakByHand)(shown);
        break;
      case "steps":
        (playing ? everyStep : speakByHand)(shown);
        break;
      default:
        throw new Error(`unknown setting of the voice: ${settings.voice}`);
    }
  };
}

// Counts the solutions since a screen reader was last told, while a film plays. The caller supplies the time.

const REST = 3000; // milliseconds between two announcements

export function createNews() {
  let announced = 0;
  let last = -Infinity;
  return {
    /** The listener knows this number. @param {number} solutions */
    reset(solutions) {
      announced = solutions;
    },
    /** The number of new solutions to announce, or 0. @param {number} now @param {number} solutions */
    note(now, solutions) {
      if (solutions < announced) announced = solutions; // the film played backwards or began a loop again
      const more = solutions - announced;
      if (!more || now - last < REST) return 0;
      announced = solutions;
      last = now;
      return more;
    },
  };
}
