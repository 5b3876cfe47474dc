// A film of `length` steps whose source answers on command, and a clock that the test advances.

import { createClock } from "../../../server/static/js/page/clock.js";
import { createPlayer } from "../../../server/static/js/film/player.js";
import { createStore } from "../../../server/static/js/film/store.js";
import { settled } from "../settled.js";

export const RUN = { algorithm: "bitmask", n: 8 };

/** Create a source: `open` are the requests without an answer, `asked` all requests. */
export function createSource(length = 6170) {
  const source = {
    length,
    asked: [],
    open: [],
    read(run, start, stop, stride) {
      source.asked.push([start, stop, stride]);
      return new Promise((resolve, reject) => source.open.push({ resolve, reject, run, start, stop, stride }));
    },
    /** Answer the oldest request. */
    async answer() {
      const { resolve, start, stop, stride, run } = source.open.shift();
      const steps = [];
      for (let step = start; step < Math.min(stop, source.length); step += stride) steps.push({ step, of: run.n });
      resolve(steps);
      await settled();
    },
    async answerAll() {
      while (source.open.length) await source.answer();
    },
  };
  return source;
}

/**
 * Create a player at step 0. `seen` are the painted steps; `tick` runs a frame; `pass` lets seconds go by, with all requests
 * answered.
 */
export async function createFilm({ speed = 2, length = 6170 } = {}) {
  const source = createSource(length);
  const [queue, seen] = [[], []];
  let now = 1000;
  const clock = createClock((callback) => queue.push(callback));
  const store = createStore(
    {
      film: { run: RUN, step: 0, shown: null, description: { steps: source.length }, reached: 0 },
      play: { playing: 0, speed, achieved: null },
      page: { notices: {} },
    },
    clock.nextPaint,
  );
  let before = null;
  store.onPaint(({ film: { shown } }) => {
    if (shown && shown.step !== before) seen.push(shown.step.step);
    before = shown?.step;
  });
  const tick = (milliseconds = 1000 / 60) => {
    now += milliseconds;
    for (const callback of queue.splice(0)) callback(now);
  };
  const pass = async (seconds) => {
    for (let frame = 0; frame < seconds * 60; frame++) {
      tick();
      if (source.open.length) await source.answerAll();
    }
  };
  const player = createPlayer({ source, store, clock });
  player.seek(0);
  tick();
  await pass(0.1);
  return { source, store, player, seen, tick, pass };
}
