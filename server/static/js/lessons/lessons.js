// Lessons over the page; at the end the page returns to its earlier state. The guide is imported with the first lesson.

import { paintOnceWanted } from "../page/loading.js";

/** @import { Actions, Look, State } from "../types.js" */
/** @import { Guide } from "./guide.js" */
/** @import { Tools } from "./questions.js" */

/** Create the painter of lessons, with `noteText` and `go`. @param {Actions} actions @param {() => State} get @param {() => number} currentStep @param {Tools} tools */
export function createLesson(actions, get, currentStep, tools) {
  /** The page as it was before the lesson. @type {{state: State, step: number} | null} */
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
      film: { run, segment, zoom },
      play: { speed, playing },
      page: { view, panel, drawer },
    } = before.state;
    actions.visit({ run, step: before.step, speed, segment, view, panel, drawer: drawer === "learn" ? null : drawer });
    actions.setZoom(zoom);
    if (playing) actions.toggle(playing);
  }

  /** @param {Look} look */
  function render(look) {
    if (!look.learn.lesson || !before) before = { state: look, step: currentStep() };
    paint(look);
  }
  return Object.assign(render, {
    /** Return the text of the note; null for none. */
    noteText: () => guide?.noteText() ?? null,
    /** Go to the next stop, or the one before. @param {1 | -1} stops */
    go: (stops) => guide?.go(stops),
  });
}
