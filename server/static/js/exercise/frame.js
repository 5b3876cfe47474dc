// The frame of every exercise: question, remark, buttons, keys and links. An exercise gives it its board, the actions of
// its buttons, and the texts after each move.

import { createButton, el, mark, setAttribute, write } from "../page/dom.js";

/** @import { Parts } from "./address.js" */

/** A remark about the last answer; `name`: a word in it to set in bold. */
/** @typedef {{text: string, tone?: "" | "right" | "wrong", name?: string}} Remark */
/** `main`: the likely next button; `off`: visible but disabled. */
/** @typedef {{text: string, main?: boolean, off?: boolean}} Button */
/** @typedef {{href: string, text: string}} Link */

/**
 * The fixed content of an exercise's frame.
 * - top: its parts; title: its heading; about: text below that
 * - picture: the board; focus: gives it the focus
 * - actions: of the buttons, by name; keys: in the picture, that press a button; help: text about the keys
 * @typedef {object} Content
 * @property {HTMLElement} top
 * @property {string} title
 * @property {(Node | string)[]} about
 * @property {HTMLElement} picture
 * @property {() => void} [focus]
 * @property {Record<string, () => void>} actions
 * @property {Record<string, string>} [keys]
 * @property {string} [help]
 */
/**
 * The content of the frame after a move. Buttons have the order of the actions; missing ones are hidden.
 * @typedef {object} Shown
 * @property {string} [question]
 * @property {Remark} [remark]
 * @property {Record<string, Button | false>} buttons
 * @property {Link[]} [links]
 */

export class ExerciseFrame {
  #content;
  #title;
  #question = el("h3", { class: "if-any" });
  #remark = el("p", { class: "frame-remark if-any" });
  #links = el("p", { class: "frame-links row links if-any" });
  /** @type {Record<string, HTMLElement>} */
  #buttons;

  /** @param {Parts} parts @param {Content} content */
  constructor({ announce }, content) {
    this.announce = announce;
    this.#content = content;
    const { actions, picture, keys = {} } = content;
    this.#title = el("h2", { tabindex: -1 }, content.title);
    this.#buttons = Object.fromEntries(
      Object.keys(actions).map((act) => [act, createButton("", () => this.#press(act))]),
    );
    this.element = el("div", { class: "exercise-frame stack place" }, content.top, this.#build());
    picture.classList.add("card", "frame-picture");
    picture.addEventListener("keydown", (event) => {
      const act = keys[event.key.toLowerCase()];
      if (!act || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      this.#press(act);
    });
  }

  #build() {
    const { about, picture, help } = this.#content;
    return el(
      "div",
      { class: "frame-work" },
      el("div", { class: "card frame-asked" }, this.#title, el("p", {}, ...about), this.#question),
      picture,
      el(
        "div",
        { class: "card frame-task" },
        this.#remark,
        el("p", { class: "frame-buttons row" }, ...Object.values(this.#buttons)),
        this.#links,
      ),
      ...(help ? [el("div", { class: "card frame-more" }, el("p", { class: "frame-keys hint" }, help))] : []),
    );
  }

  /** @param {string} act */
  #press(act) {
    const button = this.#buttons[act];
    if (!button.hidden && button.getAttribute("aria-disabled") !== "true") this.#content.actions[act]();
  }

  /** Focus a button by its name, the first link, or, without a name, the heading. @param {string} [name] */
  focus(name) {
    if (name === "links") this.#links.querySelector("a")?.focus();
    else (name ? this.#buttons[name] : this.#title).focus();
  }

  /** @param {Shown} shown */
  render({ question = "", remark = { text: "" }, buttons, links = [] }) {
    const focused = document.activeElement;
    write(this.#question, question);
    this.#remark.replaceChildren(...bold(remark));
    mark(this.#remark, "tone", remark.tone ?? "");
    for (const [name, button] of Object.entries(this.#buttons)) renderButton(button, buttons[name] || null);
    this.#renderLinks(links);
    if (focused instanceof HTMLElement && focused.hidden && this.element.contains(focused)) this.#content.focus?.();
  }

  /** @param {Link[]} links */
  #renderLinks(links) {
    if (this.#links.children.length !== links.length) this.#links.replaceChildren(...links.map(() => el("a")));
    for (const [at, { href, text }] of links.entries()) {
      setAttribute(this.#links.children[at], "href", href);
      write(this.#links.children[at], text);
    }
  }

  /** Render, and announce the new texts to screen readers. @param {Shown} shown */
  update(shown) {
    const asked = this.#question.textContent;
    this.render(shown);
    const { remark, question } = shown;
    this.announce([remark?.text, question === asked ? "" : question].filter(Boolean).join(" "));
  }
}

/** @param {Parts} parts @param {Content} content */
export const createFrame = (parts, content) => new ExerciseFrame(parts, content);

/** @param {Remark} remark @returns {(Node | string)[]} */
const bold = ({ text, name }) =>
  name ? text.split(name).flatMap((part, at) => (at ? [el("strong", {}, name), part] : [part])) : [text];

/** @param {HTMLElement} button @param {Button | null} looks  null for a hidden one */
function renderButton(button, looks) {
  button.hidden = !looks;
  if (!looks) return;
  write(button, looks.text);
  button.classList.toggle("primary", looks.main ?? false);
  setAttribute(button, "aria-disabled", String(looks.off ?? false)); // a disabled one would lose the focus
}
