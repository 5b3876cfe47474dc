// The form for a question of the host's own: a text, two to six choices, the right one if there is one, and its reason.

import { createButton, el, mark, write } from "../../page/dom.js";
import { wordsOf } from "../../words/words.js";

/** @import { OwnQuestion } from "../../types.js" */

const words = await wordsOf("desk");

const { OWN: WORDS } = words;
const FEWEST = 2;
const MOST = 6;
// most characters, as in the server's config/limits.py
const LENGTHS = { text: 200, choice: 80, reason: 300 };

class OwnForm {
  #ask;
  #text = createField("class-own-text", WORDS.text, LENGTHS.text);
  #reason = createField("class-own-reason", WORDS.reason, LENGTHS.reason);
  #choices = Array.from({ length: MOST }, (_, at) => createChoice(at));
  #refused = el("p", { class: "class-refused if-any", role: "alert" });
  #form = this.#build();
  element = /** @type {HTMLDetailsElement} */ (
    el("details", { class: "class-own" }, el("summary", {}, WORDS.title), this.#form)
  );

  /** @param {(own: OwnQuestion) => Promise<boolean>} ask  resolves to whether the class is asked */
  constructor(ask) {
    this.#ask = ask;
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#submit();
    });
    this.#form.addEventListener("input", () => this.#update());
    for (const { box } of this.#choices)
      box.addEventListener("change", () => {
        for (const other of this.#choices) if (other.box !== box) other.box.checked = false; // at most one is right
        this.#update();
      });
    this.#update();
  }

  #build() {
    const legend = el("legend", {}, WORDS.choices);
    return el(
      "form",
      {},
      ...this.#text.elements,
      el("fieldset", { class: "stack class-own-choices" }, legend, ...this.#choices.map(({ element }) => element)),
      ...this.#reason.elements,
      el(
        "div",
        { class: "row" },
        el("button", { type: "submit", class: "text" }, WORDS.ask),
        createButton(WORDS.clear, () => this.#clear()),
      ),
      this.#refused,
    );
  }

  /** Show one empty field after the filled ones, and the field for the reason once a choice is right. */
  #update() {
    const filled = this.#choices.map(({ input }) => input.value.trim() !== "");
    const shown = Math.max(FEWEST, filled.lastIndexOf(true) + 2);
    for (const [at, { element, box }] of this.#choices.entries()) {
      element.hidden = at >= shown;
      box.disabled = !filled[at];
      box.checked &&= filled[at];
    }
    const isJudged = this.#choices.some(({ box }) => box.checked);
    mark(this.#form, "judged", isJudged);
  }

  #clear() {
    for (const { input } of [this.#text, this.#reason, ...this.#choices]) input.value = "";
    write(this.#refused, "");
    this.#update();
    this.#text.input.focus();
  }

  /** Return the question in the form, or the sentence that names what is missing. @returns {OwnQuestion | string} */
  #read() {
    const text = this.#text.input.value.trim();
    const given = this.#choices.filter(({ input }) => input.value.trim() !== "");
    const choices = given.map(({ input }) => input.value.trim());
    if (!text) return WORDS.noText;
    if (choices.length < FEWEST) return WORDS.fewChoices({ count: FEWEST });
    if (new Set(choices).size < choices.length) return WORDS.sameChoices;
    const right = given.findIndex(({ box }) => box.checked);
    return right < 0
      ? { text, choices, right: null, reason: "" }
      : { text, choices, right, reason: this.#reason.input.value.trim() };
  }

  async #submit() {
    const own = this.#read();
    write(this.#refused, typeof own === "string" ? own : "");
    if (typeof own !== "string" && (await this.#ask(own))) this.element.open = false;
  }

  /** Open the form, to type at once. */
  open() {
    this.element.open = true;
    this.#text.input.focus();
  }
}

/** @param {(own: OwnQuestion) => Promise<boolean>} ask  resolves to whether the class is asked */
export const createOwnForm = (ask) => new OwnForm(ask);

/** @param {string} id @param {string} name @param {number} most  characters */
function createField(id, name, most) {
  const input = /** @type {HTMLInputElement} */ (
    el("input", { type: "text", id, maxlength: most, autocomplete: "off" })
  );
  const label = el("label", { for: id }, name);
  return { input, label, elements: [label, input] };
}

/** @param {number} at  from 0 on */
function createChoice(at) {
  const id = `class-own-${at + 1}`;
  const { input, label } = createField(id, WORDS.choice({ number: at + 1 }), LENGTHS.choice);
  const box = /** @type {HTMLInputElement} */ (el("input", { type: "checkbox", id: `${id}-right` }));
  const right = el("label", { for: `${id}-right`, class: "row" }, box, WORDS.right);
  label.classList.add("visually-hidden");
  return { input, box, element: el("div", { class: "row" }, label, input, right) };
}
