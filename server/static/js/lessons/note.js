// The note of a lesson, which stands beside the part of the page to look at, and the ring around that part.

import { el, write, returnFocus } from "../page/dom.js";
import { boundingBox } from "../page/geometry.js";
import { wordsOf } from "../words/words.js";
import { LOOKS, placeNote } from "./placement.js";

/** @import { Box } from "../page/geometry.js" */

const words = await wordsOf("lessons");

const MARGIN = 6; // pixels between a part of the page and the ring around it
const WIDTHS = [380, 300, 240]; // pixels of the note: as wide as there is room for

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
  #isThere = false; // the page shows the stop's step
  #centred = false; // the page has been scrolled to the part
  #crowded = false; // and further, to make room for the note
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
        el("div", { class: "body" }, said, this.slot),
        el("div", { class: "row" }, away, back, next),
      )
    );
    document.body.append(this.#ring, this.#dialog);
  }

  isOpen() {
    return this.#dialog.open;
  }

  open() {
    this.#opener = document.activeElement;
    this.#dialog.show();
    this.#buttons.next.focus();
    for (const event of ["resize", "scroll"]) addEventListener(event, this.#position, { capture: true, passive: true });
  }

  close() {
    for (const event of ["resize", "scroll"]) removeEventListener(event, this.#position, { capture: true });
    this.#ring.toggleAttribute("data-shown", false);
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

  /** A stop begins: the page may be scrolled to its part once more. @param {string[]} look */
  lookAt(look) {
    this.#look = look;
    this.#centred = this.#crowded = false;
  }

  /** No stop is shown any more. */
  lookAway() {
    this.#look = null;
  }

  /** Stand where the part is now. @param {boolean} isThere  whether the page shows the stop's step */
  render(isThere) {
    this.#isThere = isThere;
    this.#position();
  }

  /** Positions the ring around the part, and the note beside it. */
  #position = () => {
    if (!this.#look) return;
    const parts = findParts(this.#look);
    const shown = parts.map((part) => part.getBoundingClientRect());
    if (!shown.length) return;
    const box = boundingBox(shown);
    if (!this.#centred && this.#isThere) {
      this.#centred = true;
      if (!parts[0].closest("footer"))
        scrollBy(0, Math.min(box.top - MARGIN, (box.top + box.bottom - innerHeight + coveredBelow()) / 2));
      this.#position();
      return;
    }
    const width = document.documentElement.clientWidth;
    const looked = {
      left: Math.max(1, box.left - MARGIN),
      top: box.top - MARGIN,
      right: Math.min(width - 1, box.right + MARGIN),
      bottom: box.bottom + MARGIN,
    };
    this.#positionRing(looked);
    this.#positionNote(looked, width);
  };

  /** @param {Box} looked */
  #positionRing({ left, top, right, bottom }) {
    setPixels(this.#ring, { left, top, width: right - left, height: bottom - top });
    this.#ring.toggleAttribute("data-shown", true);
  }

  /** @param {Box} looked @param {number} width  of the window */
  #positionNote(looked, width) {
    const note = this.#dialog;
    note.style.removeProperty("--most");
    const sizes = WIDTHS.map((wide) => {
      note.style.setProperty("--wide", `${wide}px`);
      return { width: note.offsetWidth, height: note.offsetHeight };
    });
    const { left, top, height, size } = placeNote(looked, sizes, { width, height: innerHeight });
    note.style.setProperty("--wide", `${size.width}px`);
    if (height < size.height && !this.#crowded) {
      this.#crowded = true;
      scrollBy(0, looked.top - MARGIN);
    }
    note.style.setProperty("--most", `${height}px`);
    setPixels(note, { left, top });
  }
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
  const shown = look
    .flatMap((name) => LOOKS[name].flatMap((part) => [...document.querySelectorAll(part)]))
    .filter((part) => part.getBoundingClientRect().width);
  return shown.length ? shown : [...document.querySelectorAll(LOOKS.board[0])];
}

/** @param {HTMLElement} element @param {Record<string, number>} pixels */
function setPixels(element, pixels) {
  for (const [name, value] of Object.entries(pixels)) element.style.setProperty(`--${name}`, `${value}px`);
}

/** How many pixels of the window the transport covers, where it stays while the page scrolls. */
const coveredBelow = () => parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0;
