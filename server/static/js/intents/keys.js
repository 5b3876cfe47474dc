// Keys that work wherever the viewer is, except where the focused control has a use for them itself.

/** What has its own use for keys. */
const FIELDS = "input:not([type=range]), textarea, select";
const SLIDERS = "input[type=range], [role=slider], [role=tab]"; // a tab is a button, too
const BUTTONS = "button, a, summary";

/** Keys that do nothing more while they are held down. */
const ONCE = [" ", "k", "j", "l", "p", "t"];

/**
 * What a key does.
 * @typedef {(actions: import("./actions.js").Actions, shift: boolean, state: import("../types.js").State) => unknown} Binding
 */

/** @param {boolean} shift */
const directionOf = (shift) => (shift ? "backward" : "forward");

/** Every key that does something. @type {Record<string, Binding>} */
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
  c: (actions, _shift, { view }) => view === "present" && actions.toggleCode(),
  t: (actions) => actions.toggleTheme(),
  "+": (actions) => actions.zoomBy(2),
  "-": (actions) => actions.zoomBy(1 / 2),
  "?": (actions, _shift, { drawer }) => actions.openDrawer(drawer === "keys" ? null : "keys"),
};
for (let tenths = 0; tenths < 10; tenths++) BINDINGS[String(tenths)] = (actions) => actions.toTenth(tenths);

/** Keys that type a sign; viewers can switch them off, since dictation types them by accident. @param {string} key */
const typesSign = (key) => key.length === 1 && key !== " ";

/** The name that a key is bound to: Shift does not change a letter, and = counts as plus. @param {string} key */
function nameOf(key) {
  if (key === "=") return "+";
  return key.length === 1 ? key.toLowerCase() : key;
}

/** @param {import("./actions.js").Actions} actions @param {() => import("../types.js").State} state */
export function listen(actions, state) {
  addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !event.defaultPrevented) leave(event.target, actions, state());
    const key = nameOf(event.key);
    const act = BINDINGS[key];
    if (!act || event.ctrlKey || event.altKey || event.metaKey || keepsKey(event.target, key)) return;
    if (!state().settings.keys && typesSign(key)) return;
    event.preventDefault();
    if (event.repeat) actions.hurry(true); // holding a key down counts as fast play
    if (!event.repeat || !ONCE.includes(key)) act(actions, event.shiftKey, state());
  });
  addEventListener("keyup", () => actions.hurry(false));
}

/** Close what was opened last, on Escape. @param {EventTarget | null} target @param {import("./actions.js").Actions} actions @param {import("../types.js").State} state */
function leave(target, actions, { drawer, view }) {
  if (drawer) actions.openDrawer(null);
  else if (view === "present" && !keepsKey(target, "Escape") && !document.querySelector(":popover-open")) actions.togglePresent();
}

/** Whether a focused control keeps this key for itself. @param {EventTarget | null} target @param {string} key */
function keepsKey(target, key) {
  if (!(target instanceof Element)) return false;
  if (target.matches(FIELDS)) return true;
  if (target.matches(SLIDERS) && (key.startsWith("Arrow") || key === "Home" || key === "End")) return true;
  return target.matches(BUTTONS) && key === " ";
}
