// The address bar and the browser's history follow the state; on Back and Forward the state follows them.

import { addressOf, format, linkTo, parse } from "./address.js";
import { addressOfPlace, readPlace } from "../suppliers/offers.js";
import { find, copy } from "../page/dom.js";
import { wordsOf } from "../words/words.js";

/** @import { Actions, Address, State } from "../types.js" */
/** @import { Limits } from "./address.js" */

const words = await wordsOf("page");

/**
 * @param {Actions} actions @param {() => number} currentStep
 * @param {Limits} limits
 */
export function createAddressBar(actions, currentStep, limits) {
  const entries = createHistory(
    {
      replace: (query) => history.replaceState(null, "", addressOfPlace(query)),
      push: (query) => history.pushState(null, "", addressOfPlace(query)),
      now: () => performance.now(),
      schedule: (act, milliseconds) => setTimeout(act, milliseconds),
    },
    readPlace(),
  );
  let navigations = 0; // embedded pages add no entries: Back belongs to the page around them
  const rests = createRests(() => Date.now());

  /**
   * What the address says of the film under a lesson: leaving it returns there.
   * @type {Omit<Address, "queens"> | null}
   */
  let outside = null;

  const link = find("#open-page"); // opens an embedded page as a page of its own
  /** @type {State | null} */
  let seen = null;
  for (const name of ["pointerdown", "focus", "contextmenu"]) {
    link.addEventListener(
      name,
      () => seen && link.setAttribute("href", format({ ...addressOf(seen, currentStep()), view: "page" })),
    );
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
    const step = currentStep();
    if (!state.learn.lesson || !outside) outside = addressOf(state, step);
    const query = format({ ...outside, lesson: state.learn.lesson, ...(state.learn.lesson && { drawer: null }) });
    const wentOn = !state.learn.lesson && rests.note(state.film.run, step, state.play.playing !== 0);
    if ((wentOn || state.play.navigations !== navigations) && state.page.view !== "embed") entries.navigate(query);
    else entries.follow(query);
    navigations = state.play.navigations;
  };
}

// Writes the browser's history. The present entry follows the film, at most once a second, since browsers limit such
// changes and need milliseconds for each. A new entry begins with each navigation.

const INTERVAL = 1000; // milliseconds between two changes of the present entry
const REFUSED = 10_000; // milliseconds before another try after the browser refused a change

/**
 * @param {object} browser
 * @param {(query: string) => void} browser.replace  the present entry
 * @param {(query: string) => void} browser.push     a new one
 * @param {() => number} browser.now                 milliseconds
 * @param {(act: () => void, milliseconds: number) => void} browser.schedule
 * @param {string} query  of the present entry
 */
export function createHistory({ replace, push, now, schedule }, query) {
  let written = query;
  let wanted = query;
  let waiting = false;
  let last = -Infinity;

  function flush() {
    waiting = false;
    if (wanted !== written) put(replace, wanted);
  }

  /** @param {(query: string) => void} act @param {string} to */
  function put(act, to) {
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
    /** Begin a new entry, so that Back returns to the present one. @param {string} to */
    navigate(to) {
      if (wanted !== written) put(replace, wanted);
      if (to !== written) put(push, to);
    },
    /** Take over the query of an entry that the browser went to. @param {string} to */
    adopt(to) {
      written = wanted = to;
    },
  };
}

// Decides when going on from a step begins a new history entry: after a rest there, so that Back returns to it. Whoever
// reads on step by step, with a rest at each, begins one entry for ten steps.

const REST = 3000; // milliseconds that a paused film stands at a step for a rest
const NEAR = 10; // steps from the last rest that was kept

/**
 * @typedef {{run: object, step: number, since: number | null, rested: boolean}} Stay  since: when it was paused there
 */

/** @param {() => number} now  milliseconds */
export function createRests(now) {
  /** @type {Stay | null} */
  let here = null;
  /** @type {{run: object, step: number} | null} the last rest for which an entry was begun */
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
     * Note where the film stands. Returns whether it has just gone on from a rest.
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
    /** Forget all rests, where the viewer has gone back or forward. */
    forget() {
      here = kept = null;
    },
  };
}

// Copies a link to what the page shows.

/** @param {Actions} actions @param {() => State} get @param {() => number} here */
export function createShare(actions, get, here) {
  find("#copy-link").addEventListener("click", async () => {
    find("#menu").hidePopover();
    // the projector stays with the speaker
    const query = format({ ...addressOf(get(), here()), view: "page", code: true, drawer: null });
    const link = linkTo(query, location.href, document.documentElement.dataset.address);
    actions.showMessage((await copy(link)) ? words.COPIED : words.NOT_COPIED);
  });
}
