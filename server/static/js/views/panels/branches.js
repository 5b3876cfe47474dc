// The search tree in words, a line a row, for those who do not see it.

import { viewOf } from "../../algorithms/views.js";
import { solutionsBelow } from "../../film/subtrees.js";
import { el, find } from "../../page/dom.js";
import { words } from "../../words/page.js";

export function createBranches() {
  const list = find("#branches");
  /** What the list tells of; no step where there is nothing in it. @type {{step: import("../../types.js").Step | null, counts: import("../../types.js").SubtreeCounts | null}} */
  let told = { step: null, counts: null };

  /** Steps that fly by are not read: then there is nothing to read. @param {import("../../types.js").Look} look */
  return function render({ shown, fast, subtreeCounts: counts }) {
    if (!shown) return;
    const step = fast ? null : shown.step;
    if (step === told.step && counts === told.counts) return;
    told = { step, counts };
    list.replaceChildren(...(step ? read(shown, counts) : []).map((line) => el("li", {}, line)));
  };
}

/** @param {NonNullable<import("../../types.js").State["shown"]>} shown @param {import("../../types.js").SubtreeCounts | null} counts */
function read({ step, run }, counts) {
  const view = viewOf(run.algorithm);
  return view.branches(step, run.n).flatMap((level, depth) => {
    const items = level.map(({ label, state, column }) => ({ label, state, ...(state === "tried" && column !== undefined ? { found: solutionsBelow(counts, step, depth, column) } : {}) }));
    return items.length ? [`${words.LINE[view.fills]} ${depth}: ${words.aloud.line(view, items)}`] : [];
  });
}
