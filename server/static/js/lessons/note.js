// The note of a lesson, beside the film, and the rings around the parts of the page to look at.

import { el, find, mark, write, returnFocus } from "../page/dom.js";
import { boundingBox } from "../page/geometry.js";
import { paintParts } from "../page/parts.js";
import { wordsOf } from "../words/words.js";
import { PANELS } from "../model/names.js";
import { LOOKS, isOfPanel } from "./looks.js";

/** @import { Box } from "../page/geometry.js" */

const words = await wordsOf("lessons");

const MARGIN = 4; // pixels between a part of the page and the ring around it
const PLACES = "header, .counted, #stage, .panel, footer"; // each has a ring of its own
const RECEDING = ["header", ...PANELS.map((panel) => `#panel-${panel}`), "footer"];

/** @typedef {{away: () => void, back: () => void, next: () => void}} Intents */

/**
 * The note's content for a stop, with the labels of its buttons; `path`: the place of the lesson on the path, or "".
 * @typedef {{
 *   number: string,
 *   path: string,
 *   title: string,
 *   text: Node[],
 *   isFirst: boolean,
 *   next: string,
 *   away: string,
 * }} NoteContent
 */

class Note {
  slot = el("div", { class: "slot" }); // for a question
  #rings = el("div", { class: "lesson-rings", "aria-hidden": "true" });
  #path = el("p", { class: "leg hint if-any" });
  #number = el("p", { class: "stop hint" });
  #title = el("h2", { id: "lesson-title" });
  #text = el("div", { id: "lesson-text" });
  #buttons;
  #dialog;
  /** The names of the parts to look at; null without a stop. @type {string[] | null} */
  #look = null;
  #scrolled = false; // whether the page was scrolled to the part
  #resized = new ResizeObserver(() => this.#scrolled && this.#show());
  /** @type {Element | null} */
  #opener = null;

  /** @param {Intents} intents */
  constructor(intents) {
    this.#buttons = buildButtons(intents);
    const { away, back, next } = this.#buttons;
    const content = el(
      "div",
      { class: "said", "aria-live": "polite", "aria-atomic": "true" },
      ...[this.#path, this.#number, this.#title, this.#text],
    );
    this.#dialog = /** @type {HTMLDialogElement} */ (
      el(
        "dialog",
        { class: "card lesson", "aria-labelledby": "lesson-title", "aria-describedby": "lesson-text" },
        content,
        this.slot,
        el("div", { class: "row", "data-part": "lesson-steps" }, away, back, next),
      )
    );
    find("main .right").append(this.#dialog);
    document.body.append(this.#rings);
  }

  isOpen() {
    return this.#dialog.open;
  }

  open() {
    this.#opener = document.activeElement;
    mark(document.documentElement, "lesson", "board"); // until its first stop points elsewhere
    paintParts();
    this.#dialog.show();
    const { next } = this.#buttons; // a host has the one button in its place
    if (next.checkVisibility()) next.focus();
    else returnFocus(this.#opener);
    this.#resized.observe(document.body);
    this.#resized.observe(this.#dialog);
    addEventListener("scroll", this.#position, { capture: true, passive: true });
  }

  close() {
    this.#resized.disconnect();
    removeEventListener("scroll", this.#position, { capture: true });
    this.lookAway();
    const root = document.documentElement;
    for (const name of ["lesson", "look", "panel-only"]) mark(root, name, false);
    for (const place of RECEDING) mark(find(place), "recedes", false);
    this.#dialog.close();
    returnFocus(this.#opener);
  }

  /** Set the language of the lesson; "" for the page's. @param {string} language */
  setLanguage(language) {
    if (language) this.#dialog.lang = language;
    else this.#dialog.removeAttribute("lang");
  }

  /** @param {NoteContent} content */
  showStop({ number, path, title, text, isFirst, next, away }) {
    const buttons = this.#buttons;
    write(this.#path, path);
    write(this.#number, number);
    write(this.#title, title);
    this.#text.replaceChildren(...text);
    write(buttons.next, next);
    write(buttons.away, away);
    if (isFirst && document.activeElement === buttons.back) buttons.next.focus(); // a disabled button would lose the focus
    buttons.back.toggleAttribute("disabled", isFirst);
  }

  /** Point at the parts of a new stop. @param {string[]} look @param {string} region  to show besides the board */
  lookAt(look, region) {
    this.#look = look;
    this.#scrolled = false;
    mark(document.documentElement, "lesson", region);
    mark(document.documentElement, "look", look.join(" "));
    mark(document.documentElement, "panel-only", isOfPanel(look));
    paintParts();
    const parts = findParts(look); // with those of the panel, which is shown by now
    for (const place of RECEDING) mark(find(place), "recedes", !parts.some((part) => find(place).contains(part)));
  }

  /** Remove the rings. */
  lookAway() {
    this.#look = null;
    this.#rings.replaceChildren();
  }

  /** Place the rings around the parts. @param {boolean} isThere  whether the page shows the stop's step */
  render(isThere) {
    if (isThere && !this.#scrolled) this.#show();
    else this.#position();
  }

  /** Scroll to the part, at first and after a resize. */
  #show = () => {
    if (!this.#look) return;
    this.#scrolled = true;
    const parts = findParts(this.#look);
    if (parts.length && !parts[0].closest("footer")) scrollToParts(parts);
    this.#position();
  };

  /** Position a ring around the parts in each place. */
  #position = () => {
    const parts = this.#look ? findParts(this.#look) : [];
    if (!parts.length) return;
    const places = [...new Set(parts.map((part) => part.closest(PLACES)))];
    const groups = places.map((place) => parts.filter((part) => part.closest(PLACES) === place));
    while (this.#rings.children.length < groups.length) this.#rings.append(el("div", { class: "lesson-ring" }));
    while (this.#rings.children.length > groups.length) this.#rings.lastElementChild?.remove();
    const note = this.#dialog.getBoundingClientRect();
    groups.forEach((group, at) => {
      const { left, top, right, bottom } = clip(boxOf(group), note);
      const ring = /** @type {HTMLElement} */ (this.#rings.children[at]);
      for (const [name, value] of Object.entries({ left, top, width: right - left, height: bottom - top }))
        ring.style.setProperty(`--${name}`, `${Math.max(0, value)}px`);
    });
  };
}

/**
 * Return a ring's box around a part of the page: in the window, and beside the note.
 * @param {Box} part
 * @param {Box} note
 * @returns {Box}
 */
function clip(part, note) {
  const { clientWidth, clientHeight } = document.documentElement;
  const ring = {
    left: Math.max(1, part.left - MARGIN),
    top: Math.max(1, part.top - MARGIN),
    right: Math.min(clientWidth - 1, part.right + MARGIN),
    bottom: Math.min(clientHeight - 1, part.bottom + MARGIN),
  };
  const [across, down] = [ring.right - note.left, ring.bottom - note.top];
  const isBeside = across <= 0 || down <= 0 || ring.left >= note.right || ring.top >= note.bottom;
  if (isBeside) return ring;
  return across < down ? { ...ring, right: note.left - 1 } : { ...ring, bottom: note.top - 1 };
}

/** @param {Intents} intents */
export const createNote = (intents) => new Note(intents);

/** @param {Intents} intents */
function buildButtons(intents) {
  const [away, back, next] = ["leave", "back", "next"].map((name) =>
    el("button", { type: "button", class: `text ${name === "next" ? "next primary" : name}` }),
  );
  away.addEventListener("click", intents.away);
  back.addEventListener("click", intents.back);
  next.addEventListener("click", intents.next);
  write(back, words.BUTTONS.back);
  return { away, back, next };
}

/** Return the visible parts of the page by their names; the board for none. @param {string[]} look */
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

/** Scroll as little as possible to show these parts with the board, or the board alone, if both do not fit. @param {Element[]} parts */
function scrollToParts(parts) {
  for (const part of [...parts].reverse()) part.scrollIntoView({ block: "nearest" }); // also within its panel
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const start = parseFloat(scrollPaddingTop) || 0;
  const end = innerHeight - (parseFloat(scrollPaddingBottom) || 0);
  const board = [find("#ruler"), find("#board")];
  const both = boxOf([...parts, ...board]);
  const { top, bottom } = both.bottom - both.top + 2 * MARGIN <= end - start ? both : boxOf(board);
  const [above, below] = [top - MARGIN - start, bottom + MARGIN - end];
  scrollBy(0, above < 0 ? above : Math.min(above, Math.max(0, below)));
}
