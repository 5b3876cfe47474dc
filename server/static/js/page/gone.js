// The sentence for the address of a feature that went: it names what does the same now. server/web/gone.py leads here.

import { GONE_DRAWERS } from "../model/names.js";
import { createButton, el } from "./dom.js";
import { wordsOf } from "../words/words.js";

const { CLOSE, GONE } = await wordsOf("common");

/** Show the sentence, if the address asks for one, until it is closed; remove its field from the address. */
export function showGone() {
  const address = new URL(location.href);
  const fields = address.searchParams;
  const name = fields.get("gone") ?? Object.keys(GONE_DRAWERS).find((drawer) => drawer === fields.get("drawer")) ?? "";
  if (!(name in GONE)) return;
  fields.delete("gone");
  history.replaceState(history.state, "", address);
  const sentence = el("div", { class: "banner gone", "data-shown": "" }, el("p", { role: "status" }, GONE[name]));
  sentence.append(createButton(CLOSE, () => sentence.remove()));
  document.body.append(sentence);
}
