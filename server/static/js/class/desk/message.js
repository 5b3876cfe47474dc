// A message about the host's last action: done, for some seconds, or why it was refused, until the next action.

import { el, mark, write } from "../../page/dom.js";
import { wordsOf } from "../../words/words.js";

/** @import { Refused } from "../../wire/protocol.js" */

const words = await wordsOf("class");

const BRIEF = 6000; // milliseconds

export function createMessage() {
  const element = el("p", { class: "class-message if-any", role: "status" });
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  /** @param {string} text @param {boolean} isRefused */
  function show(text, isRefused) {
    clearTimeout(timer);
    write(element, text);
    mark(element, "refused", isRefused);
    if (!isRefused) timer = setTimeout(() => write(element, ""), BRIEF);
  }

  return {
    element,
    /**
     * Await an action and show its message, or why it was refused. Resolves to whether it is done.
     * @param {Promise<unknown>} action
     * @param {string} [done]
     */
    async attempt(action, done = "") {
      let refused = "";
      try {
        await action;
      } catch (error) {
        const { code, message: said } = /** @type {Refused} */ (error);
        refused = words.why(code, said);
      }
      show(refused || done, refused !== "");
      return refused === "";
    },
    close: () => clearTimeout(timer),
  };
}
