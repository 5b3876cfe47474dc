// Dragging lines with a mouse, a pen or a finger. The line follows at once, from place to place; a finger takes it by
// its grip, so that the page still scrolls.

/** @import { Lists } from "./lists.js" */

const CLICK = 5; // pixels that a click may move
const EDGE = 100; // pixels from an end of the window in which a drag towards it scrolls
const GAP = 2; // pixels between two lines

/**
 * `indentOf`: null for a line of the heap
 * @typedef {{
 *   may: () => boolean,
 *   indentOf: (id: string) => number | null,
 *   take: (id: string) => void,
 *   put: (id: string, at: number, indent: number) => void,
 *   takeOut: (id: string) => void,
 *   drop: () => void,
 *   cancel: () => void,
 * }} Actions
 */

/**
 * A line that is dragged, and where from; `moved`: whether it is no click any more; `ended`: ends the listening.
 * @typedef {{id: string, x: number, y: number, indent: number | null, moved: boolean, ended: AbortController}} Dragged
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
    for (const list of [lists.heap, lists.program]) list.addEventListener("pointerdown", this.#begin);
  }

  /** @param {PointerEvent} event */
  #begin = (event) => {
    const target = /** @type {Element} */ (event.target);
    const item = target.closest(".line");
    if (event.button !== 0 || !(item instanceof HTMLElement) || !this.#actions.may()) return;
    if (event.pointerType !== "mouse" && !target.closest(".grip")) return;
    const id = item.dataset.line ?? "";
    const ended = new AbortController();
    const indent = this.#actions.indentOf(id);
    this.#dragged = { id, x: event.clientX, y: event.clientY, indent, moved: false, ended };
    addEventListener("pointermove", this.#follow, { signal: ended.signal });
    addEventListener("pointerup", this.#finish, { signal: ended.signal });
    addEventListener("pointercancel", () => this.#end(false), { signal: ended.signal });
    addEventListener("keydown", ({ key }) => key === "Escape" && this.#end(false), { signal: ended.signal });
  };

  /** @param {PointerEvent} event */
  #finish = (event) => {
    this.#follow(event); // browsers may leave out the last move
    this.#end(true);
  };

  /** @param {boolean} keep */
  #end(keep) {
    const was = this.#dragged;
    this.#dragged = null;
    was?.ended.abort();
    if (!was?.moved) return;
    // the one that the drag ends with, if there is one
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
    if (!dragged.moved) this.#actions.take(dragged.id);
    dragged.moved = true;
    scrollNear(y, dragged.y);
    const { heap, program, frame } = this.#lists;
    if (isOver(heap, x, y)) this.#actions.takeOut(dragged.id);
    else if (isOver(frame, x, y))
      this.#actions.put(dragged.id, placeAt(program, y, dragged.id), indentAt(program, x, dragged));
  };
}

/** @param {Lists} lists @param {Actions} actions */
export function listenToDragging(lists, actions) {
  new Dragging(lists, actions);
}

/**
 * Among the other lines as they would lie without the dragged one, which pushes down those below it.
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
 * A line of the program keeps its indentation while it is moved straight.
 * @param {Element} program
 * @param {number} x
 * @param {Pick<Dragged, "x" | "indent">} from
 */
function indentAt(program, x, from) {
  const width = parseFloat(getComputedStyle(program).getPropertyValue("font-size")) * 2.4; // four characters
  const start = from.indent === null ? program.getBoundingClientRect().left + width * 1.5 : from.x;
  return Math.round((x - start) / width) + (from.indent ?? 0);
}

/** Scroll where a line is dragged towards an end of the window. @param {number} y @param {number} from */
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
