// What a viewer can want: each intent of a control or a key, checked, and handed to the player or the store.

import { algorithmOf } from "./catalogue.js";
import { createChoosing } from "./choosing.js";
import { visible, whole, zoomed } from "./icicle.js";
import { createOpening } from "./opening.js";
import { otherTheme } from "./settings.js";
import { FASTEST, SLOWEST, STOPS, parseSpeed, showSpeed, stopOf } from "./speed.js";
import { holds, loopWith } from "./stretch.js";
import { words } from "./words.js";

/** @typedef {import("./seeking.js").Seeking} Seeking */

const SHUTTLE = 3; // stops of the speed slider: about twice as fast
const LAST = -1; // part of a step whose parts are not known yet

/**
 * @param {object} parts
 * @param {import("./store.js").Store} parts.store
 * @param {import("./player.js").Player} parts.player
 * @param {import("./types.js").Source} parts.source
 * @param {{matches: boolean}} parts.systemDark  whether the system is dark
 * @param {import("./types.js").Algorithm[]} parts.catalogue
 * @param {import("./types.js").Late} parts.late
 */
export function createActions({ store, player, source, systemDark, catalogue, late }) {
  /** Rises with every intent: a search that is under way ends when the viewer wants something else. */
  let intent = 0;

  /** @param {Partial<import("./types.js").State["notices"]>} change */
  const notice = (change) => store.set({ notices: { ...store.get().notices, ...change } });

  /** @param {() => void} act */
  function act(act) {
    intent += 1;
    store.set({ part: null });
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

  /** Ask how large a run is. @param {import("./types.js").Run} run */
  async function describe(run) {
    try {
      const description = await source.describe(run);
      if (store.get().run === run) store.set({ description });
    } catch (error) {
      if (store.get().run === run) notice({ page: /** @type {Error} */ (error).message });
    }
  }

  /** Confine the film; from outside it goes to the first step inside. @param {import("./types.js").Stretch | null} stretch */
  function confine(stretch) {
    act(() => {
      store.set({ stretch });
      if (stretch && !holds(stretch, player.here())) player.seek(stretch.start);
    });
  }

  /** @type {Promise<Seeking> | null} */
  let made = null;

  /** What asks where a step is. */
  const seeking = () => (made ??= late.seeking().then((create) => create({ store, player, source, intent: () => intent, act, notice, turn, confine })));

  /** Go to a step that something is true of. @param {Parameters<Seeking["find"]>} wanted */
  const find = async (...wanted) => (await seeking()).find(...wanted);

  /** Watch only what follows from some queens. @param {Parameters<Seeking["preset"]>} wanted */
  async function preset(...wanted) {
    act(player.pause);
    await (await seeking()).preset(...wanted);
  }

  /** One line of the listing on or back; over a step's last line into the next step. @param {-1 | 1} by */
  function lineBy(by) {
    const { run, part } = store.get();
    const whole = player.coming();
    if (!whole || !late.partsOf) return;
    const { step } = whole;
    const last = late.partsOf(whole, run).length - 1;
    const index = (part?.step === step && part.index >= 0 ? part.index : last) + by;
    if (index >= 0 && index <= last) {
      go(step);
      store.set({ part: { step, index } });
    } else if (step + by >= 0 && step + by <= player.last()) {
      go(step + by);
      store.set({ part: { step: step + by, index: by > 0 ? 0 : LAST } });
    }
  }

  /** @param {number} speed */
  function setSpeed(speed) {
    store.set({ speed });
    notice({ speed: "" });
    player.paceAgain();
  }

  /** @param {Partial<import("./types.js").Settings>} change */
  const prefer = (change) => store.set({ settings: { ...store.get().settings, ...change } });

  /** Faster or slower by stops of the slider. @param {number} stops */
  function speedBy(stops) {
    const stop = Math.min(STOPS.length - 1, Math.max(0, stopOf(store.get().speed) + stops));
    setSpeed(STOPS[stop]);
  }

  return {
    ...createOpening({ store, player, act, notice, describe, preset, largest: (id) => algorithmOf(catalogue, id).largest }),
    /** Play in a direction, or pause if that is what it does already. @param {-1 | 1} direction */
    toggle(direction) {
      act(() => (store.get().playing === direction ? player.pause() : player.play(direction)));
    },
    /** Play, or pause in whatever direction it plays. */
    playOrPause: () => act(() => (store.get().playing ? player.pause() : player.play(1))),
    /** Play in a direction; faster where it does so already. @param {-1 | 1} direction */
    shuttle(direction) {
      if (store.get().playing === direction) speedBy(SHUTTLE);
      else act(() => player.play(direction));
    },
    slower: () => speedBy(-SHUTTLE),
    /** @param {number} tenths  of the film */
    toTenth(tenths) {
      const last = player.last();
      const known = Number.isFinite(last);
      jump(Math.round(((known ? last : store.get().reached) * tenths) / 10));
      if (!known) notice({ page: words.NO_END });
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
    /** Go to the next step that enters a call. */
    into: async () => (await seeking()).into(),
    go: jump,
    turn,
    confine,
    preset,
    /** A loop begins or ends at the present step. @param {"first" | "last"} end */
    loopHere: (end) => confine(loopWith(store.get().stretch, end, player.here(), store.get().description?.steps ?? Infinity)),
    lineBy,
    /** A place is pointed at, or none any more. @param {import("./types.js").Target | null} place @param {boolean} touched  by a finger */
    point: (place, touched = false) => store.set({ pointed: place, touched }),
    /** Steps fly by, or do so no more. @param {boolean} hurried */
    hurry(hurried) {
      if (store.get().hurried !== hurried) store.set({ hurried });
    },
    /** The timeline is dragged: the film goes on from there if it was playing. @param {number} step */
    scrub: (step) => act(() => player.seek(step, true)),
    /** The timeline shows these steps, or all. @param {{start: number, stop: number} | null} zoom */
    look: (zoom) => store.set({ zoom }),
    /** A closer look at the present step on the timeline, or a wider one. @param {number} factor */
    zoomBy(factor) {
      const state = store.get();
      store.set({ zoom: zoomed(visible(state), factor, state.shown?.step.step ?? 0, whole(state)) });
    },
    find,
    ...createChoosing({ store, player, act, notice, turn, describe, catalogue }),
    /** @param {import("./types.js").Language} language */
    openLanguage: (language) => store.set({ language }),
    /** Something that is to be seen has come. */
    repaint: () => store.set({}),
    setSpeed,
    prefer,
    toggleTheme() {
      prefer({ theme: otherTheme(store.get().settings.theme, systemDark.matches) });
    },
    /** The speed as typed. @param {string} text @returns {boolean} whether it was taken */
    typeSpeed(text) {
      const speed = parseSpeed(words.plain(text));
      if (speed !== null) setSpeed(speed);
      else notice({ speed: words.badSpeed(text, SLOWEST, FASTEST, words.decimal(showSpeed(store.get().speed))) });
      return speed !== null;
    },
    /** A control is left: its message has been read. @param {"n" | "speed" | "algorithm"} control */
    forgive: (control) => notice({ [control]: "" }),
    /** All of the page, or what a projector shows. */
    present() {
      const { view } = store.get();
      if (view === "embed") return;
      turn();
      store.set({ view: view === "present" ? "page" : "present" });
    },
    /** The projector shows the code, or does not. */
    toggleCode: () => store.set({ code: !store.get().code }),
    /** Open the drawer with this in it, or close it. @param {import("./types.js").DrawerName | null} drawer */
    openDrawer(drawer) {
      if (store.get().view === "embed") return;
      if (drawer && drawer !== store.get().drawer) turn();
      store.set({ drawer });
    },
    /** Go to a stop of the guided tour; null leaves it. @param {number | null} tour */
    tour: (tour) => store.set({ tour, drawer: null }),
    /** Tell the viewer something that concerns the whole page. @param {string} message */
    say: (message) => notice({ page: message }),
    /** @param {string} panel */
    openPanel: (panel) => store.set({ panel }),
  };
}

/** @typedef {ReturnType<typeof createActions>} Actions */
