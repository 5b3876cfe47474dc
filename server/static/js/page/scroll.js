// Keeps the part of a scrolling box that matters in view. It measures after a frame has been painted, when nothing waits to
// be laid out: asked in the middle of one, the browser would have to lay out the page twice.

/**
 * @param {HTMLElement} box
 * @returns {(part: HTMLElement | null) => void}  what is to be seen from now on
 */
export function keepInView(box) {
  /** @type {HTMLElement | null} */
  let wanted = null;
  /** @type {HTMLElement | null} */
  let seen = null;
  let asked = false;

  function scroll() {
    asked = false;
    if (!wanted || wanted === seen) return;
    seen = wanted; // only once: then the viewer may scroll away from it
    const { offsetTop: top, offsetHeight: height } = wanted;
    const { scrollTop, clientHeight } = box;
    if (top < scrollTop) box.scrollTop = top;
    else if (top + height > scrollTop + clientHeight) box.scrollTop = top + height + 2 - clientHeight; // all of them are rounded
  }

  return (part) => {
    wanted = part;
    if (asked || wanted === seen) return;
    asked = true;
    requestAnimationFrame(() => setTimeout(scroll));
  };
}
