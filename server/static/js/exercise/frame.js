// The frame of every exercise: what is asked, what is said of an answer, how far one is, the buttons, the keys, the
// links. An exercise gives it a picture (its board or its lines), what its buttons do, and after each move what stands
// in the frame. Its settings are in settings.js.

import { createButton, el, mark, setAttribute, write } from "../page/dom.js";

/** @import { Parts } from "./address.js" */

/** What is said of the last answer; `name`: a word in it that is bold. */
/** @typedef {{text: string, tone?: "" | "right" | "wrong", name?: string}} Remark */
/** `main`: what one is likely to press; `off`: it is there, but does nothing now. */
/** @typedef {{text: string, main?: boolean, off?: boolean}} Button */
/** @typedef {{href: string, text: string, press?: () => void}} Link */

/**
 * What an exercise puts into its frame for good.
 * - name: its own; top: its settings or its parts; title: its heading, where that does not stand on top; about: below it
 * - picture: the board or the lines; focus: gives it the focus; beside: what else has a card of its own
 * - actions: what the buttons do, by their names; keys: the keys in the picture that press one; help: says which
 * - extra: below what is said of an answer; below: under everything; aside: its links stand there, too
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
 * What stands in it after a move; `before`: what has happened before the question. Buttons have the order of the actions;
 * those that are not named here are hidden.
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
  #say;
  #title;
  #progress = el("p", { class: "frame-progress" });
  #before = el("p", { class: "frame-before" });
  #question = el("h3", { tabindex: -1 });
  #remark = el("p", { class: "frame-remark" });
  #links = el("p", { class: "frame-links" });
  /** @type {Record<string, HTMLElement>} */
  #buttons;

  /** @param {Parts} parts @param {Content} content */
  constructor({ say }, content) {
    this.#say = say;
    this.#content = content;
    const { name, actions, picture, keys = {} } = content;
    this.#title = content.title ? el("h2", { tabindex: -1 }, content.title) : null;
    this.#buttons = Object.fromEntries(
      Object.keys(actions).map((act) => [act, createButton("", () => this.#press(act))]),
    );
    this.element = el("div", { class: `exercise-frame ${name}` }, content.top, this.#build());
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
        el("p", { class: "frame-buttons" }, ...Object.values(this.#buttons)),
        ...(aside ? [] : [this.#links]),
      ),
      ...given(beside),
      el(
        "div",
        { class: "card frame-more" },
        ...(aside ? [this.#links] : []),
        ...given(below),
        ...given(help && el("p", { class: "frame-keys" }, help)),
      ),
    );
  }

  /** @param {string} act */
  #press(act) {
    const button = this.#buttons[act];
    if (!button.hidden && button.getAttribute("aria-disabled") !== "true") this.#content.actions[act]();
  }

  /** To a button, by its name; to the first link; without a name to what is asked. @param {string} [name] */
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

  /** Render, and tell those who do not see it what is new. @param {Shown} shown */
  tell(shown) {
    const asked = this.#question.textContent;
    this.render(shown);
    const { remark, before, question } = shown;
    this.say([remark?.text, ...(question === asked ? [] : [before, question])].filter(Boolean).join(" "));
  }

  /** @param {string} sentence */
  say(sentence) {
    this.#say(sentence);
  }
}

/** @typedef {InstanceType<typeof Frame>} ExerciseFrame */

/** @param {Parts} parts @param {Content} content */
export const createFrame = (parts, content) => new Frame(parts, content);

/** @param {Remark} remark @returns {(Node | string)[]} */
const bold = ({ text, name }) =>
  name ? text.split(name).flatMap((part, at) => (at ? [el("strong", {}, name), part] : [part])) : [text];

/** @param {HTMLElement} button @param {Button | null} looks  null where it is not there */
function renderButton(button, looks) {
  button.hidden = !looks;
  if (!looks) return;
  write(button, looks.text);
  button.classList.toggle("main", looks.main ?? false);
  setAttribute(button, "aria-disabled", String(looks.off ?? false)); // a disabled one would lose the focus
}
