// The gallery's controls: found or all solutions, grouped or not, the page if there are several, and links to the files.

import { el, write } from "../page/dom.js";
import { wordsOf } from "../words/words.js";

/** @import { Form, Run } from "../types.js" */

const words = await wordsOf("gallery");

/** @typedef {"found" | "all"} Which */

/**
 * @param {object} wants
 * @param {(which: Which) => void} wants.which @param {(grouped: boolean) => void} wants.group
 * @param {(pages: number) => void} wants.turn  called with the number of pages to move by
 */
export function createChoices(wants) {
  const which = el("div", { class: "segments", role: "radiogroup", "aria-label": words.GALLERY.which });
  const counts = { found: el("b"), all: el("b") };
  const choices = { found: choice("found"), all: choice("all") };
  const grouped = /** @type {HTMLInputElement} */ (el("input", { type: "checkbox" }));
  const classes = el("small", { class: "hint" });
  const group = el("label", { class: "row check" }, grouped, el("span", {}, words.GALLERY.group), classes);
  const holds = el("span");
  const earlier = el("button", { type: "button", class: "text", "aria-label": words.GALLERY.earlier }, "←");
  const later = el("button", { type: "button", class: "text", "aria-label": words.GALLERY.later }, "→");
  const pager = el(
    "div",
    { class: "row pager", role: "group", "aria-label": words.GALLERY.page },
    holds,
    earlier,
    later,
  );

  /** @param {Which} name */
  function choice(name) {
    const input = /** @type {HTMLInputElement} */ (el("input", { type: "radio", name: "gallery-which", value: name }));
    input.addEventListener("change", () => wants.which(name));
    which.append(el("label", {}, input, words.GALLERY[name], " ", counts[name]));
    return input;
  }

  grouped.addEventListener("change", () => wants.group(grouped.checked));
  earlier.addEventListener("click", () => wants.turn(-1));
  later.addEventListener("click", () => wants.turn(1));

  return {
    element: el("div", { class: "row choices" }, which, group, pager),
    /**
     * @param {object} facts
     * @param {Which} facts.which
     * @param {boolean} facts.grouped
     * @param {number} facts.found
     * @param {number | null} facts.total
     * @param {boolean} facts.groupable @param {string} facts.classes  their number, or why solutions cannot be grouped
     * @param {{first: number, last: number, count: number} | null} facts.page  null if there is only one page
     */
    show(facts) {
      for (const [name, input] of Object.entries(choices)) input.checked = facts.which === name;
      choices.all.disabled = facts.total === null;
      write(counts.found, words.whole(facts.found));
      write(counts.all, facts.total === null ? "" : words.whole(facts.total));
      grouped.disabled = !facts.groupable;
      grouped.checked = facts.grouped;
      write(classes, facts.classes);
      const { page } = facts;
      pager.hidden = page === null;
      if (!page) return;
      write(holds, words.pageOf(page.first, page.last, page.count));
      /** @type {HTMLButtonElement} */ (earlier).disabled = page.first === 1;
      /** @type {HTMLButtonElement} */ (later).disabled = page.last === page.count;
    },
  };
}

/** Create links to files with the solutions, one for each form. */
export function createDownloads() {
  const element = el("p", { class: "row hint downloads" }, words.GALLERY.files);
  const links = /** @type {Form[]} */ (["board", "matrix", "columns"]).map((form) => {
    const link = el("a", { download: "" }, words.FORMS[form]);
    element.append(" ", link);
    return { form, link };
  });
  return {
    element,
    /** @param {Run} run @param {number} count  the number of solutions in the file; 0 hides the links */
    show(run, count) {
      element.hidden = count === 0;
      for (const { form, link } of links) {
        const query = new URLSearchParams(
          Object.entries({ ...run, form, to: count }).map(([name, value]) => [name, String(value)]),
        );
        link.setAttribute("href", `download/solutions.txt?${query}`);
        link.setAttribute("aria-label", words.DOWNLOADS[form]({ solutions: words.solutions({ count }) }));
      }
    },
  };
}
