// Says what the host has done, or why it was refused.

import { el, mark, write } from "../../page/dom.js";
import { wordsOf } from "../../words/words.js";

/** @import { Refused } from "../../wire/protocol.js" */

const words = await wordsOf("class");

const BRIEF = 6000; // milliseconds

export function createMessage() {
  const element = el("p", { class: "class-message", role: "status" });
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  /** @param {string} text */
  function say(text) {
    clearTimeout(timer);
    write(element, text);
    if (text) timer = setTimeout(() => write(element, ""), BRIEF);
  }

  return {
    element,
    /**
     * Do something, and say so, or why not; resolves to whether it is done.
     * @param {Promise<unknown>} doing
     * @param {string} [done]
     */
    async attempt(doing, done = "") {
      let refused = "";
      try {
        await doing;
      } catch (error) {
        const { code, message: said } = /** @type {Refused} */ (error);
        refused = words.why(code, said);
      }
      say(refused || done);
      mark(element, "refused", refused !== "");
      return refused === "";
    },
    close: () => clearTimeout(timer),
  };
}

/** @typedef {ReturnType<typeof createMessage>} Message */
/**
 * Asks something of the class, and says that it is done, or why not; resolves to whether it is.
 * @typedef {(type: string, fields?: object, done?: string) => Promise<boolean>} Request
 */
