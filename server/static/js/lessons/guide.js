// Leads through a lesson: moves the real page from stop to stop, with a ring around the part to look at and a note
// beside it.

import { el, write, returnFocus } from "../page/dom.js";
import { boundingBox } from "../page/geometry.js";
import { wordsOf } from "../words/words.js";
import { LOOKS, panelFor, placeNote } from "./placement.js";
import { createQuestions } from "./questions.js";
import { noteStop } from "./seen.js";
import { loadLesson } from "./list.js";
import { drawBlocks } from "./drawn.js";

/** @import { Asker } from "../questions/ask.js" */
/** @import { Actions, State, Lesson } from "../types.js" */

const words = await wordsOf("lessons");

const MARGIN = 6; // pixels between a part of the page and the ring around it
const WIDTHS = [380, 300, 240]; // pixels of the note: as wide as there is room for
const OWN_KEYS = "input, textarea, select, [role=slider], [role=tab]"; // elements that use the arrow keys themselves

/**
 * @param {object} parts
 * @param {Actions} parts.actions
 * @param {() => State} parts.get
 * @param {() => void} parts.leave  ends the lesson, and returns to the page as it was
 * @param {() => Promise<Asker>} parts.asker
 */
export function createGuide({ actions, get, leave, asker }) {
  const ring = el("div", { class: "lesson-ring", "aria-hidden": "true" });
  const title = el("h2", { id: "lesson-title" });
  const text = el("div", { id: "lesson-text" });
  const number = el("p", { class: "stop" });
  const slot = el("div", { class: "slot" });
  const [away, back, next] = ["leave", "back", "next"].map((name) =>
    el("button", { type: "button", class: `text ${name}` }),
  );
  const note = /** @type {HTMLDialogElement} */ (
    el(
      "dialog",
      { class: "lesson", "aria-labelledby": "lesson-title", "aria-describedby": "lesson-text" },
      el(
        "div",
        { class: "body" },
        el("div", { class: "said", "aria-live": "polite", "aria-atomic": "true" }, number, title, text),
        slot,
      ),
      el("div", { class: "row" }, away, back, next),
    )
  );
  document.body.append(ring, note);
  const questions = createQuestions(slot, asker, actions);

  /** The name of the lesson that is shown or on its way; null for none. @type {string | null} */
  let name = null;
  /** @type {Lesson | null} */
  let lesson = null;
  /** The lesson that comes after it. @type {string | null} */
  let following = null;
  /** @type {number | null} */
  let stop = null;
  /** @type {Element | null} */
  let opener = null;
  let missed = ""; // what to say of a stop that there is not
  let isThere = false; // the page shows the stop's step
  let centred = false; // the page has been scrolled to the part
  let crowded = false; // and further, to make room for the note

  away.addEventListener("click", () =>
    isLast() && following !== null ? actions.setLesson({ name: following, stop: 0 }) : leave(),
  );
  back.addEventListener("click", () => go(-1));
  next.addEventListener("click", () => go(1));
  write(back, words.BUTTONS.back);

  const isLast = () => lesson !== null && stop === lesson.stops.length - 1;

  /** @param {1 | -1} stops */
  function go(stops) {
    const here = get().learn.lesson; // which may be further than what is painted
    if (!here || !lesson) return;
    const to = here.stop + stops;
    if (to >= lesson.stops.length) leave();
    else if (to >= 0) actions.setLesson({ ...here, stop: to });
  }

  /** Handles a key before the page's own shortcuts do. @param {KeyboardEvent} event */
  function handleKey(event) {
    const element = event.target instanceof Element ? event.target : null;
    // then keys belong to the question
    const asking = get().learn.asked !== null && (event.key === "Escape" || !element?.closest("dialog.lesson > .row"));
    const busy = asking || get().page.drawer !== null || element?.matches(OWN_KEYS);
    const act = { ArrowRight: () => go(1), ArrowLeft: () => go(-1), Escape: leave }[event.key];
    if (!act || busy || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  function begin() {
    if (note.open) return;
    opener = document.activeElement;
    note.show();
    next.focus();
    addEventListener("keydown", handleKey, { capture: true });
    for (const event of ["resize", "scroll"]) addEventListener(event, position, { capture: true, passive: true });
  }

  function end() {
    stop = null;
    if (!note.open) return;
    removeEventListener("keydown", handleKey, { capture: true });
    for (const event of ["resize", "scroll"]) removeEventListener(event, position, { capture: true });
    ring.toggleAttribute("data-shown", false);
    questions.end();
    note.close();
    returnFocus(opener);
  }

  /** @param {string} wanted */
  async function load(wanted) {
    const loaded = await loadLesson(wanted).catch(() => undefined);
    if (name !== wanted) return; // the viewer has opened something else meanwhile
    if (loaded?.lesson.stops.length) {
      ({ lesson, following } = loaded);
      if (loaded.language) note.lang = loaded.language;
      else note.removeAttribute("lang");
      actions.repaint();
    } else {
      actions.followLesson(null);
      if (loaded === undefined) actions.miss();
      else actions.showMessage(words.noLesson({ name: wanted }));
    }
  }

  /** @param {Lesson} lesson @param {number} at */
  function arrive(lesson, at) {
    const { length } = lesson.stops;
    const { title: heading, place, look, text: blocks } = lesson.stops[at];
    write(number, words.stopOf({ title: lesson.title, stop: at + 1, stops: length }));
    write(title, heading);
    text.replaceChildren(...drawBlocks(blocks));
    questions.clear();
    write(next, isLast() ? words.BUTTONS.end : words.BUTTONS.next);
    write(away, isLast() && following !== null ? words.BUTTONS.following : words.BUTTONS.leave);
    if (at === 0 && document.activeElement === back) next.focus(); // a disabled button loses the focus
    back.toggleAttribute("disabled", at === 0);
    const { run, step, part } = place;
    const panel = place.panel || panelFor(look);
    actions.visit({ run, step, part: part === null ? null : { step, index: part }, ...(panel && { panel }) });
    if (name !== null) noteStop(name, at);
    centred = crowded = false;
  }

  /** Positions the ring around the part, and the note beside it. */
  function position() {
    if (stop === null || !lesson) return;
    const parts = findParts(lesson.stops[stop].look);
    const shown = parts.map((part) => part.getBoundingClientRect());
    if (!shown.length) return;
    const box = boundingBox(shown);
    if (!centred && isThere) {
      centred = true;
      if (!parts[0].closest("footer"))
        scrollBy(0, Math.min(box.top - MARGIN, (box.top + box.bottom - innerHeight + coveredBelow()) / 2));
      return position();
    }
    const width = document.documentElement.clientWidth;
    const looked = {
      left: Math.max(1, box.left - MARGIN),
      top: box.top - MARGIN,
      right: Math.min(width - 1, box.right + MARGIN),
      bottom: box.bottom + MARGIN,
    };
    setPixels(ring, {
      left: looked.left,
      top: looked.top,
      width: looked.right - looked.left,
      height: looked.bottom - looked.top,
    });
    ring.toggleAttribute("data-shown", true);
    note.style.removeProperty("--most");
    const sizes = WIDTHS.map((wide) => {
      note.style.setProperty("--wide", `${wide}px`);
      return { width: note.offsetWidth, height: note.offsetHeight };
    });
    const { left, top, height, size } = placeNote(looked, sizes, { width, height: innerHeight });
    note.style.setProperty("--wide", `${size.width}px`);
    if (height < size.height && !crowded) {
      crowded = true;
      scrollBy(0, looked.top - MARGIN);
    }
    note.style.setProperty("--most", `${height}px`);
    setPixels(note, { left, top });
  }

  /** @param {State} state */
  return function render(state) {
    const wanted = state.learn.lesson?.name ?? null;
    if (wanted !== name) {
      name = wanted;
      lesson = null;
      stop = null;
      if (wanted !== null) load(wanted);
      else end();
    }
    if (!state.learn.lesson || !lesson) return;
    const { stops } = lesson;
    const at = state.learn.lesson.stop;
    if (at >= stops.length) {
      missed = words.noStop({ title: lesson.title, stops: stops.length, stop: at + 1 });
      return actions.followLesson({ ...state.learn.lesson, stop: 0 });
    }
    isThere = state.film.shown?.run === state.film.run && state.film.shown.step.step === stops[at].place.step;
    if (at === stop && isThere) questions.ask(stops[at]);
    questions.render(state);
    if (at !== stop) {
      stop = at;
      begin();
      arrive(lesson, at);
      if (missed) actions.showMessage(missed); // going there has cleared all messages
      missed = "";
    }
    position();
  };
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
