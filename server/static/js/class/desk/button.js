// The one button of a class: dark, always in sight, and always the next thing. Space, a clicker's keys and a tap do it.

import { createButton, el, mark, write } from "../../page/dom.js";
import { wordsOf } from "../../words/words.js";

/** @import { State } from "../../types.js" */
/** @import { NextThing, Act } from "./next.js" */

const words = await wordsOf("desk");

const FIELDS = "input, textarea, select, [role=slider], [role=tab]";
const OWN = "button, a, summary"; // Space presses them, in a drawer
const OVER = "dialog:modal, :popover-open";

/**
 * Return whether a key belongs to what has the focus: to a field, or to a dialog, a menu or a drawer that lies over the page.
 * @param {EventTarget | null} target
 */
const isTaken = (target) =>
  target instanceof Element &&
  (target.matches(FIELDS) ||
    target.closest(OVER) !== null ||
    (target.matches(OWN) && target.closest("#drawer") !== null));

/**
 * Create the button; `act` does the next thing, `back` goes back to the stop before.
 * @param {() => State} state @param {(what: Act) => unknown} act @param {() => void} back
 */
export function createTheButton(state, act, back) {
  /** @type {Act} */
  let what = "start";
  /** The thing that is under way: another press for it is none. @type {Act | ""} */
  let doing = "";
  const label = el("span", {});
  const button = createButton("", () => press(), "text primary");
  const element = el("div", { class: "class-next", "aria-live": "polite" }, button);
  button.append(label);
  document.body.append(element);
  mark(document.documentElement, "hosts", true);

  async function press() {
    if (doing === what) return;
    const mine = (doing = what);
    try {
      await act(mine);
    } finally {
      if (doing === mine) doing = "";
    }
  }

  /** @type {Record<string, () => ((() => void) | false)>} the keys; false: the page has its own use for it now */
  const keys = {
    " ": () => press,
    PageDown: () => press,
    PageUp: () => back,
    ArrowRight: () => state().learn.lesson !== null && press,
    ArrowLeft: () => state().learn.lesson !== null && back,
  };

  /** @param {KeyboardEvent} event */
  function onKey(event) {
    const { key, target, repeat, ctrlKey, altKey, metaKey, shiftKey } = event;
    const run = !(ctrlKey || altKey || metaKey || shiftKey) && keys[key]?.();
    if (!run || isTaken(target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!repeat) run();
  }
  addEventListener("keydown", onKey, { capture: true });

  return {
    /** @param {NextThing} next */
    render({ what: wanted, ...numbers }) {
      what = wanted;
      mark(element, "what", what);
      write(label, words.nextThing(what, numbers));
    },
    close() {
      removeEventListener("keydown", onKey, { capture: true });
      mark(document.documentElement, "hosts", false);
      element.remove();
    },
  };
}
