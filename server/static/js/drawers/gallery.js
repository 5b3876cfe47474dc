// All solutions, or those found so far, as small boards that lead to their steps.

import { el, write } from "../page/dom.js";
import { createChoices, createDownloads } from "../gallery/choices.js";
import { createChosen } from "../gallery/chosen.js";
import { createLoans } from "../gallery/cache.js";
import { createWall } from "../gallery/wall.js";
import { words as page } from "../words/page.js";

const words = page.drawers;

/** @typedef {import("../types.js").Solution} Solution */

const PAGE = 600; // solutions on a page
const WHOLE = 20_000; // solutions up to which there is one page for all
const LARGEST_GROUPED = 12; // n

/** @param {import("./catalogue.js").Parts} parts @returns {import("./catalogue.js").Content} */
export function create({ actions, source, state }) {
  const choices = createChoices({
    which(newWhich) {
      which = newWhich;
      hang();
      follow(nearest());
    },
    group(newGrouped) {
      grouped = newGrouped;
      hang();
      follow(nearest());
    },
    turn(pages) {
      base += pages * PAGE;
      hang();
    },
  });
  const wall = createWall({
    choose(solution) {
      chosen = solution;
      actions.go(solution.step);
      update();
    },
    see: (first, end) => (isGrouped() ? loans?.classes.wish(first, end) : loans?.solutions.wish(first, end)),
  });
  const [title, why] = [el("p", { class: "title" }), el("p", { class: "why" })];
  const first = el("button", { type: "button", class: "text" }, words.GALLERY.first);
  const empty = el("div", { class: "empty" }, title, why, first);
  const details = createChosen();
  const downloads = createDownloads();
  const element = el("div", { class: "gallery" }, choices.element, empty, wall.element, details.element, downloads.element);
  first.addEventListener("click", () => actions.find("solution", "forward"));

  let which = /** @type {import("../gallery/choices.js").Which} */ ("found");
  let grouped = false;
  let base = 0; // index of the first solution on the page
  /** What has come from the server for the run on the screen. @type {import("../gallery/cache.js").Loans | null} */
  let loans = null;
  /** @type {Solution | null} */
  let chosen = null;
  let followed = 0; // number of the solution that was brought into sight last
  let seen = ""; // what all of this was last painted from

  const isGrouped = () => grouped && loans !== null && loans.run.n <= LARGEST_GROUPED;
  const found = () => state().shown?.step.solutions ?? 0;
  const count = () => (which === "all" ? (loans?.total() ?? found()) : found());

  /** The solution at the present step, or the nearest one that hangs here. */
  function nearest() {
    const passed = found();
    if (which === "found") return passed;
    if (!passed) return Math.min(1, count());
    const step = state().shown?.step.step ?? 0;
    const [before, after] = [loans?.solutions.get(passed - 1)?.step, loans?.solutions.get(passed)?.step];
    return before !== undefined && after !== undefined && after - step < step - before ? passed + 1 : passed;
  }

  /** What hangs on the wall. @returns {Parameters<typeof wall.hang>[0]} */
  function things() {
    const { n } = loans?.run ?? { n: 1 };
    const shown = which === "all" ? Infinity : found();
    if (isGrouped()) {
      return { kind: "classes", n, found: shown, count: loans?.classCount(which === "all" ? null : found()) ?? 0, at: (index) => loans?.classes.get(index) ?? null };
    }
    const size = Math.min(count() > WHOLE ? PAGE : WHOLE, count() - base);
    return { kind: "rows", n, found: shown, base, count: size, at: (index) => loans?.solutions.get(index) ?? null };
  }

  /** Other things hang there now. */
  function hang() {
    base = count() > WHOLE ? Math.min(Math.max(0, base), Math.floor((count() - 1) / PAGE) * PAGE) : 0;
    wall.hang(things());
    update();
  }

  /** Bring a solution into sight. @param {number} number */
  function follow(number) {
    followed = number;
    if (!number) return;
    if (isGrouped()) {
      const kin = loans?.kin(number);
      if (kin && things().count > kin.index) wall.reveal(kin.index);
      else followed = 0; // again when it is known
      return;
    }
    const page = Math.floor((number - 1) / PAGE) * PAGE;
    if (count() > WHOLE && page !== base) {
      base = page;
      wall.hang(things());
    }
    wall.reveal(number - 1);
  }

  /** Paint everything from what is known by now. */
  function update() {
    if (!loans) return;
    const here = nearest();
    const total = loans.total();
    wall.refresh(things(), here, chosen?.number ?? 0);
    choices.show({
      which,
      grouped: isGrouped(),
      found: found(),
      total,
      groupable: loans.run.n <= LARGEST_GROUPED,
      classes: classesTold(),
      page: !isGrouped() && count() > WHOLE ? { first: base + 1, last: Math.min(base + PAGE, count()), count: count() } : null,
    });
    const none = words.galleryEmpty(loans.run.n, total);
    write(title, none.title);
    write(why, none.why);
    empty.hidden = count() > 0;
    first.hidden = total === 0;
    wall.element.hidden = count() === 0;
    tell(count() ? (chosen?.number ?? here) : 0);
    downloads.show(loans.run, total === null ? 0 : count());
  }

  /** How many classes there are, or why there are none. */
  function classesTold() {
    if (loans && loans.run.n > LARGEST_GROUPED) return words.noClasses(LARGEST_GROUPED);
    if (!isGrouped()) return "";
    const classes = loans?.classCount(null) ?? null;
    const shown = loans?.classCount(which === "all" ? null : found()) ?? null;
    return classes === null || shown === null ? words.GALLERY.sorting : words.classesHang(shown, classes);
  }

  /** The solution in full: the chosen one, or the one at the present step. @param {number} number */
  function tell(number) {
    const solution = number ? (chosen ?? loans?.solution(number)) : null;
    if (solution === undefined) return; // until it comes, the one before stays
    details.show(solution);
    const kin = number && loans && loans.run.n <= LARGEST_GROUPED ? loans.kin(number) : null;
    if (kin) details.tell(kin.index, kin.itself);
  }

  /** Begin with another run. @param {import("../types.js").Run} run */
  function open(run) {
    loans?.close();
    loans = createLoans(source, run, () => state().description?.solutions ?? null, arrived, ({ message }) => actions.showMessage(message));
    chosen = null;
    base = 0;
    hang();
    follow(nearest());
  }

  function arrived() {
    update();
    if (!followed) follow(nearest());
  }

  return {
    element,
    render({ shown, description, run }) {
      if (!shown) return;
      if (shown.run !== loans?.run) open(shown.run);
      loans?.note(shown.step);
      const here = nearest();
      const now = `${shown.step.solutions} ${here} ${run === shown.run && description?.solutions}`;
      if (now === seen) return; // most steps change nothing here
      seen = now;
      update();
      if (here !== followed && !wall.busy()) follow(here);
    },
  };
}
