// Dragging lines with a mouse, a pen or a finger. The line jumps from place to place at once; a finger drags it by its
// grip, so that the page still scrolls elsewhere.

/** @import { Lists } from "./lists.js" */

const CLICK = 5; // pixels that the pointer may move in a click
const EDGE = 100; // pixels from the top or bottom of the window within which a drag scrolls
const GAP = 2; // pixels between two lines

/**
 * `indentOf`: returns null for a line of the heap
 * @typedef {{
 *   canDrag: () => boolean,
 *   indentOf: (id: string) => number | null,
 *   hold: (id: string) => void,
 *   place: (id: string, at: number, indent: number) => void,
 *   remove: (id: string) => void,
 *   drop: () => void,
 *   cancel: () => void,
 * }} Actions
 */

/**
 * A dragged line, and where the drag began; `moved`: it is more than a click; `listening`: aborted at the end.
 * @typedef {{id: string, x: number, y: number, indent: number | null, moved: boolean, listening: AbortController}} Dragged
 */

class Dragging {
  #lists;
  #actions;
  /** @type {Dragged | null} */
  #dragged = null;

  /** @param {Lists} lists @param {Actions} actions */
  constructor(lists, actions) {
    this.#lists = lists;
    this.#actions = actions;
    for (const list of [lists.heap, lists.program]) list.addEventListener("pointerdown", this.#start);
  }

  /** @param {PointerEvent} event */
  #start = (event) => {
    const target = /** @type {Element} */ (event.target);
    const item = target.closest(".line");
    if (event.button !== 0 || !(item instanceof HTMLElement) || !this.#actions.canDrag()) return;
    if (event.pointerType !== "mouse" && !target.closest(".grip")) return;
    const id = item.dataset.line ?? "";
    const listening = new AbortController();
    const indent = this.#actions.indentOf(id);
    this.#dragged = { id, x: event.clientX, y: event.clientY, indent, moved: false, listening };
    addEventListener("pointermove", this.#follow, { signal: listening.signal });
    addEventListener("pointerup", this.#finish, { signal: listening.signal });
    addEventListener("pointercancel", () => this.#stop(false), { signal: listening.signal });
    addEventListener("keydown", ({ key }) => key === "Escape" && this.#stop(false), { signal: listening.signal });
  };

  /** @param {PointerEvent} event */
  #finish = (event) => {
    this.#follow(event); // browsers may leave out the last move
    this.#stop(true);
  };

  /** @param {boolean} keep */
  #stop(keep) {
    const was = this.#dragged;
    this.#dragged = null;
    was?.listening.abort();
    if (!was?.moved) return;
    // some browsers send a click at the end of a drag
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }));
    if (keep) this.#actions.drop();
    else this.#actions.cancel();
  }

  /** @param {PointerEvent} event */
  #follow = (event) => {
    const dragged = this.#dragged;
    if (!dragged) return;
    const { clientX: x, clientY: y } = event;
    if (!dragged.moved && Math.hypot(x - dragged.x, y - dragged.y) < CLICK) return;
    if (!dragged.moved) this.#actions.hold(dragged.id);
    dragged.moved = true;
    scrollNear(y, dragged.y);
    const { heap, program, frame } = this.#lists;
    if (isOver(heap, x, y)) this.#actions.remove(dragged.id);
    else if (isOver(frame, x, y))
      this.#actions.place(dragged.id, placeAt(program, y, dragged.id), indentAt(program, x, dragged));
  };
}

/** @param {Lists} lists @param {Actions} actions */
export function listenToDragging(lists, actions) {
  new Dragging(lists, actions);
}

/**
 * Return the line's place in the program: the number of other lines above the pointer. The dragged line pushes down
 * those below it, which is subtracted.
 * @param {Element} program
 * @param {number} y
 * @param {string} id
 */
function placeAt(program, y, id) {
  const lines = [...program.querySelectorAll(".line")];
  const own = lines.findIndex((item) => /** @type {HTMLElement} */ (item).dataset.line === id);
  const pushed = own < 0 ? 0 : lines[own].getBoundingClientRect().height + GAP;
  return lines.filter((item, at) => at !== own && middleOf(item) - (at > own ? pushed : 0) < y).length;
}

/**
 * Return the indentation at a pointer. A line of the program that is moved straight up or down keeps its own.
 * @param {Element} program
 * @param {number} x
 * @param {Pick<Dragged, "x" | "indent">} from
 */
function indentAt(program, x, from) {
  const width = parseFloat(getComputedStyle(program).getPropertyValue("font-size")) * 2.4; // four characters
  const start = from.indent === null ? program.getBoundingClientRect().left + width * 1.5 : from.x;
  return Math.round((x - start) / width) + (from.indent ?? 0);
}

/** Scroll while a line is dragged towards the top or bottom of the window. @param {number} y @param {number} from */
function scrollNear(y, from) {
  if (y < EDGE && y < from) scrollBy(0, (y - EDGE) / 4);
  else if (y > innerHeight - EDGE && y > from) scrollBy(0, (y - innerHeight + EDGE) / 4);
}

/** @param {Event} event */
const swallow = (event) => event.stopPropagation();

/** @param {Element} element @param {number} x @param {number} y */
function isOver(element, x, y) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** @param {Element} element */
function middleOf(element) {
  const { top, bottom } = element.getBoundingClientRect();
  return (top + bottom) / 2;
}
