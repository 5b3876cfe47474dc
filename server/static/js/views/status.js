// Messages for the whole page.

import { find, mark, write } from "../page/dom.js";
import { words } from "../words/common.js";

/** @param {() => void} retry  connect at once */
export function createStatus(retry) {
  const banner = find("#banner");
  const text = find("#banner-text");
  const again = find("#retry");
  again.addEventListener("click", retry);

  /** @param {{connection: import("../types.js").Connection, notices: {page: string}}} state */
  return function render({ connection, notices }) {
    const lost = words.connection(connection);
    const message = lost || notices.page;
    write(text, message);
    mark(banner, "shown", message !== "");
    mark(banner, "lost", lost !== "");
    again.hidden = !lost;
  };
}
