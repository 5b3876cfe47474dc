// Keeps one part of a scrolling box in view. It measures after a frame has been painted: in the middle of a frame the browser
// would have to lay out the page twice.

/**
 * @param {HTMLElement} box
 * @returns {(part: HTMLElement | null) => void}  sets the part to keep in view
 */
export function keepInView(box) {
  /** @type {HTMLElement | null} */
  let wanted = null;
  /** @type {HTMLElement | null} */
  let seen = null;
  let scheduled = false;

  function scroll() {
    scheduled = false;
    if (!wanted || wanted === seen) return;
    seen = wanted; // only once, so that the viewer can scroll away from it
    const { offsetTop: top, offsetHeight: height } = wanted;
    const { scrollTop, clientHeight } = box;
    if (top < scrollTop) box.scrollTop = top;
    else if (top + height > scrollTop + clientHeight) box.scrollTop = top + height + 2 - clientHeight; // 2: the measured values are rounded
  }

  return (part) => {
    wanted = part;
    if (scheduled || wanted === seen) return;
    scheduled = true;
    requestAnimationFrame(() => setTimeout(scroll));
  };
}
