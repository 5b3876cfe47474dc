// Intents that search for a step on the server. The search ends when the viewer wants something else.

import { isRefused } from "../wire/protocol.js";
import { contains } from "../film/segment.js";
import { wordsOf } from "../words/words.js";

/** @import { Direction, Doing, Player, Segment, Source, State, Store, What } from "../types.js" */

const words = await wordsOf("page");

const LONGEST_CLIMB = 64; // steps

/**
 * @param {object} parts
 * @param {Store} parts.store
 * @param {Player} parts.player
 * @param {Source} parts.source
 * @param {() => number} parts.intent            the number of the present intent
 * @param {(act: () => void) => void} parts.act  runs a new intent
 * @param {(change: Partial<State["page"]["notices"]>) => void} parts.setNotices
 * @param {() => void} parts.recordNavigation
 * @param {(segment: Segment | null) => void} parts.confine
 */
export function createSeeking({ store, player, source, intent, act, setNotices, recordNavigation, confine }) {
  /** The search under way, or the last one. @type {{key: string, intent: number, done: Promise<void>} | null} */
  let search = null;

  /**
   * Repeat a request until the server has an answer: with each request it walks a bit further into the trace.
   * @template T @param {() => Promise<T>} ask
   * @returns {Promise<{answer: T} | null>}  null after an error, or if a new intent has come
   */
  async function askUntilReady(ask) {
    const mine = intent();
    for (;;) {
      try {
        const answer = await ask();
        return mine === intent() ? { answer } : null;
      } catch (error) {
        if (mine !== intent()) return null;
        setNotices({ page: /** @type {Error} */ (error).message });
        if (!isRefused(error, "not_ready")) return null;
      }
    }
  }

  /**
   * Find a step and go there. If it is called again before the step is found, it then finds the one after that, too.
   * @param {What | Doing} what @param {Direction} direction
   */
  function find(what, direction) {
    const key = JSON.stringify([what, direction]);
    const again = search && search.intent === intent() && search.key === key;
    if (!again) act(player.pause);
    const looking = (again ? search?.done : null) ?? Promise.resolve();
    search = {
      key,
      intent: intent(),
      done: looking.then(() => (typeof what === "string" ? findLandmark(what, direction) : findDoing(what, direction))),
    };
    return search.done;
  }

  /** @param {What} what @param {Direction} direction */
  async function findLandmark(what, direction) {
    const {
      film: { run },
    } = store.get();
    const found = await askUntilReady(() => source.find(run, what, player.currentStep(), direction));
    if (found?.answer === null) setNotices({ page: words.nothingFound(what, direction) });
    else if (found) arrive(found.answer);
  }

  /** Show a step that was found, unless it lies outside the segment. @param {number} step */
  function arrive(step) {
    const {
      film: { segment },
    } = store.get();
    if (segment && !contains(segment, step)) setNotices({ page: words.outside(segment) });
    else {
      recordNavigation();
      player.seek(step);
    }
  }

  /** @param {Doing} doing @param {Direction} direction */
  async function findDoing(doing, direction) {
    const {
      film: { run },
    } = store.get();
    const found = await askUntilReady(() => source.findDoing(run, doing, player.currentStep(), direction));
    if (!found) return;
    const { step, searched } = found.answer;
    if (step === null) setNotices({ page: words.notDone(doing, direction, searched, run.n) });
    else arrive(step);
  }

  /**
   * Confine the film to what follows from these queens on the first rows; without any, show all.
   * @param {number[]} queens  their columns, from the top
   * @param {number} [step]  where the film stands, if that step is within
   */
  async function preset(queens, step = 0) {
    act(player.pause);
    const {
      film: { run },
    } = store.get();
    if (!queens.length) return confine(null);
    const first = await askUntilReady(() => source.findQueens(run, queens));
    if (!first) return;
    const start = first.answer;
    if (start === null) return setNotices({ page: words.NO_SUCH_QUEENS });
    const lifted = await askUntilReady(() => source.find(run, "over", start, "forward"));
    if (!lifted) return;
    /** @type {Segment} */
    const segment = { start, stop: lifted.answer ?? Infinity, why: "preset", queens };
    confine(segment);
    player.seek(contains(segment, step) ? step : start);
  }

  /** Go to the next step that enters a call. It is at most one climb back over all rows away. */
  async function into() {
    act(player.pause);
    const {
      film: { run },
    } = store.get();
    const here = player.currentStep();
    const found = await askUntilReady(() => source.read(run, here + 1, here + 1 + LONGEST_CLIMB, 1));
    if (!found) return;
    const entered = found.answer.find(({ kind }) => kind === "call" || kind === "solution");
    if (entered) arrive(entered.step);
    else setNotices({ page: words.NO_CALL });
  }

  return { find, into, preset };
}
