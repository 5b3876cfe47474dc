// The intents of controls and keys. Each is checked and passed to the player or the store.

import { algorithmOf, hindranceOf } from "../algorithms/algorithms.js";
import { createArranging } from "./arranging.js";
import { createCalming } from "./calming.js";
import { createChoosing } from "./choosing.js";
import { createIntents } from "./intents.js";
import { createShowing, createStopVisit, createVisiting } from "./visiting.js";
import { createPlaying } from "./playing.js";
import { Placing } from "./placing.js";
import { moveLoopEnd } from "../film/segment.js";
import { Seeking } from "./seeking.js";
import { createStepping } from "./stepping.js";
import { createViewing } from "./viewing.js";
import { wordsOf } from "../words/words.js";

/** @import { Algorithm, Direction, Player, Run, Source, Store, Supplier } from "../types.js" */

const words = await wordsOf("page");

/**
 * @param {object} parts
 * @param {Store} parts.store
 * @param {Player} parts.player
 * @param {Source} parts.source
 * @param {{matches: boolean}} parts.systemDark  matches: the system is dark
 * @param {Algorithm[]} parts.catalogue
 * @param {Supplier} parts.supplier
 * @param {(run: Run) => boolean} parts.takesQueens  returns true if the board of a run can be played by hand
 */
export function createActions({ store, player, source, systemDark, catalogue, supplier, takesQueens }) {
  const intents = createIntents({ store, player, source });
  const { act, setNotices, recordNavigation, onMove, onNavigate, confine } = intents;
  const viewing = createViewing({ store, setNotices, isOutdated: supplier.isOutdated });
  const { find, into } = new Seeking({ store, player, source, ...intents });

  /**
   * Move among the calls, or show why that makes no sense here.
   * @param {"into" | "over" | "out"} name
   * @param {Direction} direction
   */
  function move(name, direction = "forward") {
    const {
      film: { run, step, description },
    } = store.get();
    const hindrance = hindranceOf(run, step, direction === "forward" ? description?.steps : null);
    if (hindrance) act(() => setNotices({ page: words.HINDRANCES[hindrance] }));
    else if (name === "into") into();
    else find(name, direction);
  }

  /** Start or end a loop at the present step. @param {"first" | "last"} end */
  function loopHere(end) {
    const { segment, step, description } = store.get().film;
    confine(moveLoopEnd(segment, end, step, description?.steps ?? Infinity));
  }

  /** @param {string} id */
  const largest = (id) => algorithmOf(catalogue, id).largest;
  const { miss } = viewing;

  const { toggle, playOrPause, shuttle, ...speed } = createPlaying({ store, player, act, setNotices });
  const showRun = createShowing({ player, ...intents });
  const placing = new Placing({ store, player, source, ...intents, showRun, takesQueens });
  const { chooseSquare, takeBack, toggleBits, takeQueens, setQueens } = placing;
  const { setLesson, ...arranging } = createArranging({ store, recordNavigation, systemDark });
  const calming = createCalming({ store, recordNavigation });
  const seeking = { confine, find, move, loopHere };
  const visiting = createVisiting({ store, player, ...intents, miss, largest, setQueens });
  const moving = {
    showRun,
    ...visiting,
    visitStop: createStopVisit(store, visiting.visit),
    ...{ chooseSquare, takeBack, toggleBits, takeQueens },
    ...createChoosing({ store, player, ...intents, miss, catalogue }),
    ...createStepping({ store, player, act, setNotices, recordNavigation }),
    ...seeking,
    toggle: (/** @type {-1 | 1} */ direction) => (direction > 0 && placing.goOnFromQueens()) || toggle(direction),
    playOrPause: () => placing.goOnFromQueens() || playOrPause(),
    shuttle,
    setLesson,
  };
  const guarded = unlessHeld(moving, store, viewing.showBriefly);
  return { ...guarded, ...speed, ...viewing, ...arranging, ...calming, recordNavigation, onMove, onNavigate };
}

/**
 * Guard intents that move the film: while the film is blocked, they show the reason instead.
 * @template {Record<string, (...values: any[]) => any>} Intents
 * @param {Intents} moving @param {Store} store @param {(message: string) => void} showMessage
 */
function unlessHeld(moving, store, showMessage) {
  const guarded = Object.entries(moving).map(([name, intent]) => [
    name,
    (/** @type {any[]} */ ...values) => {
      const { blocked } = store.get().class;
      return blocked ? showMessage(blocked) : intent(...values);
    },
  ]);
  return /** @type {Intents} */ (Object.fromEntries(guarded));
}
