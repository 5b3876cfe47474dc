// Intents that search for a step on the server. A new intent ends the search.

import { contains } from "../film/segment.js";
import { wordsOf } from "../words/words.js";

/** @import { Direction, Doing, Player, Source, State, Store, What } from "../types.js" */
/** @import { Intents } from "./intents.js" */

const words = await wordsOf("page");

const LONGEST_CLIMB = 64; // steps

/**
 * @typedef {object} Parts
 * @property {Store} store
 * @property {Player} player
 * @property {Source} source
 * @property {() => number} intent            returns the number of the present intent
 * @property {(act: () => void) => void} act  runs a new intent
 * @property {(change: Partial<State["page"]["notices"]>) => void} setNotices
 * @property {Intents["untilReady"]} untilReady
 * @property {() => void} recordNavigation
 */

export class Seeking {
  #parts;
  /** The search in progress, or the last one. @type {{key: string, intent: number, done: Promise<void>} | null} */
  #search = null;

  /** @param {Parts} parts */
  constructor(parts) {
    this.#parts = parts;
  }

  #film() {
    return this.#parts.store.get().film;
  }

  /**
   * Find a step and go there. A second call before it is found goes on to the next such step.
   * @param {What | Doing} what @param {Direction} direction
   */
  find = (what, direction) => {
    const { intent, act, player } = this.#parts;
    const key = JSON.stringify([what, direction]);
    const again = this.#search && this.#search.intent === intent() && this.#search.key === key;
    if (!again) act(player.pause);
    const looking = (again ? this.#search?.done : null) ?? Promise.resolve();
    this.#search = {
      key,
      intent: intent(),
      done: looking.then(() =>
        typeof what === "string" ? this.#findLandmark(what, direction) : this.#findDoing(what, direction),
      ),
    };
    return this.#search.done;
  };

  /** @param {What} what @param {Direction} direction */
  async #findLandmark(what, direction) {
    const { source, setNotices, untilReady } = this.#parts;
    const { run, step } = this.#film();
    const found = await untilReady(() => source.find(run, what, step, direction));
    if (found?.answer === null) setNotices({ page: words.nothingFound(what, direction) });
    else if (found) this.#arrive(found.answer);
  }

  /** Show a step that was found, unless it lies outside the segment. @param {number} step */
  #arrive(step) {
    const { player, setNotices, recordNavigation } = this.#parts;
    const { segment } = this.#film();
    if (segment && !contains(segment, step)) setNotices({ page: words.OUTSIDE });
    else {
      recordNavigation();
      player.seek(step);
    }
  }

  /** @param {Doing} doing @param {Direction} direction */
  async #findDoing(doing, direction) {
    const { source, setNotices, untilReady } = this.#parts;
    const { run, step: from } = this.#film();
    const found = await untilReady(() => source.findDoing(run, doing, from, direction));
    if (!found) return;
    const { step, searched } = found.answer;
    if (step === null) setNotices({ page: words.notDone(doing, direction, searched, run.n) });
    else this.#arrive(step);
  }

  /** Go to the next step that enters a call. At most one climb back over all rows lies between. */
  into = async () => {
    const { source, player, act, setNotices, untilReady } = this.#parts;
    act(player.pause);
    const { run, step: here } = this.#film();
    const found = await untilReady(() => source.read(run, here + 1, here + 1 + LONGEST_CLIMB, 1));
    if (!found) return;
    const entered = found.answer.find(({ kind }) => kind === "call" || kind === "solution");
    if (entered) this.#arrive(entered.step);
    else setNotices({ page: words.NO_CALL });
  };
}
