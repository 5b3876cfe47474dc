// The entry to the sound of a film. The rest is imported when sound is first switched on.

import { paintOnceWanted } from "../page/loading.js";
import { isAudible } from "../page/settings.js";

/** @import { Actions, Look, Settings } from "../types.js" */

/** Create the painter that plays the film's sound. @param {Actions} actions @param {Settings} loaded  the settings at the opening of the page */
export function createSound(actions, { sound }) {
  /** @param {Look} look */
  const isWanted = ({ page: { settings, view } }) => isAudible && settings.sound && view !== "embed";
  return paintOnceWanted(isWanted, async () => (await import("./heard.js")).createHeard(actions, sound), actions.miss);
}
