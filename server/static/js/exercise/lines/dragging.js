// Dragging lines with a mouse, a pen or a finger. The line follows at once, from place to place; a finger takes it by
// its grip, so

/** @import { Lists } from "./lists.js" */
// that the page still scrolls.

const CLICK = 5; // pixels that a click may move
const EDGE = 100; // pixels from an end of the window in which a drag towards it scrolls
const GAP = 3; // pixels between two lines

/**
 * @param {Lists} lists
 * @param {{may: () => boolean, indentOf: (id: string) => number | null, take: (id: string) => void, put: (id: string, at: number, indent: number) => void, takeOut: (id: string) => void, drop: () => void, cancel: () => void}}
 *   actions
 *   `indentOf`: null for a line of the heap
 */
export function listenToDragging({ heap, program, frame }, actions) {
  /**
   * @type {{id: string, x: number, y: number, indent: number | null, moved: boolean, ended: AbortController} | null}
   */
  let dragged = null;

  /** @param {PointerEvent} event */
  function begin(event) {
    const target = /** @type {Element} */ (event.target);
    const item = target.closest(".line");
    if (event.button !== 0 || !(item instanceof HTMLElement) || !actions.may()) return;
    if (event.pointerType !== "mouse" && !target.closest(".grip")) return;
    const id = item.dataset.line ?? "";
    const ended = new AbortController();
    dragged = { id, x: event.clientX, y: event.clientY, indent: actions.indentOf(id), moved: false, ended };
    addEventListener("pointermove", follow, { signal: ended.signal });
    addEventListener("pointerup", finish, { signal: ended.signal });
    addEventListener("pointercancel", () => end(false), { signal: ended.signal });
    addEventListener("keydown", (pressed) => pressed.key === "Escape" && end(false), { signal: ended.signal });
  }

  /** @param {PointerEvent} event */
  function finish(event) {
    follow(event); // browsers may leave out the last move
    end(true);
  }

  /** @param {boolean} keep */
  function end(keep) {
    const was = dragged;
    dragged = null;
    was?.ended.abort();
    if (!was?.moved) return;
    // the one that the drag ends with, if there is one
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }));
    (keep ? actions.drop : actions.cancel)();
  }

  /** @param {PointerEvent} event */
  function follow(event) {
    if (!dragged) return;
    const { clientX: x, clientY: y } = event;
    if (!dragged.moved && Math.hypot(x - dragged.x, y - dragged.y) < CLICK) return;
    if (!dragged.moved) actions.take(dragged.id);
    dragged.moved = true;
    scrollNear(y, dragged.y);
    if (isOver(heap, x, y)) actions.takeOut(dragged.id);
    else if (isOver(frame, x, y)) actions.put(dragged.id, placeAt(y, dragged.id), indentAt(x, dragged));
  }

  /**
   * Among the other lines as they would lie without the dragged one, which pushes down those below it.
   * @param {number} y
   * @param {string} id
   */
  function placeAt(y, id) {
    const lines = [...program.querySelectorAll(".line")];
    const own = lines.findIndex((item) => /** @type {HTMLElement} */ (item).dataset.line === id);
    const pushed = own < 0 ? 0 : lines[own].getBoundingClientRect().height + GAP;
    return lines.filter((item, at) => at !== own && middleOf(item) - (at > own ? pushed : 0) < y).length;
  }

  /**
   * A line of the program keeps its indentation while it is moved straight.
   * @param {number} x
   * @param {{x: number, indent: number | null}} from
   */
  function indentAt(x, from) {
    const width = parseFloat(getComputedStyle(program).getPropertyValue("font-size")) * 2.4; // four characters
    const start = from.indent === null ? program.getBoundingClientRect().left + width * 1.5 : from.x;
    return Math.round((x - start) / width) + (from.indent ?? 0);
  }

  for (const list of [heap, program]) list.addEventListener("pointerdown", begin);
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
