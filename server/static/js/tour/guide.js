// The guided tour: moves the real page from stop to stop, with a ring around the part to look at and a note beside it. At the
// end it restores the page to its state before the tour.

import { el, write } from "../page/dom.js";
import { named } from "../drawers/named.js";
import { boundingBox } from "../page/boxes.js";
import { words as page } from "../words/page.js";
import { placeNote } from "./placement.js";
import { RUN, STOPS } from "./stops.js";

const words = page.guide;

/** @typedef {import("../types.js").State} State */

const MARGIN = 6; // pixels between a part of the page and the ring around it
const WIDTHS = [380, 300, 240]; // pixels of the note: as wide as there is room for
const OWN_KEYS = "input, textarea, select, [role=slider], [role=tab]"; // elements that use the arrow keys themselves

/** @param {import("../intents/actions.js").Actions} actions @param {() => State} get @param {() => State} before  the page as it was */
export function createGuide(actions, get, before) {
  const ring = el("div", { class: "tour-ring", "aria-hidden": "true" });
  const title = el("h2", { id: "tour-title" });
  const text = el("p", { id: "tour-text" });
  const number = el("p", { class: "stop" });
  const [leave, back, next] = ["leave", "back", "next"].map((name) => el("button", { type: "button", class: `text ${name}` }));
  const note = /** @type {HTMLDialogElement} */ (
    el("dialog", { class: "tour", "aria-labelledby": "tour-title", "aria-describedby": "tour-text" },
      el("div", { class: "said", "aria-live": "polite", "aria-atomic": "true" }, number, title, text),
      el("div", { class: "row" }, leave, back, next))
  );
  document.body.append(ring, note);

  /** @type {Element | null} */
  let opener = null;
  /** @type {number | null} */
  let stop = null;
  let isThere = false; // the page shows the stop's step
  let centred = false; // the page has been scrolled to the part
  let crowded = false; // and further, to make room for the note

  leave.addEventListener("click", () => actions.setTour(null));
  back.addEventListener("click", () => go(-1));
  next.addEventListener("click", () => go(1));
  write(leave, words.TOUR_BUTTONS.leave);
  write(back, words.TOUR_BUTTONS.back);

  /** @param {1 | -1} stops */
  function go(stops) {
    const to = (get().tour ?? 0) + stops;
    if (to >= 0) actions.setTour(to < STOPS.length ? to : null);
  }

  /** Handles a key before the page's own shortcuts do. @param {KeyboardEvent} event */
  function handleKey(event) {
    const busy = get().drawer !== null || (event.target instanceof Element && event.target.matches(OWN_KEYS));
    const act = { ArrowRight: () => go(1), ArrowLeft: () => go(-1), Escape: () => actions.setTour(null) }[event.key];
    if (!act || busy || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  function begin() {
    opener = document.activeElement;
    note.show();
    next.focus();
    addEventListener("keydown", handleKey, { capture: true });
    for (const name of ["resize", "scroll"]) addEventListener(name, position, { capture: true, passive: true });
  }

  function end() {
    removeEventListener("keydown", handleKey, { capture: true });
    for (const name of ["resize", "scroll"]) removeEventListener(name, position, { capture: true });
    ring.toggleAttribute("data-shown", false);
    note.close();
    if (opener instanceof HTMLElement) opener.focus();
    restore(actions, before());
  }

  /** @param {number} at */
  function arrive(at) {
    const last = at === STOPS.length - 1;
    write(number, words.tourStop(at, STOPS.length));
    write(title, words.TOUR[at].title);
    text.replaceChildren(...named(words.TOUR[at].text));
    write(next, last ? words.TOUR_BUTTONS.end : words.TOUR_BUTTONS.next);
    if (at === 0 && document.activeElement === back) next.focus(); // a disabled button loses the focus
    back.toggleAttribute("disabled", at === 0);
    actions.visit({ run: RUN, step: STOPS[at].step });
    centred = crowded = false;
  }

  /** Positions the ring around the part, and the note beside it. */
  function position() {
    if (stop === null) return;
    const parts = STOPS[stop].parts.flatMap((part) => [...document.querySelectorAll(part)]);
    const shown = parts.map((part) => part.getBoundingClientRect()).filter(({ width }) => width);
    if (!shown.length) return;
    const box = boundingBox(shown);
    if (!centred && isThere) {
      centred = true;
      if (!parts[0].closest("footer")) scrollBy(0, Math.min(box.top - MARGIN, (box.top + box.bottom - innerHeight + coveredBelow()) / 2));
      return position();
    }
    const width = document.documentElement.clientWidth;
    const looked = { left: Math.max(1, box.left - MARGIN), top: box.top - MARGIN, right: Math.min(width - 1, box.right + MARGIN), bottom: box.bottom + MARGIN };
    setPixels(ring, { left: looked.left, top: looked.top, width: looked.right - looked.left, height: looked.bottom - looked.top });
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
    isThere = state.tour !== null && state.shown?.run === state.run && state.shown.step.step === STOPS[state.tour].step;
    if (state.tour !== stop) {
      const was = stop;
      stop = state.tour;
      if (was === null) begin();
      if (stop === null) end();
      else arrive(stop);
    }
    position();
  };
}

/** @param {import("../intents/actions.js").Actions} actions @param {State} before */
function restore(actions, { run, shown, speed, segment, view, panel, drawer, zoom, playing }) {
  const step = shown?.run === run ? shown.step.step : 0;
  actions.visit({ run, step, speed, segment, view, panel, drawer });
  actions.setZoom(zoom);
  if (playing) actions.toggle(playing);
}

/** @param {HTMLElement} element @param {Record<string, number>} pixels */
function setPixels(element, pixels) {
  for (const [name, value] of Object.entries(pixels)) element.style.setProperty(`--${name}`, `${value}px`);
}

/** How many pixels of the window the transport covers, where it stays while the page scrolls. */
const coveredBelow = () => parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0;
