// Shows messages for the whole page: a lost connection or a notice.

import { find, mark, write } from "../page/dom.js";
import { words } from "../words/common.js";

/** @param {() => void} retry  connect at once @param {() => void} reload  load the page anew, at its step */
export function createStatus(retry, reload) {
  const banner = find("#banner");
  const text = find("#banner-text");
  const again = find("#retry");
  const anew = find("#reload");
  again.addEventListener("click", retry);
  anew.addEventListener("click", reload);

  /** @param {{connection: import("../types.js").Connection, outdated: boolean, notices: {page: string}}} state */
  return function render({ connection, outdated, notices }) {
    const lost = words.connection(connection);
    const message = lost || [notices.page, outdated ? words.NEW_VERSION : ""].filter(Boolean).join(" ");
    write(text, message);
    mark(banner, "shown", message !== "");
    mark(banner, "lost", lost !== "");
    again.hidden = !lost;
    anew.hidden = Boolean(lost) || !outdated;
  };
}
