// Groups of elements of which Tab reaches one, and the arrow keys, Home and End the others.

/** Moves of the keys in rows: rows down and places to the right. @type {Record<string, [number, number]>} */
export const MOVES = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -Infinity],
  End: [0, Infinity],
};

const ENDS = { Home: -Infinity, End: Infinity };
/** Steps of the keys in lists, by the way that a list runs. @type {Record<"across" | "down" | "both", Record<string, number>>} */
export const STEPS = {
  across: { ArrowLeft: -1, ArrowRight: 1, ...ENDS },
  down: { ArrowUp: -1, ArrowDown: 1, ...ENDS },
  both: { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1, ...ENDS },
};

/**
 * Return the place that a move in rows leads to; it ends at an edge.
 * @template T @param {T[][]} rows @param {T} from @param {[number, number]} move
 */
export function moveIn(rows, from, [down, right]) {
  const row = rows.findIndex((places) => places.includes(from));
  if (row < 0) return from;
  const line = rows[row + down]?.length ? rows[row + down] : rows[row];
  return line[Math.min(line.length - 1, Math.max(0, rows[row].indexOf(from) + right))];
}

/** Return the place to which a step in a list leads; after the last one comes the first. @template T @param {T[]} list @param {T} from @param {number} step */
export function stepIn(list, from, step) {
  const { length } = list;
  const to = Number.isFinite(step) ? (list.indexOf(from) + step + length) % length : step < 0 ? 0 : length - 1;
  return list[to] ?? from;
}

/** Returns the element that a key leads to from another one; null for a key that does not move in the group. @typedef {(key: string, from: HTMLElement) => HTMLElement | null} Next */

/** @param {() => HTMLElement[][]} rows @returns {Next} */
export const inRows = (rows) => (key, from) => MOVES[key] && moveIn(rows(), from, MOVES[key]);

/** @param {() => HTMLElement[]} list @param {keyof typeof STEPS} way @returns {Next} */
export const inList = (list, way) => (key, from) => (STEPS[way][key] ? stepIn(list(), from, STEPS[way][key]) : null);

export class Roving {
  #group;
  #selector;
  /** The element that Tab reaches. @type {HTMLElement | null} */
  stop = null;

  /**
   * @param {HTMLElement} group
   * @param {string} selector  of its elements, which Tab does not reach by themselves
   * @param {Next} next
   * @param {(to: HTMLElement) => void} [go]  called for the element that a key leads to; focuses it
   */
  constructor(group, selector, next, go = (to) => to.focus()) {
    this.#group = group;
    this.#selector = selector;
    group.addEventListener("focusin", ({ target }) => this.settle(this.#find(target)));
    group.addEventListener("keydown", (event) => {
      const from = this.#find(event.target);
      if (!from || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      const to = next(event.key, from);
      if (!to) return;
      event.preventDefault();
      event.stopPropagation();
      if (to !== from) go(to);
    });
  }

  /**
   * Let Tab reach an element; by default the one before, or the first if that is gone. Returns it; null if the group is empty.
   * @param {HTMLElement | null} [wanted]
   */
  settle(wanted = this.stop) {
    const isHere = wanted?.matches(this.#selector) && this.#group.contains(wanted);
    if (this.stop) this.stop.tabIndex = -1;
    this.stop = isHere ? wanted : this.#group.querySelector(this.#selector);
    if (this.stop) this.stop.tabIndex = 0;
    return this.stop;
  }

  /** @param {EventTarget | null} target @returns {HTMLElement | null} */
  #find(target) {
    const element = target instanceof Element ? target.closest(this.#selector) : null;
    return this.#group.contains(element) ? /** @type {HTMLElement | null} */ (element) : null;
  }
}
