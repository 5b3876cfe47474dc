// What a viewer can want: each intent of a control or a key, checked, and handed to the player or the store.

import { LARGEST_N, cutTo, sameRun } from "./address.js";
import { Refused } from "./protocol.js";
import { FASTEST, SLOWEST, STOPS, parseSpeed, showSpeed, stopOf } from "./speed.js";
import { holds, loopWith } from "./stretch.js";
import * as words from "./words.js";

const LONGEST_CLIMB = 64; // steps

/**
 * @param {object} parts
 * @param {import("./store.js").Store} parts.store
 * @param {import("./player.js").Player} parts.player
 * @param {import("./types.js").Source} parts.source
 */
export function createActions({ store, player, source }) {
  /** Rises with every intent: a search that is under way ends when the viewer wants something else. */
  let intent = 0;
  /** The search under way, or the last one. @type {{what: string, direction: string, intent: number, done: Promise<void>} | null} */
  let search = null;

  /** @param {Partial<import("./types.js").State["notices"]>} change */
  const notice = (change) => store.set({ notices: { ...store.get().notices, ...change } });

  /** @param {() => void} act */
  function act(act) {
    intent += 1;
    notice({ page: "" });
    act();
  }

  /** The viewer leaves this place for another; Back leads here again. */
  const turn = () => store.set({ turns: store.get().turns + 1 });

  /** A step that the viewer goes to by hand: the film stops there. @param {number} step */
  function go(step) {
    act(() => {
      player.pause();
      player.seek(step);
    });
  }

  /** A step far from here. @param {number} step */
  function jump(step) {
    turn();
    go(step);
  }

  /**
   * What an address says of steps is held against the film as soon as its length is known.
   * @param {import("./types.js").Place} place @param {Promise<void>} described
   */
  async function fit(place, described) {
    const mine = intent;
    await described;
    const { description, run: now, notices } = store.get();
    const steps = description?.steps;
    if (!steps || !sameRun(now, place.run)) return;
    const { beyond, stretch: cut } = cutTo(place, steps);
    if (!beyond.length) return;
    notice({ page: [notices.page, words.beyond(beyond, steps)].filter(Boolean).join(" ") });
    store.set({ stretch: cut });
    if (mine === intent) player.seek(place.step);
  }

  /** Ask how large a run is. @param {import("./types.js").Run} run */
  async function describe(run) {
    try {
      const description = await source.describe(run);
      if (store.get().run === run) store.set({ description });
    } catch (error) {
      if (store.get().run === run) notice({ page: /** @type {Error} */ (error).message });
    }
  }

  /**
   * Ask the server until it has an answer: where it has not walked so far yet, it goes on a bit further each time.
   * @template T @param {() => Promise<T>} ask
   * @returns {Promise<{answer: T} | null>}  null where there is none, or the viewer wants something else by now
   */
  async function insist(ask) {
    const mine = intent;
    for (;;) {
      try {
        const answer = await ask();
        return mine === intent ? { answer } : null;
      } catch (error) {
        if (mine !== intent) return null;
        notice({ page: /** @type {Error} */ (error).message });
        if (!(error instanceof Refused) || error.code !== "not_ready") return null;
      }
    }
  }

  /**
   * Look for a step and go there. Asked for again before it was found, it looks for the one after that, too.
   * @param {import("./types.js").What} what @param {import("./types.js").Direction} direction
   */
  function find(what, direction) {
    const again = search && search.intent === intent && search.what === what && search.direction === direction;
    if (!again) act(player.pause);
    const looking = (again ? search?.done : null) ?? Promise.resolve();
    search = { what, direction, intent, done: looking.then(() => findOne(what, direction)) };
    return search.done;
  }

  /** @param {import("./types.js").What} what @param {import("./types.js").Direction} direction */
  async function findOne(what, direction) {
    const { run } = store.get();
    const found = await insist(() => source.find(run, what, player.here(), direction));
    if (found?.answer === null) notice({ page: words.nothingFound(what, direction) });
    else if (found) arrive(found.answer);
  }

  /** A step was found: it is shown, unless the film is confined to others. @param {number} step */
  function arrive(step) {
    const { stretch } = store.get();
    if (stretch && !holds(stretch, step)) notice({ page: words.outside(stretch) });
    else {
      turn();
      player.seek(step);
    }
  }

  /** Confine the film; from outside it goes to the first step inside. @param {import("./types.js").Stretch | null} stretch */
  function confine(stretch) {
    act(() => {
      store.set({ stretch });
      if (stretch && !holds(stretch, player.here())) player.seek(stretch.start);
    });
  }

  /** Go to the next step that enters a call; there is one within a climb back over all rows. */
  async function into() {
    act(player.pause);
    const { run } = store.get();
    const here = player.here();
    const found = await insist(() => source.read(run, here + 1, here + 1 + LONGEST_CLIMB, 1));
    if (!found) return;
    const entered = found.answer.find(({ kind }) => kind === "call" || kind === "solution");
    if (entered) arrive(entered.step);
    else notice({ page: words.NO_CALL });
  }

  /** What ends the count under way. */
  let cancel = () => {};

  /** Count all solutions of the present board at full speed. */
  async function count() {
    cancel();
    const { n } = store.get().run;
    notice({ count: "" });
    store.set({ counting: { n, fraction: 0, seconds: 0, left: null, solutions: 0, forecast: null, done: false } });
    const counted = source.count(n, (counting) => store.set({ counting }));
    cancel = counted.cancel;
    try {
      store.set({ counting: await counted.result });
    } catch (error) {
      store.set({ counting: null });
      notice({ count: /** @type {Error} */ (error).message });
    }
  }

  /** @param {number} n */
  function setN(n) {
    if (n === store.get().run.n) return;
    act(() => {
      const run = { ...store.get().run, n };
      turn();
      player.load(run);
      describe(run);
    });
  }

  /** @param {number} speed */
  function setSpeed(speed) {
    store.set({ speed });
    notice({ speed: "" });
    player.paceAgain();
  }

  return {
    /** Show the first picture. @param {import("./types.js").Place} place @param {import("./address.js").Wrong[]} wrong  in the address */
    begin(place, wrong) {
      notice({ page: words.badAddress(wrong) });
      player.seek(place.step);
      fit(place, describe(place.run));
    },
    /** Show another place, paused. @param {import("./types.js").Place} place @param {import("./address.js").Wrong[]} wrong  in the address */
    restore({ step, run, ...others }, wrong) {
      const same = sameRun(store.get().run, run);
      act(() => {
        player.pause();
        if (!same) player.load(run);
        store.set(others);
        player.seek(step);
        notice({ page: words.badAddress(wrong) });
      });
      fit({ step, run, ...others }, same ? Promise.resolve() : describe(run));
    },
    /** Play in a direction, or pause if that is what it does already. @param {-1 | 1} direction */
    toggle(direction) {
      act(() => (store.get().playing === direction ? player.pause() : player.play(direction)));
    },
    /** @param {number} steps */
    stepBy: (steps) => go(player.here() + steps),
    toStart: () => jump(0),
    /** The last step; where nobody knows it, the furthest one seen. */
    toEnd() {
      const last = player.last();
      if (Number.isFinite(last)) jump(last);
      else {
        jump(store.get().reached);
        notice({ page: words.NO_END });
      }
    },
    into,
    go: jump,
    turn,
    confine,
    /** A loop begins or ends at the present step. @param {"first" | "last"} end */
    loopHere: (end) => confine(loopWith(store.get().stretch, end, player.here(), store.get().description?.steps ?? Infinity)),
    /** The timeline is dragged: the film goes on from there if it was playing. @param {number} step */
    scrub: (step) => act(() => player.seek(step, true)),
    /** The timeline shows these steps, or all. @param {{start: number, stop: number} | null} zoom */
    look: (zoom) => store.set({ zoom }),
    find,
    setN,
    /** N as typed. @param {string} text @returns {boolean} whether it was taken */
    typeN(text) {
      const good = /^\s*\d+\s*$/.test(text) && Number(text) >= 1 && Number(text) <= LARGEST_N;
      notice({ n: good ? "" : words.badN(text, LARGEST_N, store.get().run.n) });
      if (good) setN(Number(text));
      return good;
    },
    setSpeed,
    count,
    cancelCount: () => cancel(),
    /** Faster or slower by stops of the slider. @param {number} stops */
    speedBy(stops) {
      const stop = Math.min(STOPS.length - 1, Math.max(0, stopOf(store.get().speed) + stops));
      setSpeed(STOPS[stop]);
    },
    /** The speed as typed. @param {string} text @returns {boolean} whether it was taken */
    typeSpeed(text) {
      const speed = parseSpeed(text);
      if (speed !== null) setSpeed(speed);
      else notice({ speed: words.badSpeed(text, SLOWEST, FASTEST, showSpeed(store.get().speed)) });
      return speed !== null;
    },
    /** A control is left: its message has been read. @param {"n" | "speed"} control */
    forgive: (control) => notice({ [control]: "" }),
    /** Open the drawer with this in it, or close it. @param {import("./types.js").DrawerName | null} drawer */
    openDrawer(drawer) {
      if (drawer && drawer !== store.get().drawer) turn();
      store.set({ drawer });
    },
    /** Tell the viewer something that concerns the whole page. @param {string} message */
    say: (message) => notice({ page: message }),
    /** @param {string} panel */
    openPanel: (panel) => store.set({ panel }),
  };
}

/** @typedef {ReturnType<typeof createActions>} Actions */
