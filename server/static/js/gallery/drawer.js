// The gallery: all solutions, or those found so far, as small boards. Choosing one goes to its step.

import { el, write } from "../page/dom.js";
import { createChoices, createDownloads } from "./choices.js";
import { createChosen } from "./details.js";
import { createSolutionCache } from "./cache.js";
import { createWall } from "./wall.js";
import { wordsOf } from "../words/words.js";

/** @import { DrawerContent, DrawerParts, Run, Solution } from "../types.js" */
/** @import { SolutionCache } from "./cache.js" */
/** @import { Which } from "./choices.js" */

const words = await wordsOf("gallery");

const PAGE = 600; // solutions on a page
const WHOLE = 20_000; // the most solutions that are shown on a single page
const LARGEST_GROUPED = 12; // n

/** @param {DrawerParts} parts @returns {DrawerContent} */
export function create({ actions, source, state }) {
  const choices = createChoices({
    which(newWhich) {
      which = newWhich;
      refill();
      revealSolution(nearest());
    },
    group(newGrouped) {
      grouped = newGrouped;
      refill();
      revealSolution(nearest());
    },
    turn(pages) {
      base += pages * PAGE;
      refill();
    },
  });
  const wall = createWall({
    choose(solution) {
      chosen = solution;
      actions.go(solution.step);
      update();
    },
    onSight: (first, end) => (isGrouped() ? cache?.classes.request(first, end) : cache?.solutions.request(first, end)),
  });
  const [title, why] = [el("p", { class: "title" }), el("p", { class: "why" })];
  const first = el("button", { type: "button", class: "text" }, words.GALLERY.first);
  const empty = el("div", { class: "empty" }, title, why, first);
  const details = createChosen();
  const downloads = createDownloads();
  const element = el(
    "div",
    { class: "gallery" },
    choices.element,
    empty,
    wall.element,
    details.element,
    downloads.element,
  );
  first.addEventListener("click", () => actions.find("solution", "forward"));

  let which = /** @type {Which} */ ("found");
  let grouped = false;
  let base = 0; // index of the first solution on the page
  /** What has arrived from the server about the current run. @type {SolutionCache | null} */
  let cache = null;
  /** @type {Solution | null} */
  let chosen = null;
  let followed = 0; // number of the solution that was last scrolled into view
  let seen = ""; // key of what was last painted

  const isGrouped = () => grouped && cache !== null && cache.run.n <= LARGEST_GROUPED;
  const found = () => state().film.shown?.step.solutions ?? 0;
  const count = () => (which === "all" ? (cache?.total() ?? found()) : found());

  /** The number of the solution at the current step, or of the nearest one in the gallery. */
  function nearest() {
    const passed = found();
    if (which === "found") return passed;
    if (!passed) return Math.min(1, count());
    const step = state().film.shown?.step.step ?? 0;
    const [before, after] = [cache?.solutions.get(passed - 1)?.step, cache?.solutions.get(passed)?.step];
    return before !== undefined && after !== undefined && after - step < step - before ? passed + 1 : passed;
  }

  /** What the wall shows. @returns {Parameters<typeof wall.fill>[0]} */
  function wallContent() {
    const { n } = cache?.run ?? { n: 1 };
    const shown = which === "all" ? Infinity : found();
    if (isGrouped()) {
      return {
        kind: "classes",
        n,
        found: shown,
        count: cache?.classCount(which === "all" ? null : found()) ?? 0,
        at: (index) => cache?.classes.get(index) ?? null,
      };
    }
    const size = Math.min(count() > WHOLE ? PAGE : WHOLE, count() - base);
    return { kind: "rows", n, found: shown, base, count: size, at: (index) => cache?.solutions.get(index) ?? null };
  }

  /** Fills the wall anew, after a choice or for another run. */
  function refill() {
    base = count() > WHOLE ? Math.min(Math.max(0, base), Math.floor((count() - 1) / PAGE) * PAGE) : 0;
    wall.fill(wallContent());
    update();
  }

  /** Scrolls a solution into view. @param {number} number */
  function revealSolution(number) {
    followed = number;
    if (!number) return;
    if (isGrouped()) {
      const its = cache?.classOf(number);
      if (its && wallContent().count > its.index) wall.reveal(its.index);
      else followed = 0; // tried again when its class has arrived
      return;
    }
    const page = Math.floor((number - 1) / PAGE) * PAGE;
    if (count() > WHOLE && page !== base) {
      base = page;
      wall.fill(wallContent());
    }
    wall.reveal(number - 1);
  }

  /** Paints everything from what has arrived so far. */
  function update() {
    if (!cache) return;
    const here = nearest();
    const total = cache.total();
    wall.refresh(wallContent(), here, chosen?.number ?? 0);
    choices.show({
      which,
      grouped: isGrouped(),
      found: found(),
      total,
      groupable: cache.run.n <= LARGEST_GROUPED,
      classes: describeClasses(),
      page:
        !isGrouped() && count() > WHOLE
          ? { first: base + 1, last: Math.min(base + PAGE, count()), count: count() }
          : null,
    });
    const none = words.galleryEmpty(cache.run.n, total);
    write(title, none.title);
    write(why, none.why);
    empty.hidden = count() > 0;
    first.hidden = total === 0;
    wall.element.hidden = count() === 0;
    showDetails(count() ? (chosen?.number ?? here) : 0);
    downloads.show(cache.run, total === null ? 0 : count());
  }

  /** The number of classes, or why solutions cannot be grouped. */
  function describeClasses() {
    if (cache && cache.run.n > LARGEST_GROUPED) return words.noClasses({ most: LARGEST_GROUPED });
    if (!isGrouped()) return "";
    const classes = cache?.classCount(null) ?? null;
    const shown = cache?.classCount(which === "all" ? null : found()) ?? null;
    return classes === null || shown === null ? words.GALLERY.sorting : words.classesHang(shown, classes);
  }

  /** Shows the details of the chosen solution, or of the one at the current step. @param {number} number */
  function showDetails(number) {
    const solution = number ? (chosen ?? cache?.solution(number)) : null;
    if (solution === undefined) return; // the previous one stays until it arrives
    details.show(solution);
    const its = number && cache && cache.run.n <= LARGEST_GROUPED ? cache.classOf(number) : null;
    if (its) details.showClass(its.index, its.itself);
  }

  /** Shows another run. @param {Run} run */
  function open(run) {
    cache?.close();
    cache = createSolutionCache(
      source,
      run,
      () => state().film.description?.solutions ?? null,
      handleArrival,
      ({ message }) => actions.showMessage(message),
    );
    chosen = null;
    base = 0;
    refill();
    revealSolution(nearest());
  }

  function handleArrival() {
    update();
    if (!followed) revealSolution(nearest());
  }

  return {
    element,
    render({ film: { shown, description, run } }) {
      if (!shown) return;
      if (shown.run !== cache?.run) open(shown.run);
      cache?.note(shown.step);
      const here = nearest();
      const now = `${shown.step.solutions} ${here} ${run === shown.run && description?.solutions}`;
      if (now === seen) return; // most steps change nothing in the gallery
      seen = now;
      update();
      if (here !== followed && !wall.busy()) revealSolution(here);
    },
  };
}
