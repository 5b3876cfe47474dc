// The tabs of panels that have no room side by side: one panel at a time.

import { PANELS } from "../../model/names.js";
import { find, mark } from "../../page/dom.js";
import { watchParts } from "../../page/parts.js";
import { Roving, inList } from "../../page/roving.js";

/** @import { Actions, Look } from "../../types.js" */

/** @param {Actions} actions */
export function createPanels(actions) {
  /** @type {Map<string, HTMLElement>} */
  const tabs = new Map(PANELS.map((name) => [name, find(`#tab-${name}`)]));

  tabs.forEach((tab, name) => {
    tab.addEventListener("click", () => {
      actions.openPanel(name);
      requestAnimationFrame(() => setTimeout(() => find(`#panel-${name}`).scrollIntoView({ block: "nearest" })));
    });
  });
  const open = () => [...tabs.values()].filter((tab) => tab.dataset.off === undefined);
  const roving = new Roving(find(".right > .tabs"), "[role=tab]", inList(open, "across"), (tab) => {
    tab.focus();
    for (const [name, each] of tabs) if (each === tab) actions.openPanel(name);
  });
  watchParts(() => roving.settle(open().find((tab) => tab.ariaSelected === "true")));

  /** @param {Look} look */
  return function render({ page: { panel }, learn: { asked } }) {
    mark(document.documentElement, "panel", asked ? "now" : panel); // the question is in this panel
  };
}
