// The keys and their actions.

import { keepsKey, listenToKeys } from "../page/keys.js";
import { isOffered } from "../suppliers/offers.js";
import { isAudible } from "../page/settings.js";

/** @import { Actions, State } from "../types.js" */

/** Keys that do not repeat while they are held down. */
const ONCE = [" ", "k", "j", "l", "p", "q", "t", "w", "e", "m"];

/**
 * Run a key's action.
 * @typedef {(actions: Actions, shift: boolean, state: State) => unknown} Binding
 */

/** @param {boolean} shift */
const directionOf = (shift) => (shift ? "backward" : "forward");

/** The actions, by key. @type {Record<string, Binding>} */
export const BINDINGS = {
  " ": (actions) => actions.playOrPause(),
  k: (actions) => actions.playOrPause(),
  ArrowRight: (actions, shift) => actions.stepBy(shift ? 10 : 1),
  ArrowLeft: (actions, shift) => actions.stepBy(shift ? -10 : -1),
  Home: (actions) => actions.toStart(),
  End: (actions) => actions.toEnd(),
  j: (actions, shift) => (shift ? actions.slower() : actions.shuttle(-1)),
  l: (actions, shift) => (shift ? actions.slower() : actions.shuttle(1)),
  ",": (actions) => actions.lineBy(-1),
  ".": (actions) => actions.lineBy(1),
  n: (actions, shift) => actions.find("solution", directionOf(shift)),
  d: (actions, shift) => actions.find("dead_end", directionOf(shift)),
  i: (actions) => actions.move("into"),
  o: (actions, shift) => actions.move("over", directionOf(shift)),
  u: (actions, shift) => actions.move("out", directionOf(shift)),
  a: (actions) => actions.loopHere("first"),
  b: (actions) => actions.loopHere("last"),
  x: (actions) => actions.confine(null),
  p: (actions) => actions.togglePresent(),
  c: (actions, _shift, { page: { view } }) => view === "present" && actions.toggleCode(),
  q: (actions, _shift, { learn: { predict }, page: { view } }) =>
    view !== "embed" && isOffered("predict") && actions.setPredict(predict ? null : { seed: null }),
  t: (actions) => actions.toggleTheme(),
  w: (actions) => actions.toggleWhole(),
  e: (actions, _shift, { page: { view, settings } }) =>
    isAudible && view !== "embed" && actions.changeSettings({ sound: !settings.sound }),
  m: (actions) => actions.toggleControls(),
  "+": (actions) => actions.zoomBy(2),
  "-": (actions) => actions.zoomBy(1 / 2),
  "?": (actions, _shift, { page: { drawer } }) => actions.openDrawer(drawer === "keys" ? null : "keys"),
};
for (let tenths = 0; tenths < 10; tenths++) BINDINGS[String(tenths)] = (actions) => actions.toTenth(tenths);

/** @param {Actions} actions @param {() => State} state */
export function listen(actions, state) {
  addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !event.defaultPrevented) leave(event.target, actions, state());
  });
  listenToKeys(
    (name) => {
      const act = BINDINGS[name];
      return (
        act &&
        (({ repeat, shiftKey }) => {
          if (repeat) actions.hurry(true); // holding a key down counts as fast play
          if (!repeat || !ONCE.includes(name)) act(actions, shiftKey, state());
        })
      );
    },
    () => state().page.settings.keys,
  );
  addEventListener("keyup", () => actions.hurry(false));
}

/**
 * Close the part that was opened last, on Escape.
 * @param {EventTarget | null} target
 * @param {Actions} actions
 * @param {State} state
 */
function leave(target, actions, { page: { drawer, view } }) {
  if (drawer) actions.openDrawer(null);
  else if (view === "present" && !keepsKey(target, "Escape") && !document.querySelector(":popover-open"))
    actions.togglePresent();
}
