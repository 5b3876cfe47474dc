// Shows lessons over the page, and returns to what was there when one ends. What shows them is imported with the first.

import { paintOnceWanted } from "../page/loading.js";

/** @import { Actions, Look, State } from "../types.js" */
/** @import { Tools } from "./questions.js" */

/** @param {Actions} actions @param {() => State} get @param {() => number} currentStep @param {Tools} tools */
export function createLesson(actions, get, currentStep, tools) {
  /** The page as it was before the lesson. @type {{state: State, step: number} | null} */
  let before = null;

  const guide = paintOnceWanted(
    ({ learn: { lesson } }) => lesson !== null,
    load,
    () => {
      actions.followLesson(null);
      actions.miss();
    },
  );

  async function load() {
    const { createGuide } = await import("./guide.js");
    return createGuide({ actions, get, leave, tools });
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
  return function render(look) {
    if (!look.learn.lesson || !before) before = { state: look, step: currentStep() };
    guide(look);
  };
}
