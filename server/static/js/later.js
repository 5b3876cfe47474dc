// What the first picture does not need is fetched at the first sign of a viewer. Where the pointer rests on the stage by then,
// and clicks and keys that were quicker, are said again when it has come.

const SIGNS = ["pointermove", "pointerdown", "keydown", "focusin", "click"];
const BUTTONS = "[data-loop], [data-tour], [data-drawer], #copy-link, #count-start, #present, #toggle-code"; // that wait for it
const KEYS = [",", "."]; // likewise

/**
 * @param {HTMLElement} stage
 * @param {(failed: number) => Promise<void>} load  told how many times it has failed
 * @param {() => void} sorry  says that it has failed; the next sign is another try
 * @returns {() => Promise<void>}  fetches it without a sign; it is here then, unless it failed
 */
export function atFirstSign(stage, load, sorry) {
  /** @type {(() => void)[]} */
  const quick = [];
  /** @type {PointerEvent | null} */
  let rests = null;
  let failed = 0;
  /** @type {Promise<void> | null} */
  let coming = null;
  const done = new AbortController();
  const { signal } = done;

  /** @param {PointerEvent} event */
  function again({ type, clientX, clientY, shiftKey, pointerType }) {
    stage.dispatchEvent(new PointerEvent(type, { clientX, clientY, shiftKey, pointerType, bubbles: true }));
  }

  const begin = () => (coming ??= fetch());

  async function fetch() {
    try {
      await load(failed);
    } catch {
      failed += 1;
      coming = null;
      quick.length = 0;
      sorry();
      return;
    }
    done.abort();
    if (rests) again(rests);
    for (const act of quick) act();
  }

  stage.addEventListener("click", (event) => quick.push(() => again(/** @type {PointerEvent} */ (event))), { signal });
  stage.addEventListener("pointermove", (event) => (rests = event), { signal });
  stage.addEventListener("pointerleave", () => (rests = null), { signal });
  for (const button of document.querySelectorAll(BUTTONS)) {
    button.addEventListener("click", () => quick.push(() => /** @type {HTMLElement} */ (button).click()), { signal });
  }
  const press = (/** @type {KeyboardEvent} */ { key }) => {
    if (KEYS.includes(key)) quick.push(() => document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })));
  };
  addEventListener("keydown", press, { signal });
  for (const sign of SIGNS) addEventListener(sign, begin, { signal });
  return begin;
}
