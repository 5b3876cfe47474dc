// The address bar and the browser's history, which follow the state; after Back and Forward the state follows them.

import { addressOf, format, linkTo, parse } from "./address.js";
import { addressOfPlace, readPlace } from "../suppliers/offers.js";
import { find, copy } from "../page/dom.js";
import { wordsOf } from "../words/words.js";

/** @import { Actions, Address, State } from "../types.js" */
/** @import { Limits } from "./address.js" */

const words = await wordsOf("page");

/**
 * Create the painter of the address bar, with the listeners for Back and Forward.
 * @param {Actions} actions
 * @param {Limits} limits
 */
export function createAddressBar(actions, limits) {
  const entries = createHistory(
    {
      replace: (query) => history.replaceState(null, "", addressOfPlace(query)),
      push: (query) => history.pushState(null, "", addressOfPlace(query)),
      now: () => performance.now(),
      schedule: (act, milliseconds) => setTimeout(act, milliseconds),
    },
    readPlace(),
  );
  let hasNavigated = false; // since the last frame
  actions.onNavigate(() => (hasNavigated = true));
  const rests = createRests(() => Date.now());

  /**
   * The address of the film before a lesson, which leaving the lesson restores.
   * @type {Omit<Address, "queens"> | null}
   */
  let outside = null;

  const link = find("#open-page"); // opens an embedded page in its own tab
  /** @type {State | null} */
  let seen = null;
  for (const name of ["pointerdown", "focus", "contextmenu"]) {
    link.addEventListener(name, () => seen && link.setAttribute("href", format({ ...addressOf(seen), view: "page" })));
  }

  addEventListener("popstate", () => {
    entries.adopt(readPlace());
    rests.forget();
    const { address, badFields } = parse(readPlace(), limits);
    if (address.lesson && address.lesson.name === seen?.learn.lesson?.name) return actions.followLesson(address.lesson);
    outside = null;
    actions.restore(address, badFields);
  });

  /** @param {State} state */
  return function render(state) {
    seen = state;
    if (!state.learn.lesson || !outside) outside = addressOf(state);
    const query = format({ ...outside, lesson: state.learn.lesson, ...(state.learn.lesson && { drawer: null }) });
    const wentOn = !state.learn.lesson && rests.note(state.film.run, state.film.step, state.play.playing !== 0);
    const isNew = wentOn || hasNavigated;
    hasNavigated = false;
    // an embedded page adds no entries: Back belongs to the page around it
    if (isNew && state.page.view !== "embed") entries.navigate(query);
    else entries.follow(query);
  };
}

// The browser's history. The present entry follows the film, at most once a second, as browsers limit such changes and
// need milliseconds for each. Each navigation adds an entry.

const INTERVAL = 1000; // milliseconds between two changes of the present entry
const REFUSED = 10_000; // milliseconds before another try after the browser has refused a change

/**
 * @param {object} browser
 * @param {(query: string) => void} browser.replace  replaces the present entry
 * @param {(query: string) => void} browser.push     adds an entry
 * @param {() => number} browser.now                 milliseconds
 * @param {(act: () => void, milliseconds: number) => void} browser.schedule
 * @param {string} query  the present entry's
 */
export function createHistory({ replace, push, now, schedule }, query) {
  let written = query;
  let wanted = query;
  let waiting = false;
  let last = -Infinity;

  function flush() {
    waiting = false;
    if (wanted !== written) write(replace, wanted);
  }

  /** @param {(query: string) => void} act @param {string} to */
  function write(act, to) {
    wanted = to;
    try {
      act(to);
      written = to;
      last = now();
    } catch {
      waiting = true;
      schedule(flush, REFUSED);
    }
  }

  return {
    /** Let the present entry follow the film. @param {string} to */
    follow(to) {
      wanted = to;
      if (to === written || waiting) return;
      const rest = last + INTERVAL - now();
      if (rest <= 0) return flush();
      waiting = true;
      schedule(flush, rest);
    },
    /** Add an entry, so that Back returns to the present one. @param {string} to */
    navigate(to) {
      if (wanted !== written) write(replace, wanted);
      if (to !== written) write(push, to);
    },
    /** Adopt the query of an entry to which the browser has moved. @param {string} to */
    adopt(to) {
      written = wanted = to;
    },
  };
}

// Rests: moving on from a step adds a history entry after a rest there, so that Back returns to it. Reading step by
// step, with a rest at each, adds one entry for ten steps.

const REST = 3000; // milliseconds at a step, paused, that make a rest
const NEAR = 10; // steps from the last rest with an entry

/**
 * @typedef {{run: object, step: number, since: number | null, rested: boolean}} Stay  since: time of the pause at the step
 */

/** @param {() => number} now  milliseconds */
export function createRests(now) {
  /** @type {Stay | null} */
  let here = null;
  /** @type {{run: object, step: number} | null} the last rest with an entry */
  let kept = null;

  /** @param {Stay} stay */
  const hasRested = ({ since, rested }) => rested || (since !== null && now() - since >= REST);

  /** @param {Stay} stay @param {boolean} playing */
  function isWorthAnEntry(stay, playing) {
    if (!hasRested(stay)) return false;
    return playing || kept?.run !== stay.run || Math.abs(kept.step - stay.step) >= NEAR;
  }

  return {
    /**
     * Note the film's step. Return whether the film has just moved on from a rest.
     * @param {object} run @param {number} step @param {boolean} playing
     */
    note(run, step, playing) {
      const before = here;
      if (before?.run === run && before.step === step) {
        before.rested = hasRested(before);
        before.since = playing ? null : (before.since ?? now());
        return false;
      }
      here = { run, step, since: playing ? null : now(), rested: false };
      if (!before || !isWorthAnEntry(before, playing)) return false;
      kept = before;
      return true;
    },
    /** Forget all rests after Back or Forward. */
    forget() {
      here = kept = null;
    },
  };
}

// The button that copies a link to the page's state.

/** Let the share button copy a link to the page's state. @param {Actions} actions @param {() => State} get */
export function createShare(actions, get) {
  find("#copy-link").addEventListener("click", async () => {
    find("#menu").hidePopover();
    // the speaker's view is not for others
    const query = format({ ...addressOf(get()), view: "page", code: true, drawer: null });
    const link = linkTo(query, location.href, document.documentElement.dataset.address);
    actions.showMessage((await copy(link)) ? words.COPIED : words.NOT_COPIED);
  });
}
