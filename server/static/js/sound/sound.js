// The door to the sound of a film. What makes it is imported when it is first wanted.

import { paintOnceWanted } from "../page/loading.js";
import { isAudible } from "../page/settings.js";

/** @import { Actions, Look, Settings } from "../types.js" */

/** @param {Actions} actions @param {Settings} loaded  the settings with which the page was opened */
export function createSound(actions, { sound }) {
  /** @param {Look} look */
  const isWanted = ({ page: { settings, view } }) => isAudible && settings.sound && view !== "embed";
  return paintOnceWanted(isWanted, async () => (await import("./heard.js")).createHeard(actions, sound), actions.miss);
}
