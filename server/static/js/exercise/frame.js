// The frame of an exercise: its place on the path, question, board, remark, buttons, and the link to the next leg.

import { createButton, el, mark, setAttribute, write } from "../page/dom.js";

/** A remark about the last answer. @typedef {{text: string, tone: "" | "right" | "wrong"}} Remark */
/** A button; `main`: the likely next one. @typedef {{text: string, main?: boolean}} Button */
/** @typedef {{href: string, text: string}} Link */

/**
 * The fixed content of an exercise's frame.
 * - number: its place on the path; title: its heading; about: text below that
 * - picture: the board; actions: of the buttons, by name
 * @typedef {object} Content
 * @property {string} number
 * @property {string} title
 * @property {(Node | string)[]} about
 * @property {HTMLElement} picture
 * @property {Record<string, () => void>} actions
 */
/**
 * The content of the frame after a move. Buttons have the order of the actions; missing ones are hidden.
 * @typedef {object} Shown
 * @property {string} [question]
 * @property {Remark} [remark]
 * @property {Record<string, Button | false>} buttons
 * @property {Link | null} [next]
 */

export class ExerciseFrame {
  #announce;
  #title;
  #question = el("h3", { class: "if-any" });
  #remark = el("p", { class: "frame-remark if-any" });
  #next = el("a", { class: "text primary", hidden: "" });
  /** @type {Record<string, HTMLElement>} */
  #buttons;

  /** @param {(sentence: string) => void} announce  to screen readers @param {Content} content */
  constructor(announce, { number, title, about, picture, actions }) {
    this.#announce = announce;
    this.#title = el("h2", { tabindex: -1 }, title);
    this.#buttons = Object.fromEntries(Object.keys(actions).map((act) => [act, createButton("", actions[act])]));
    picture.classList.add("card", "frame-picture");
    const asked = el("div", { class: "card frame-asked" }, el("p", { class: "hint" }, number), this.#title);
    asked.append(el("p", {}, ...about), this.#question);
    const buttons = el("p", { class: "frame-buttons row" }, ...Object.values(this.#buttons), this.#next);
    const task = el("div", { class: "card frame-task" }, this.#remark, buttons);
    this.element = el("div", { class: "frame-work place" }, asked, picture, task);
  }

  /** Focus a button by its name, the link, or, without a name, the heading. @param {string} [name] */
  focus(name) {
    (name === "link" ? this.#next : name ? this.#buttons[name] : this.#title).focus();
  }

  /** @param {Shown} shown */
  render({ question = "", remark = { text: "", tone: "" }, buttons, next = null }) {
    write(this.#question, question);
    write(this.#remark, remark.text);
    mark(this.#remark, "tone", remark.tone);
    for (const [name, button] of Object.entries(this.#buttons)) renderButton(button, buttons[name] || null);
    this.#next.hidden = !next;
    if (next) setAttribute(this.#next, "href", next.href);
    write(this.#next, next?.text ?? "");
  }

  /** Render, and announce the new texts to screen readers. @param {Shown} shown */
  update(shown) {
    const asked = this.#question.textContent;
    this.render(shown);
    const { remark, question } = shown;
    this.#announce([remark?.text, question === asked ? "" : question].filter(Boolean).join(" "));
  }
}

/** @param {(sentence: string) => void} announce @param {Content} content */
export const createFrame = (announce, content) => new ExerciseFrame(announce, content);

/** @param {HTMLElement} button @param {Button | null} looks  null for a hidden one */
function renderButton(button, looks) {
  button.hidden = !looks;
  if (!looks) return;
  write(button, looks.text);
  button.classList.toggle("primary", looks.main ?? false);
}
