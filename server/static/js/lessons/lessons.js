// Lessons over the page; at the end the page returns to its earlier state. The guide is imported with the first lesson.

import { paintOnceWanted } from "../page/loading.js";

/** @import { Actions, Look, OwnQuestion, State } from "../types.js" */
/** @import { Guide } from "./guide.js" */
/** @import { Tools } from "./questions.js" */

/** Create the painter of lessons, with `go`. @param {Actions} actions @param {() => State} get @param {Tools} tools */
export function createLesson(actions, get, tools) {
  /** The page as it was before the lesson. @type {State | null} */
  let before = null;

  /** @type {Guide | null} */
  let guide = null;
  const paint = paintOnceWanted(
    ({ learn: { lesson } }) => lesson !== null,
    load,
    () => {
      actions.followLesson(null);
      actions.miss();
    },
  );

  async function load() {
    const { createGuide } = await import("./guide.js");
    const created = (guide = createGuide({ actions, get, leave, tools }));
    return (/** @type {State} */ state) => created.render(state);
  }

  function leave() {
    actions.setLesson(null);
    if (!before) return;
    const {
      film: { run, step, segment, zoom },
      play: { speed, playing },
      page: { view, panel, drawer },
    } = before;
    actions.visit({ run, step, speed, segment, view, panel, drawer: drawer === "learn" ? null : drawer });
    actions.setZoom(zoom);
    if (playing) actions.toggle(playing);
  }

  /** @param {Look} look */
  function render(look) {
    if (!look.learn.lesson || !before) before = look;
    paint(look);
  }
  return Object.assign(render, {
    /** Go to the next stop, or the one before. @param {1 | -1} stops */
    go: (stops) => guide?.go(stops),
    /**
     * Return the own question of a lesson's stop, and the region that the stop shows; null without one.
     * @param {string} name @param {number} stop
     * @returns {Promise<(OwnQuestion & {region: string}) | null>}
     */
    async questionAt(name, stop) {
      const [{ loadLesson }, { ownOf }, { regionOf }] = await Promise.all([
        import("./list.js"),
        import("./voted.js"),
        import("./looks.js"),
      ]);
      const found = (await loadLesson(name))?.lesson.stops[stop];
      return found?.choice ? { ...ownOf(found.choice), region: regionOf(found) } : null;
    },
    /** Return what follows the present stop; null without a lesson. */
    next: () => guide?.next() ?? null,
  });
}
