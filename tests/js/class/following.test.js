import assert from "node:assert/strict";
import test from "node:test";

import { createArranging } from "../../../server/static/js/actions/arranging.js";
import { createIntents } from "../../../server/static/js/actions/intents.js";
import { createStepping } from "../../../server/static/js/actions/stepping.js";
import { createStopVisit, createVisiting } from "../../../server/static/js/actions/visiting.js";
import { Following } from "../../../server/static/js/class/following.js";
import { OUTSIDE } from "../../../server/static/js/class/room.js";
import { createStore } from "../../../server/static/js/film/store.js";
import "../views.js";
import { FILM } from "./film.js";

const RUN = { algorithm: "bitmask", n: 8, goal: "all" };
const ROOM = { ...FILM, epoch: 1, seq: 1, mode: "free", lowered: 0, remote: 0 };
const STOP = { run: RUN, step: 7, part: null, panel: "" };
const IN_LESSON = { lesson: "hour", stop: 3 };

/** A pupil's page at its film, without its views. */
function openPage(lesson = null) {
  const state = {
    film: { run: RUN, step: 0, part: null, segment: null, description: null },
    play: { playing: 0, speed: 2 },
    page: { notices: { page: "" }, view: "page", calm: null, settings: {} },
    learn: { lesson, predict: null },
    class: { ...OUTSIDE, status: "here", role: "pupil", number: 17 },
  };
  const store = createStore(state, () => {});
  const player = {
    pause: () => store.set({ play: { playing: 0 } }),
    load: (run) => store.set({ film: { run } }),
    seek: (step) => store.set({ film: { step } }),
    lastStep: () => 6169,
    currentPicture: () => null,
  };
  const intents = createIntents({ store, player, source: { describe: async () => ({ steps: 6170 }) } });
  const visiting = createVisiting({ store, player, ...intents, miss: assert.fail, largest: () => 32 });
  const visitStop = createStopVisit(store, visiting.visit);
  const actions = {
    ...visiting,
    ...createArranging({ store, ...intents }),
    ...createStepping({ store, player, ...intents }),
    ...{ point: () => {}, openPanel: () => {}, showPart: (part) => store.set({ film: { part } }) },
    ...{ setSpeed: (speed) => store.set({ play: { speed } }), onMove: intents.onMove },
  };
  const set = (change) => store.set({ class: change });
  const log = [];
  const session = { sendPosition: ({ follow }) => log.push(follow) };
  const following = new Following({
    voting: { isMissing: () => false },
    actions,
    player,
    state: store.get,
    set,
    session,
  });
  return {
    actions,
    log,
    /** Receive a snapshot. */
    hear(its) {
      const before = store.get().class;
      set({ room: { ...ROOM, ...its } });
      following.update(store.get().class, before);
    },
    /** Let the guide of a lesson arrive, whose modules may take long. */
    arrive: () => visitStop(STOP),
    /** Paint a frame; return whether the page follows, and its step. */
    paint() {
      following.render();
      return [store.get().class.follows, store.get().film.step];
    },
  };
}

test("a page follows through question, answer and next step, however late the guide of the lesson arrives", () => {
  const question = { ...IN_LESSON, ask: 1, about: "free", at: 7 };
  const news = {
    asked: { ...question, step: 7, phase: "open" },
    revealed: { ...question, step: 7, phase: "revealed" },
    shown: { ...question, step: 8, phase: "revealed" },
  };
  for (const order of ["asked revealed shown guide", "asked revealed guide shown", "revealed shown guide guide"])
    for (const lesson of [null, { name: "hour", stop: 3 }]) {
      const { hear, arrive, paint, log } = openPage(lesson);
      hear({ step: 3 });
      for (const name of order.split(" ")) {
        if (name === "guide") arrive();
        else hear(news[name]);
        assert.equal(paint()[0], true, `${order} at ${name}`);
      }
      assert.deepEqual([paint(), log], [[true, 8], [true]], order);
    }
});

test("a page looks around once its pupil moves the film or the lesson, and is brought back from a film that is held", () => {
  for (const move of [({ stepBy }) => stepBy(1), ({ setLesson }) => setLesson({ name: "hour", stop: 4 })]) {
    const { hear, arrive, paint, actions, log } = openPage();
    hear({ ...IN_LESSON, step: 7 });
    assert.deepEqual(paint(), [true, 7]);
    move(actions);
    arrive(); // at the pupil's own stop, whose step is the same
    assert.equal(paint()[0], false);
    assert.deepEqual(log, [true, false]);
    hear({ ...IN_LESSON, step: 9, mode: "held", seq: 2 });
    assert.deepEqual(paint(), [true, 9]);
    move(actions);
    arrive();
    assert.deepEqual(paint(), [true, 9]);
  }
});
