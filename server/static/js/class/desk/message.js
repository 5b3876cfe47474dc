// Says what the host has done, or why it was refused.

import { el, mark, write } from "../../page/dom.js";
import { wordsOf } from "../../words/words.js";

/** @import { Refused } from "../../wire/protocol.js" */

const words = await wordsOf("class");

export function createMessage() {
  const element = el("p", { class: "class-message", role: "status" });

  return {
    element,
    /** @param {string} text */
    say: (text) => write(element, text),
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
      write(element, refused || done);
      mark(element, "refused", refused !== "");
      return refused === "";
    },
  };
}

/** @typedef {ReturnType<typeof createMessage>} Message */
