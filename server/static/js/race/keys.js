// The keys of the race page, the same as on the film's page.

import { keepsKey, listenToKeys, listKeys } from "../page/keys.js";
import { createButton, el, find } from "../page/dom.js";
import { wordsOf } from "../words/words.js";

/** @import { State } from "./field.js" */

const words = await wordsOf("race");

/**
 * @typedef {object} KeyActions
 * @property {() => void} play       starts or pauses
 * @property {(share: number) => void} seek  goes to a position, from 0 to 1
 * @property {(share: number) => void} move  moves on or back by a share
 * @property {() => void} togglePresent
 * @property {() => void} toggleHelp  opens or closes the list of keys
 * @property {() => void} toggleTheme
 */

/** @type {Record<string, (actions: KeyActions, shift: boolean) => void>} */
const BINDINGS = {
  " ": ({ play }) => play(),
  k: ({ play }) => play(),
  ArrowRight: ({ move }, shift) => move(shift ? 0.1 : 0.01),
  ArrowLeft: ({ move }, shift) => move(shift ? -0.1 : -0.01),
  Home: ({ seek }) => seek(0),
  End: ({ seek }) => seek(1),
  p: ({ togglePresent }) => togglePresent(),
  t: ({ toggleTheme }) => toggleTheme(),
  "?": ({ toggleHelp }) => toggleHelp(),
};
for (let tenths = 0; tenths < 10; tenths++) BINDINGS[String(tenths)] = ({ seek }) => seek(tenths / 10);

/** Keys that do not repeat while they are held down. */
const ONCE = [" ", "k", "p", "t", "?"];

/** @param {KeyActions} actions @param {() => State} state */
export function listen(actions, state) {
  listenToKeys(
    (name) => {
      const act = BINDINGS[name];
      return act && ((event) => (event.repeat && ONCE.includes(name) ? undefined : act(actions, event.shiftKey)));
    },
    () => state().settings.keys,
  );
  addEventListener("keydown", ({ key, target }) => {
    if (
      key === "Escape" &&
      state().race.present &&
      !keepsKey(target, key) &&
      !document.querySelector("dialog[open], :popover-open")
    )
      actions.togglePresent();
  });
}

// The list of the race's keys, over the page.

export function createHelp() {
  const dialog = /** @type {HTMLDialogElement} */ (
    el(
      "dialog",
      { class: "card help", "aria-label": words.PAGE.keys },
      el(
        "div",
        { class: "stack" },
        listKeys(words.KEYS),
        createButton(words.CLOSE, () => dialog.close()),
      ),
    )
  );
  document.body.append(dialog);

  function toggle() {
    if (dialog.open) dialog.close();
    else dialog.showModal();
  }
  find("#keys").addEventListener("click", toggle);
  find("#race-menu").addEventListener("click", () => find("#race-menu").hidePopover());
  return { toggle };
}
