// A learner's walk through the study: a number, ten items, the lesson, ten items, ten statements, a code.

import { createButton, el } from "../page/dom.js";
import { wordsOf } from "../words/words.js";
import { createForm, createItem, createScale } from "./choosing.js";
import { LARGEST } from "./code.js";
import { drawKnow } from "./drawing.js";
import { createEnd } from "./ending.js";
import { itemsOf } from "./items.js";
import { createStudy, loadStudy, nextStage, readNumber, resultOf, saveStudy, setAnswer } from "./saved.js";

/** @import { Result } from "./code.js" */
/** @import { Screen } from "./choosing.js" */
/** @import { Part } from "./items.js" */
/** @import { Study } from "./saved.js" */

const words = await wordsOf("study");

export class StudyWalk {
  element = el("div", { class: "way" });
  #study = loadStudy();
  #at = 0; // index of the item
  #stored = true;

  constructor() {
    if (this.#study?.stage === "before" || this.#study?.stage === "after") this.#at = openItem(this.#study);
    this.#show();
  }

  /** @param {Study} study */
  #save(study) {
    this.#study = study;
    this.#stored = saveStudy(study);
  }

  /** @param {boolean} [moved]  whether another screen was shown before */
  #show(moved = false) {
    const { element, focus } = this.#screen();
    const study = this.#study;
    const aside = study?.stage === "before" || study?.stage === "after" ? [drawKnow("aside")] : [];
    this.element.replaceChildren(element, ...aside);
    this.element.dataset.stage = study?.stage ?? "start";
    if (!moved) return;
    focus();
    scrollTo(0, 0);
  }

  /** @returns {Screen} */
  #screen() {
    const study = this.#study;
    if (!study) return this.#createStart();
    switch (study.stage) {
      case "before":
      case "after":
        return this.#createItem(study, study.stage);
      case "lesson":
        return createPause(study.number, () => this.#goOn(study));
      case "scale":
        return createScale(study.scale, {
          choose: (statement, step) => this.#save(setAnswer(this.#study ?? study, "scale", statement, step)),
          submit: () => this.#goOn(this.#study ?? study),
        });
      default:
        return createEnd(/** @type {Result} */ (resultOf(study)), () => {
          saveStudy(null);
          this.#study = null;
          this.#show(true);
        });
    }
  }

  /** @param {Study} study */
  #goOn(study) {
    this.#at = 0;
    this.#save(nextStage(study));
    this.#show(true);
  }

  /** Return to the lesson: it is not over yet. @param {Study} study */
  #pause(study) {
    this.#save({ ...(this.#study ?? study), stage: "lesson" });
    this.#show(true);
  }

  #createStart() {
    const { title, intro, number, hint, bad, none, go, stays } = words.START;
    const heading = el("h2", { tabindex: -1 }, title);
    const trouble = el("p", { class: "trouble", role: "alert" });
    const field = /** @type {HTMLInputElement} */ (
      el("input", {
        type: "text",
        id: "number",
        size: 5,
        inputmode: "numeric",
        maxlength: 12,
        autocomplete: "off",
        "aria-describedby": "hint",
      })
    );
    const form = createForm(
      () => {
        const typed = readNumber(field.value);
        if (typed !== null) {
          this.#save(createStudy(typed));
          return this.#show(true);
        }
        trouble.textContent = field.value.trim()
          ? bad({ most: LARGEST, text: field.value.trim() })
          : none({ most: LARGEST });
        field.focus();
      },
      heading,
      el("p", {}, intro),
      el("p", { class: "row" }, el("label", { for: "number" }, number), field),
      el("p", { class: "hint", id: "hint" }, hint({ most: LARGEST })),
      trouble,
      el("p", { class: "row" }, el("button", { type: "submit", class: "text primary" }, go)),
      el("p", { class: "hint" }, stays),
    );
    return { element: form, focus: () => heading.focus() };
  }

  /** @param {Study} study @param {Part} part @returns {Screen} */
  #createItem(study, part) {
    const items = itemsOf(study.number, part);
    const at = this.#at;
    const move = (/** @type {number} */ to) => {
      this.#at = to;
      this.#show(true);
    };
    const screen = createItem(items[at], study[part][at], {
      progress: words.ITEM({ part: words.PARTS[part], at: at + 1, of: items.length }),
      choose: (answer) => this.#save(setAnswer(this.#study ?? study, part, at, answer)),
      next: () => (at + 1 < items.length ? move(at + 1) : this.#goOn(this.#study ?? study)),
      back: at ? () => move(at - 1) : part === "after" ? () => this.#pause(study) : null,
    });
    if (!this.#stored) screen.element.append(el("p", { class: "hint" }, words.START.notStored));
    return screen;
  }
}

/** Return the index of a part's first item without an answer, or of the last one. @param {Study} study */
function openItem({ stage, before, after }) {
  const answers = stage === "before" ? before : after;
  const open = answers.indexOf(null);
  return open < 0 ? answers.length - 1 : open;
}

/** @param {number} number @param {() => void} end @returns {Screen} */
function createPause(number, end) {
  const { title, text, go } = words.LESSON;
  const heading = el("h2", { tabindex: -1 }, title);
  const buttons = el("p", { class: "row" }, createButton(go, end, "text primary"));
  const element = el("div", { class: "card part" }, heading, el("p", {}, text({ number: String(number) })), buttons);
  return { element, focus: () => heading.focus() };
}
