// Shows on the timeline that the supplier is still loading, while there is nothing else to show.

import { find, write } from "../../page/dom.js";
import { wordsOf } from "../../words/words.js";

/** @import { State } from "../../types.js" */

const words = await wordsOf("page");

export function createComing() {
  const sign = find("#coming");

  /** @param {State} state */
  return function render({ film: { run, shown, outline }, page: { coming } }) {
    const isComing = coming.share !== null && coming.share < 1;
    const hasPicture = shown?.run === run && outline !== null;
    sign.hidden = !isComing || hasPicture;
    if (!sign.hidden) write(sign, words.COMING({ percent: Math.floor(100 * (coming.share ?? 0)) }));
  };
}
