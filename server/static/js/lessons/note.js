// The note of a lesson, which has a place of its own beside the film, and the ring around the part of the page to look
// at.

import { el, find, mark, write, returnFocus } from "../page/dom.js";
import { boundingBox } from "../page/geometry.js";
import { wordsOf } from "../words/words.js";
import { PANELS } from "../model/names.js";
import { LOOKS } from "./looks.js";

const words = await wordsOf("lessons");

const MARGIN = 4; // pixels between a part of the page and the ring around it
const RECEDING = ["header", ...PANELS.map((panel) => `#panel-${panel}`), "footer"];

/** @typedef {{away: () => void, back: () => void, next: () => void}} Intents */

/**
 * What the note says of a stop, and what its buttons are called.
 * @typedef {{
 *   number: string,
 *   title: string,
 *   text: Node[],
 *   isFirst: boolean,
 *   next: string,
 *   away: string,
 * }} Said
 */

class Note {
  slot = el("div", { class: "slot" }); // for a question
  #ring = el("div", { class: "lesson-ring", "aria-hidden": "true" });
  #number = el("p", { class: "stop" });
  #title = el("h2", { id: "lesson-title" });
  #text = el("div", { id: "lesson-text" });
  #buttons;
  #dialog;
  /** What to look at; null: no stop is shown. @type {string[] | null} */
  #look = null;
  #scrolled = false; // to the part
  #resized = new ResizeObserver(() => this.#scrolled && this.#show());
  /** @type {Element | null} */
  #opener = null;

  /** @param {Intents} intents */
  constructor(intents) {
    this.#buttons = buildButtons(intents);
    const { away, back, next } = this.#buttons;
    const said = el(
      "div",
      { class: "said", "aria-live": "polite", "aria-atomic": "true" },
      this.#number,
      this.#title,
      this.#text,
    );
    this.#dialog = /** @type {HTMLDialogElement} */ (
      el(
        "dialog",
        { class: "lesson", "aria-labelledby": "lesson-title", "aria-describedby": "lesson-text" },
        said,
        this.slot,
        el("div", { class: "row" }, away, back, next),
      )
    );
    find("main").append(this.#dialog);
    document.body.append(this.#ring);
  }

  isOpen() {
    return this.#dialog.open;
  }

  open() {
    this.#opener = document.activeElement;
    this.#dialog.show();
    this.#buttons.next.focus();
    this.#resized.observe(document.body);
    this.#resized.observe(this.#dialog);
    addEventListener("scroll", this.#position, { capture: true, passive: true });
  }

  close() {
    this.#resized.disconnect();
    removeEventListener("scroll", this.#position, { capture: true });
    this.#ring.toggleAttribute("data-shown", false);
    for (const name of ["lesson", "look"]) mark(document.documentElement, name, false);
    for (const place of RECEDING) for (const name of ["recedes", "needed"]) mark(find(place), name, false);
    this.#dialog.close();
    returnFocus(this.#opener);
  }

  /** The language of the lesson; "" for the page's. @param {string} language */
  setLanguage(language) {
    if (language) this.#dialog.lang = language;
    else this.#dialog.removeAttribute("lang");
  }

  /** @param {Said} said */
  tell({ number, title, text, isFirst, next, away }) {
    const buttons = this.#buttons;
    write(this.#number, number);
    write(this.#title, title);
    this.#text.replaceChildren(...text);
    write(buttons.next, next);
    write(buttons.away, away);
    if (isFirst && document.activeElement === buttons.back) buttons.next.focus(); // a disabled button loses the focus
    buttons.back.toggleAttribute("disabled", isFirst);
  }

  /** A stop begins. @param {string[]} look @param {string} region  that must be on the screen beside the board */
  lookAt(look, region) {
    this.#look = look;
    this.#scrolled = false;
    mark(document.documentElement, "lesson", region);
    mark(document.documentElement, "look", look.join(" "));
    for (const place of RECEDING) mark(find(place), "needed", place === `#panel-${region}`);
    const parts = findParts(look); // among them those of the panel that is shown by now
    for (const place of RECEDING) mark(find(place), "recedes", !parts.some((part) => find(place).contains(part)));
  }

  /** No stop is shown any more. */
  lookAway() {
    this.#look = null;
  }

  /** Show where the part is now. @param {boolean} isThere  whether the page shows the stop's step */
  render(isThere) {
    if (isThere && !this.#scrolled) this.#show();
    else this.#position();
  }

  /** Scroll to the part: at first, and when the page has another size. */
  #show = () => {
    if (!this.#look) return;
    this.#scrolled = true;
    const parts = findParts(this.#look);
    if (parts.length && !parts[0].closest("footer")) scrollToParts(parts);
    this.#position();
  };

  /** Position the ring around the part. */
  #position = () => {
    const parts = this.#look ? findParts(this.#look) : [];
    if (!parts.length) return;
    const box = boxOf(parts);
    const width = document.documentElement.clientWidth;
    const left = Math.max(1, box.left - MARGIN);
    const right = Math.min(width - 1, box.right + MARGIN);
    const [top, height] = [box.top - MARGIN, box.bottom - box.top + 2 * MARGIN];
    for (const [name, value] of Object.entries({ left, top, width: right - left, height }))
      this.#ring.style.setProperty(`--${name}`, `${value}px`);
    this.#ring.toggleAttribute("data-shown", true);
  };
}

/** @param {Intents} intents */
export const createNote = (intents) => new Note(intents);

/** @param {Intents} intents */
function buildButtons(intents) {
  const [away, back, next] = ["leave", "back", "next"].map((name) =>
    el("button", { type: "button", class: `text ${name}` }),
  );
  away.addEventListener("click", intents.away);
  back.addEventListener("click", intents.back);
  next.addEventListener("click", intents.next);
  write(back, words.BUTTONS.back);
  return { away, back, next };
}

/** The shown parts of the page that names stand for; the board where there are none. @param {string[]} look */
function findParts(look) {
  const shown = shownParts(look);
  return shown.length ? shown : shownParts(["board"]);
}

/** @param {string[]} look */
const shownParts = (look) =>
  look
    .flatMap((name) => LOOKS[name].flatMap((part) => [...document.querySelectorAll(part)]))
    .filter((part) => part.getBoundingClientRect().width);

/** @param {Element[]} parts */
const boxOf = (parts) => boundingBox(parts.map((part) => part.getBoundingClientRect()));

/** Scroll as little as shows these parts with the board; alone, if both do not fit. @param {Element[]} parts */
function scrollToParts(parts) {
  for (const part of [...parts].reverse()) part.scrollIntoView({ block: "nearest" }); // in its panel, too
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const start = parseFloat(scrollPaddingTop) || 0;
  const end = innerHeight - (parseFloat(scrollPaddingBottom) || 0);
  const both = boxOf([...parts, find("#ruler"), find("#board")]);
  const { top, bottom } = both.bottom - both.top + 2 * MARGIN <= end - start ? both : boxOf(parts);
  const [above, below] = [top - MARGIN - start, bottom + MARGIN - end];
  scrollBy(0, above < 0 ? above : Math.min(above, Math.max(0, below)));
}
