// The tabs of panels that have no room side by side: one panel at a time.

import { PANELS, hasExtra } from "../../model/names.js";
import { find, mark, setAttribute } from "../../page/dom.js";

/** @import { Actions, Look } from "../../types.js" */

/** Conditions of the layouts, the same as in layout.css. */
const WIDE = "(width >= 1250px) and (height >= 560px) and (aspect-ratio >= 8/5)";
const LOW = "(height < 800px)";
const DESK = "(width >= 860px) and (height >= 560px)";

/** Call a function with the layout, now and at every change. @param {(layout: "wide" | "low" | "beside" | "narrow") => void} onLayout */
export function watchLayout(onLayout) {
  const queries = [WIDE, LOW, DESK].map((condition) => matchMedia(condition));
  const [wide, low, desk] = queries;
  const report = () => onLayout(wide.matches ? (low.matches ? "low" : "wide") : desk.matches ? "beside" : "narrow");
  for (const query of queries) query.addEventListener("change", report);
  report();
}

/** @param {Actions} actions */
export function createPanels(actions) {
  /** @type {Map<string, HTMLElement>} */
  const tabs = new Map(PANELS.map((name) => [name, find(`#tab-${name}`)]));
  /** @type {Map<string, HTMLElement>} */
  const panels = new Map(PANELS.map((name) => [name, find(`#panel-${name}`)]));
  const right = PANELS.filter((name) => panels.get(name)?.closest(".right"));
  /** The panels that share a tab bar, by layout; the first is open until the viewer opens another. @type {Record<string, readonly string[]>} */
  const sharing = { wide: [], low: right, beside: PANELS.filter((name) => name !== "now"), narrow: PANELS };
  let shared = sharing.wide;

  tabs.forEach((tab, name) => {
    tab.addEventListener("click", () => {
      actions.openPanel(name);
      reveal(name);
    });
    tab.addEventListener("keydown", (event) => {
      const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!by) return;
      event.preventDefault();
      event.stopPropagation();
      const next = shared[(shared.indexOf(name) + by + shared.length) % shared.length];
      actions.openPanel(next);
      tabs.get(next)?.focus();
    });
  });

  /** Scroll until an opened panel is visible as a whole. @param {string} name */
  function reveal(name) {
    requestAnimationFrame(() => setTimeout(() => panels.get(name)?.scrollIntoView({ block: "nearest" })));
  }

  /** @param {Look} look */
  return function render({ page: { layout, panel: opened, calm }, learn: { asked } }) {
    const panel = asked ? "now" : opened; // the question is in this panel
    shared = sharing[layout].filter((name) => hasExtra(calm, name));
    const chosen = shared.includes(panel) ? panel : shared[0];
    tabs.forEach((tab, name) => {
      tab.hidden = !shared.includes(name);
      setAttribute(tab, "aria-selected", String(name === chosen));
      tab.tabIndex = name === chosen ? 0 : -1;
    });
    panels.forEach((element, name) => {
      mark(element, "open", name === chosen || !shared.includes(name));
      mark(element, "joined", hasExtra(calm, name));
    });
  };
}
