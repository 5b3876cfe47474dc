// Keys that work wherever the viewer is, except where the focused control has a use for them itself.

/** What has its own use for keys. */
const FIELDS = "input:not([type=range]), textarea, select";
const SLIDERS = "input[type=range], [role=slider], [role=tab]"; // a tab is a button, too
const BUTTONS = "button, a, summary";

/** Keys that do nothing more while they are held down. */
const ONCE = [" ", "k", "j"];

/** @param {import("./actions.js").Actions} actions @returns {Record<string, (shift: boolean) => void>} */
const bindings = (actions) => ({
  " ": () => actions.toggle(1),
  k: () => actions.toggle(1),
  ArrowRight: (shift) => actions.stepBy(shift ? 10 : 1),
  ArrowLeft: (shift) => actions.stepBy(shift ? -10 : -1),
  Home: () => actions.toStart(),
  End: () => actions.toEnd(),
  j: () => actions.toggle(-1),
  l: () => actions.speedBy(4),
  n: (shift) => actions.find("solution", shift ? "backward" : "forward"),
  d: (shift) => actions.find("dead_end", shift ? "backward" : "forward"),
  i: () => actions.into(),
  o: (shift) => actions.find("over", shift ? "backward" : "forward"),
  u: (shift) => actions.find("out", shift ? "backward" : "forward"),
});

/** @param {import("./actions.js").Actions} actions */
export function listen(actions) {
  const keys = bindings(actions);
  addEventListener("keydown", (event) => {
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const act = keys[key];
    if (!act || event.ctrlKey || event.altKey || event.metaKey || takes(event.target, key)) return;
    event.preventDefault();
    if (!event.repeat || !ONCE.includes(key)) act(event.shiftKey);
  });
}

/** Whether a focused control keeps this key for itself. @param {EventTarget | null} target @param {string} key */
function takes(target, key) {
  if (!(target instanceof Element)) return false;
  if (target.matches(FIELDS)) return true;
  if (target.matches(SLIDERS) && (key.startsWith("Arrow") || key === "Home" || key === "End")) return true;
  return target.matches(BUTTONS) && key === " ";
}
