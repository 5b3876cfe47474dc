// Intents that play the film and set its speed.

import { FASTEST, SLOWEST, STOPS, parseSpeed, formatSpeed, stopOf } from "../film/speed.js";
import { wordsOf } from "../words/words.js";

/** @import { Player, State, Store } from "../types.js" */

const words = await wordsOf("page");

const SHUTTLE = 3; // stops of the speed slider: about twice as fast

/**
 * @param {object} parts
 * @param {Store} parts.store
 * @param {Player} parts.player
 * @param {(act: () => void) => void} parts.act  runs a new intent, which ends a search in progress
 * @param {(change: Partial<State["page"]["notices"]>) => void} parts.setNotices
 */
export function createPlaying({ store, player, act, setNotices }) {
  /** @param {number} speed */
  function setSpeed(speed) {
    store.set({ play: { speed } });
    setNotices({ speed: "" });
    player.restartPace();
  }

  /** Change the speed by stops of the slider. @param {number} stops */
  function speedBy(stops) {
    const stop = Math.min(STOPS.length - 1, Math.max(0, stopOf(store.get().play.speed) + stops));
    setSpeed(STOPS[stop]);
  }

  return {
    /** Play in a direction, or pause if the film plays in it already. @param {-1 | 1} direction */
    toggle(direction) {
      act(() => (store.get().play.playing === direction ? player.pause() : player.play(direction)));
    },
    /** Play forward, or pause if the film plays in any direction. */
    playOrPause: () => act(() => (store.get().play.playing ? player.pause() : player.play(1))),
    /** Play in a direction, or faster if the film plays in it already. @param {-1 | 1} direction */
    shuttle(direction) {
      if (store.get().play.playing === direction) speedBy(SHUTTLE);
      else act(() => player.play(direction));
    },
    slower: () => speedBy(-SHUTTLE),
    setSpeed,
    /** @param {string} text @returns {boolean} true if it is allowed */
    typeSpeed(text) {
      const speed = parseSpeed(words.normalizeNumber(text));
      if (speed !== null) setSpeed(speed);
      else
        setNotices({
          speed: words.badSpeed(text, SLOWEST, FASTEST, words.decimal(formatSpeed(store.get().play.speed))),
        });
      return speed !== null;
    },
  };
}
