// The entry to the sound of a film, and its switch in the menu. The rest is imported when sound is first switched on.

import { find, setAttribute } from "../page/dom.js";
import { paintOnceWanted } from "../page/loading.js";
import { isAudible } from "../page/settings.js";

/** @import { Actions, Look, Settings } from "../types.js" */

/** Create the painter that plays the film's sound. @param {Actions} actions @param {Settings} loaded  the settings at the opening of the page */
export function createSound(actions, { sound }) {
  const item = find("#toggle-sound");
  let isOn = sound;
  item.hidden = !isAudible;
  item.addEventListener("click", () => actions.changeSettings({ sound: !isOn }));
  /** @param {Look} look */
  const isWanted = ({ page: { settings, view } }) => isAudible && settings.sound && view !== "embed";
  const play = paintOnceWanted(
    isWanted,
    async () => (await import("./heard.js")).createHeard(actions, sound),
    actions.miss,
  );

  /** @param {Look} look */
  return function render(look) {
    isOn = look.page.settings.sound;
    setAttribute(item, "aria-pressed", String(isOn));
    play(look);
  };
}
