// The drawer of the class: a form to join one by its code, and the host's desk or the pupil's place.

import { createButton, el, write } from "../page/dom.js";
import { wordsOf } from "../words/words.js";

/** @import { Attending, DrawerContent, DrawerParts, State } from "../types.js" */

const words = await wordsOf("class");

const { DRAWER: WORDS } = words;

class ClassDrawer {
  #parts;
  #field = createCodeField();
  #error = el("p", { class: "class-refused if-any", id: "class-error", role: "alert" });
  #form = buildForm(this.#field, this.#error);
  #where = el("p", { class: "class-where" });
  #here;
  /** @type {Attending | null} */
  #attending = null;
  /** The refused code in the field. @type {State["class"]["refused"]} */
  #refused = null;

  /** @param {DrawerParts} parts */
  constructor(parts) {
    this.#parts = parts;
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#join();
    });
    const leave = createButton(WORDS.leave, () => this.#attending?.session.leave());
    this.#here = el(
      "div",
      { class: "stack" },
      this.#where,
      el("p", { class: "hint" }, WORDS.exam),
      el("div", { class: "row" }, leave),
    );
    this.element = el("div", { class: "stack class-drawer" }, this.#form, this.#here);
    this.#load().catch(parts.actions.miss);
  }

  async #join() {
    try {
      (await this.#parts.attend()).join(this.#field.value);
    } catch {
      this.#parts.actions.miss();
    }
  }

  /** Load the modules for classes, then the host's. */
  async #load() {
    const attending = await this.#parts.attend();
    this.#attending = attending;
    const hosting = await attending.host();
    this.element.append(hosting.element);
  }

  /** @param {State} state */
  render({ class: { status, why, code, number, room, role, refused } }) {
    const isIn = status === "here" || status === "waiting";
    if (refused && refused !== this.#refused) {
      this.#field.value ||= refused.typed; // the next try may be typed already
      this.#field.focus();
    }
    this.#refused = refused;
    write(this.#error, refused?.why ?? (status === "over" ? words.why(why) : ""));
    this.#form.hidden = isIn;
    this.#here.hidden = !isIn || role === "host";
    if (isIn) write(this.#where, words.whereYouAre({ count: room?.here ?? 0, number, code }));
  }
}

/** @param {DrawerParts} parts @returns {DrawerContent} */
export const create = (parts) => new ClassDrawer(parts);

const createCodeField = () =>
  /** @type {HTMLInputElement} */ (
    el("input", {
      type: "text",
      id: "class-code",
      class: "class-code",
      autocomplete: "off",
      autocapitalize: "characters",
      spellcheck: "false",
      maxlength: "16",
      "aria-describedby": "class-error",
    })
  );

/** @param {HTMLElement} field @param {HTMLElement} error */
const buildForm = (field, error) =>
  el(
    "form",
    { class: "stack" },
    el("h3", {}, WORDS.join),
    el("p", {}, WORDS.intro),
    el("label", { for: "class-code" }, WORDS.code),
    el("div", { class: "row" }, field, el("button", { type: "submit", class: "text" }, WORDS.go)),
    error,
  );
