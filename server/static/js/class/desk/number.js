// A field for the number of a seat, as its device shows it.

import { el, put, write } from "../../page/dom.js";
import { parseWhole } from "../../words/numbers.js";
import { wordsOf } from "../../words/words.js";

/** @import { Session } from "../session.js" */

const words = await wordsOf("desk");

/** @param {Session} session @param {string} id */
export function createNumberField(session, id) {
  const field = /** @type {HTMLInputElement} */ (
    el("input", {
      type: "text",
      id,
      inputmode: "numeric",
      autocomplete: "off",
      maxlength: 6,
      "aria-describedby": `${id}-refused`,
    })
  );
  const refused = el("p", { class: "class-refused", id: `${id}-refused`, role: "alert" });

  return {
    elements: [el("label", { for: id }, words.PEOPLE.number), field],
    refused,
    /** Do something with the number that was typed, or say why it is none. @param {(number: number) => void} act */
    take(act) {
      const most = session.get().room?.seats ?? 0;
      const number = parseWhole(field.value.trim());
      const isGood = number !== null && number >= 1 && number <= most;
      write(refused, isGood ? "" : words.PEOPLE.notNumber({ count: most }));
      put(field, "aria-invalid", String(!isGood));
      if (!isGood) return field.focus();
      field.value = "";
      act(number);
    },
  };
}
