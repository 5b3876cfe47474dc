// What the first picture does not need is fetched at the first sign of a viewer. Where the pointer rests on the stage by then,
// and clicks that were quicker, are said again when it has come.

const SIGNS = ["pointermove", "pointerdown", "keydown", "focusin"];

/** @param {HTMLElement} stage @param {() => Promise<void>} load */
export function atFirstSign(stage, load) {
  /** @type {PointerEvent[]} */
  const clicks = [];
  /** @type {PointerEvent | null} */
  let rests = null;
  const click = (/** @type {Event} */ event) => clicks.push(/** @type {PointerEvent} */ (event));
  const move = (/** @type {PointerEvent} */ event) => (rests = event);
  const leave = () => (rests = null);

  /** @param {PointerEvent} event */
  function again({ type, clientX, clientY, shiftKey, pointerType }) {
    stage.dispatchEvent(new PointerEvent(type, { clientX, clientY, shiftKey, pointerType, bubbles: true }));
  }

  async function begin() {
    for (const sign of SIGNS) removeEventListener(sign, begin);
    await load();
    stage.removeEventListener("click", click);
    stage.removeEventListener("pointermove", move);
    stage.removeEventListener("pointerleave", leave);
    if (rests) again(rests);
    clicks.forEach(again);
  }
  stage.addEventListener("click", click);
  stage.addEventListener("pointermove", move);
  stage.addEventListener("pointerleave", leave);
  for (const sign of SIGNS) addEventListener(sign, begin);
}
