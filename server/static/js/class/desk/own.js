// The form for a question of the host's own, over the page: a text, two to six choices, the right one if there is one, and its
// reason. Or one of three presets, asked at once: for a typed text, or for what the host says aloud.

import { createButton, el, mark, write } from "../../page/dom.js";
import { POLLS } from "../../questions/kinds.js";
import { textsOf } from "../../questions/asked.js";
import { wordsOf } from "../../words/words.js";

/** @import { OwnQuestion } from "../../types.js" */

const words = await wordsOf("desk");

const { OWN: WORDS } = words;
const FEWEST = 2;
const MOST = 6;
// most characters, as in the server's config/limits.py
const LENGTHS = { text: 200, choice: 80, reason: 300 };
/** The presets; the first two can have a typed text. */
const TYPED = ["letters", "yes_no"];

class OwnForm {
  #ask;
  #text = createField("class-own-text", WORDS.text, LENGTHS.text);
  #reason = createField("class-own-reason", WORDS.reason, LENGTHS.reason);
  #choices = Array.from({ length: MOST }, (_, at) => createChoice(at));
  #refused = el("p", { class: "class-refused if-any", role: "alert" });
  #form = this.#build();
  #dialog = /** @type {HTMLDialogElement} */ (
    el("dialog", { class: "card class-own", "aria-label": WORDS.title }, el("h2", {}, WORDS.title), this.#form)
  );

  /** @param {(about: string, own?: OwnQuestion) => Promise<boolean>} ask  resolves to whether the class is asked */
  constructor(ask) {
    this.#ask = ask;
    document.body.append(this.#dialog);
    this.#dialog.addEventListener("keydown", (event) => event.stopPropagation()); // nothing behind it has keys now
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
    const names = /** @type {Record<string, string>} */ (words.POLLS.KINDS);
    const presets = POLLS.map((about) => createButton(names[about], () => this.#preset(about)));
    return el(
      "form",
      { class: "stack" },
      ...this.#text.elements,
      el("div", { class: "row", role: "group", "aria-label": words.POLLS.title }, ...presets),
      el("p", { class: "hint" }, words.POLLS.hint),
      el("fieldset", { class: "stack class-own-choices" }, legend, ...this.#choices.map(({ element }) => element)),
      ...this.#reason.elements,
      this.#refused,
      el(
        "div",
        { class: "row" },
        el("button", { type: "submit", class: "text primary" }, WORDS.ask),
        createButton(WORDS.clear, () => this.#clear()),
        createButton(words.INVITATION.close, () => this.#dialog.close()),
      ),
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
    if (typeof own === "string") write(this.#refused, own);
    else await this.#send("own", own);
  }

  /** Ask a preset at once. @param {string} about */
  async #preset(about) {
    const text = this.#text.input.value.trim();
    const isTyped = text !== "" && TYPED.includes(about);
    if (isTyped) await this.#send("own", { text, choices: [...textsOf(about)], right: null, reason: "" });
    else await this.#send(about);
  }

  /** @param {string} about @param {OwnQuestion} [own] */
  async #send(about, own) {
    const isAsked = await this.#ask(about, own);
    write(this.#refused, isAsked ? "" : words.ASKING.refused);
    if (isAsked) this.#dialog.close();
  }

  /** Open the form, to type at once. */
  open() {
    if (!this.#dialog.open) this.#dialog.showModal();
    this.#text.input.focus();
  }

  remove() {
    this.#dialog.remove();
  }
}

/** @param {(about: string, own?: OwnQuestion) => Promise<boolean>} ask  resolves to whether the class is asked */
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
