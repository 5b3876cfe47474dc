// The frame of every exercise: question, remark, progress, buttons, keys and links. An exercise gives it a picture (its
// board or its lines), the actions of its buttons, and the texts after each move. Its settings are in settings.js.

import { createButton, el, mark, setAttribute, write } from "../page/dom.js";

/** @import { Parts } from "./address.js" */

/** A remark about the last answer; `name`: a word in it to set in bold. */
/** @typedef {{text: string, tone?: "" | "right" | "wrong", name?: string}} Remark */
/** `main`: the likely next button; `off`: visible but disabled. */
/** @typedef {{text: string, main?: boolean, off?: boolean}} Button */
/** @typedef {{href: string, text: string, press?: () => void}} Link */

/**
 * The fixed content of an exercise's frame.
 * - name: the exercise's; top: its settings or parts; title: its heading, if `top` has none; about: text below that
 * - picture: the board or the lines; focus: gives it the focus; beside: another card
 * - actions: of the buttons, by name; keys: in the picture, that press a button; help: text about the keys
 * - extra: below the remark; below: at the bottom; aside: whether links stand at the bottom, too
 * @typedef {object} Content
 * @property {string} name
 * @property {HTMLElement} top
 * @property {string} [title]
 * @property {(Node | string)[]} [about]
 * @property {HTMLElement} picture
 * @property {() => void} [focus]
 * @property {HTMLElement} [beside]
 * @property {Record<string, () => void>} actions
 * @property {Record<string, string>} [keys]
 * @property {string} [help]
 * @property {HTMLElement} [extra]
 * @property {HTMLElement} [below]
 * @property {boolean} [aside]
 */
/**
 * The content of the frame after a move; `before`: the events before the question. Buttons have the order of the
 * actions; missing ones are hidden.
 * @typedef {object} Shown
 * @property {string} [progress]
 * @property {string} [before]
 * @property {string} [question]
 * @property {Remark} [remark]
 * @property {Record<string, Button | false>} buttons
 * @property {Link[]} [links]
 */

class Frame {
  #content;
  #title;
  #progress = el("p", { class: "frame-progress hint if-any" });
  #before = el("p", { class: "frame-before hint if-any" });
  #question = el("h3", { class: "if-any", tabindex: -1 });
  #remark = el("p", { class: "frame-remark if-any" });
  #links = el("p", { class: "frame-links row links if-any" });
  /** @type {Record<string, HTMLElement>} */
  #buttons;

  /** @param {Parts} parts @param {Content} content */
  constructor({ announce }, content) {
    this.announce = announce;
    this.#content = content;
    const { name, actions, picture, keys = {} } = content;
    this.#title = content.title ? el("h2", { tabindex: -1 }, content.title) : null;
    this.#buttons = Object.fromEntries(
      Object.keys(actions).map((act) => [act, createButton("", () => this.#press(act))]),
    );
    this.element = el("div", { class: `exercise-frame stack ${name}` }, content.top, this.#build());
    picture.classList.add("card", "frame-picture");
    picture.addEventListener("keydown", (event) => {
      const act = keys[event.key.toLowerCase()];
      if (!act || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      this.#press(act);
    });
  }

  #build() {
    const { about, picture, beside, extra, below, aside, help } = this.#content;
    const given = (/** @type {HTMLElement | string | null | undefined} */ element) => (element ? [element] : []);
    return el(
      "div",
      { class: "frame-work" },
      el(
        "div",
        { class: "card frame-asked" },
        this.#progress,
        ...given(this.#title),
        ...given(about && el("p", {}, ...about)),
        this.#before,
        this.#question,
      ),
      picture,
      el(
        "div",
        { class: "card frame-task" },
        this.#remark,
        ...given(extra),
        el("p", { class: "frame-buttons row" }, ...Object.values(this.#buttons)),
        ...(aside ? [] : [this.#links]),
      ),
      ...given(beside),
      el(
        "div",
        { class: "card frame-more" },
        ...(aside ? [this.#links] : []),
        ...given(below),
        ...given(help && el("p", { class: "frame-keys hint" }, help)),
      ),
    );
  }

  /** @param {string} act */
  #press(act) {
    const button = this.#buttons[act];
    if (!button.hidden && button.getAttribute("aria-disabled") !== "true") this.#content.actions[act]();
  }

  /** Focus a button by its name, the first link, or, without a name, the heading or question. @param {string} [name] */
  focus(name) {
    if (name === "links") this.#links.querySelector("a")?.focus();
    else (name ? this.#buttons[name] : (this.#title ?? this.#question)).focus();
  }

  /** @param {Shown} shown */
  render({ progress = "", before = "", question = "", remark = { text: "" }, buttons, links = [] }) {
    const held = document.activeElement;
    write(this.#progress, progress);
    write(this.#before, before);
    write(this.#question, question);
    this.#remark.replaceChildren(...bold(remark));
    mark(this.#remark, "tone", remark.tone ?? "");
    for (const [name, button] of Object.entries(this.#buttons)) renderButton(button, buttons[name] || null);
    this.#renderLinks(links);
    if (held instanceof HTMLElement && held.hidden && this.element.contains(held)) this.#content.focus?.();
  }

  /** @param {Link[]} links */
  #renderLinks(links) {
    if (this.#links.children.length !== links.length) this.#links.replaceChildren(...links.map(() => el("a")));
    for (const [at, { href, text, press }] of links.entries()) {
      const link = /** @type {HTMLAnchorElement} */ (this.#links.children[at]);
      setAttribute(link, "href", href);
      write(link, text);
      link.onclick = press ?? null;
    }
  }

  /** Render, and announce the new texts to screen readers. @param {Shown} shown */
  update(shown) {
    const asked = this.#question.textContent;
    this.render(shown);
    const { remark, before, question } = shown;
    this.announce([remark?.text, ...(question === asked ? [] : [before, question])].filter(Boolean).join(" "));
  }
}

/** @typedef {InstanceType<typeof Frame>} ExerciseFrame */

/** @param {Parts} parts @param {Content} content */
export const createFrame = (parts, content) => new Frame(parts, content);

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
