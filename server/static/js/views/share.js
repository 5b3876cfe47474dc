// Copies a link to what the page shows.

import { format, linkTo } from "../model/address.js";
import { copy } from "../page/clipboard.js";
import { find } from "../page/dom.js";
import { words } from "../words/page.js";

/** @param {import("../intents/actions.js").Actions} actions @param {() => import("../types.js").State} get @param {() => number} here */
export function createShare(actions, get, here) {
  find("#copy-link").addEventListener("click", async () => {
    find("#menu").hidePopover();
    const query = format({ ...get(), view: "page", code: true, drawer: null, step: here() }); // the projector stays with the speaker
    const link = linkTo(query, location.href, document.documentElement.dataset.address);
    actions.showMessage((await copy(link)) ? words.COPIED : words.NOT_COPIED);
  });
}
