// Keeps a part of a scrolling box in view. It measures after a frame has been painted: in the middle of a frame the browser
// would have to lay out the page twice.

/**
 * @param {HTMLElement} box
 * @param {number} [below]  how many times its height should be seen below the part, where there is room
 * @returns {(first: HTMLElement | null, last?: HTMLElement | null) => void}  sets the part to keep in view; if it does not fit, its end
 */
export function keepInView(box, below = 0) {
  /** @type {(HTMLElement | null)[]} */
  let wanted = [];
  /** @type {(HTMLElement | null)[]} */
  let seen = [];
  let scheduled = false;

  const isSeen = () => wanted[0] === seen[0] && wanted[1] === seen[1];

  function scroll() {
    scheduled = false;
    const [first, last] = wanted;
    if (!first || !last || isSeen() || !box.clientHeight) return;
    seen = wanted; // only once, so that the viewer can scroll away from it
    const { scrollTop, clientHeight } = box;
    const end = last.offsetTop + last.offsetHeight + 2; // 2: the measured values are rounded
    const room = clientHeight - (end - first.offsetTop);
    const bottom = end + Math.max(0, Math.min(room, below * last.offsetHeight));
    const top = Math.max(first.offsetTop, bottom - clientHeight);
    if (top < scrollTop) box.scrollTop = top;
    else if (bottom > scrollTop + clientHeight) box.scrollTop = bottom - clientHeight;
  }

  function schedule() {
    if (scheduled || isSeen()) return;
    scheduled = true;
    requestAnimationFrame(() => setTimeout(scroll));
  }

  new ResizeObserver(() => {
    seen = []; // a box that was hidden, or larger, may not show it any more
    schedule();
  }).observe(box);

  return (first, last = first) => {
    wanted = [first, last];
    schedule();
  };
}
