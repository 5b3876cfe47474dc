// The end of a class, with a confirmation over the page.

import { createButton, el } from "../../page/dom.js";
import { wordsOf } from "../../words/words.js";

const { END } = await wordsOf("desk");

/** @param {() => unknown} end */
export function createEnding(end) {
  const yes = createButton(
    END.yes,
    () => {
      dialog.close();
      end();
    },
    "text primary",
  );
  const no = createButton(END.no, () => dialog.close());
  const row = el("div", { class: "row" }, yes, no);
  const dialog = /** @type {HTMLDialogElement} */ (
    el("dialog", { class: "card class-own", "aria-label": END.sure }, el("h2", {}, END.sure), row)
  );
  dialog.addEventListener("keydown", (event) => event.stopPropagation());
  document.body.append(dialog);

  /** Ask whether to end the class. @param {boolean} isOver  its lesson is over, so Yes has the focus */
  function ask(isOver) {
    if (!dialog.open) dialog.showModal();
    (isOver ? yes : no).focus();
  }

  return { element: createButton(END.end, () => ask(false)), ask, remove: () => dialog.remove() };
}
