// Input fields for whole numbers, each with a label and an error message.

import { el, mark, write } from "../page/dom.js";
import { wordsOf } from "../words/words.js";

/** @import { Run, State } from "../types.js" */

const words = await wordsOf("export");

let made = 0; // gives every message its own id

/**
 * @typedef {object} Field
 * @property {HTMLElement} element
 * @property {HTMLInputElement} input
 * @property {(least: number, most: number) => number | null} read  returns the number; if it is invalid, shows a message and returns null
 */

/** @param {string} name @param {number} value @param {() => void} [onChange] @returns {Field} */
export function createField(name, value, onChange = () => {}) {
  made += 1;
  const id = `field-notice-${made}`;
  const input = /** @type {HTMLInputElement} */ (
    el("input", {
      type: "text",
      inputmode: "numeric",
      autocomplete: "off",
      maxlength: 20,
      "aria-describedby": id,
      value,
    })
  );
  const wrong = el("span", { class: "wrong if-any", id, role: "alert" });
  const element = el("label", { class: "stack number-field" }, el("span", {}, name), input, wrong);
  input.addEventListener("input", onChange);
  input.addEventListener("focus", () => input.select());

  return {
    element,
    input,
    read(least, most) {
      const text = words.normalizeNumber(input.value).replace(/[\s,]/g, "");
      const number = /^\d+$/.test(text) ? Number(text) : NaN;
      const good = number >= least && number <= most;
      const message = good ? "" : words.badNumber(least, most);
      write(wrong, message);
      mark(element, "wrong", !good);
      input.setAttribute("aria-invalid", String(!good));
      return good ? number : null;
    },
  };
}

/**
 * Create the fields for a range of steps.
 * @param {() => void} onChange
 * @param {() => State} state
 * @param {{strided?: boolean}} [options]  strided: with a field for the stride
 */
export function createRange(onChange, state, { strided = true } = {}) {
  /** The run for which a range was typed. @type {Run | null} */
  let typed = null;
  const note = () => {
    typed = state().film.run;
    onChange();
  };
  const from = createField(words.EXPORT.from, 0, note);
  const to = createField(words.EXPORT.to, 0, note);
  const stride = createField(words.EXPORT.stride, 1, onChange);
  return {
    element: el("div", { class: "numbers" }, from.element, to.element, ...(strided ? [stride.element] : [])),
    /** Propose a range, unless one has been typed. @param {number} first @param {number} last */
    fill(first, last) {
      if (typed === state().film.run) return;
      from.input.value = words.whole(first);
      to.input.value = words.whole(last);
    },
    /**
     * Return the range, including `to`; if it is invalid, show messages and return null.
     * @param {number} last  the last step, or Infinity
     */
    read(last) {
      const most = Number.isFinite(last) ? last : Number.MAX_SAFE_INTEGER;
      const first = from.read(0, most);
      const end = to.read(first ?? 0, most);
      const every = stride.read(1, Number.MAX_SAFE_INTEGER);
      if (first === null || end === null || every === null) return null;
      return { from: first, to: end, stride: every, count: Math.floor((end - first) / every) + 1 };
    },
  };
}

/** @typedef {NonNullable<ReturnType<ReturnType<typeof createRange>["read"]>>} Range */
