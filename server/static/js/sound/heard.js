// The sound of a film: frames become tones, and tones go to the loudspeaker. Imported when sound is first switched on.

import { wordsOf } from "../words/words.js";
import { Speaker } from "./speaker.js";
import { NOTHING, hear, pass } from "./tones.js";

/** @import { Actions, Look } from "../types.js" */

const { SOUND } = await wordsOf("settings");

/** Return whether sound is allowed: in a class only on the host's devices, as thirty would be noise. @param {Look} look */
const isAllowed = ({ page: { settings }, class: { role } }) => settings.sound && role !== "pupil";

/**
 * @param {Actions} actions
 * @param {boolean} wasOn  whether sound was on when the page was opened
 */
export function createHeard(actions, wasOn) {
  const speaker = new Speaker();
  let heard = NOTHING;
  let on = wasOn;

  /** @param {Look} look */
  return function render(look) {
    const {
      film: { shown },
      play,
      page: { settings },
      learn: { asked },
    } = look;
    if (settings.sound !== on) {
      on = settings.sound;
      actions.showBriefly(on && look.class.role === "pupil" ? SOUND.led : SOUND[on ? "on" : "off"]);
    }
    const allowed = isAllowed(look);
    if (allowed) speaker.open();
    else speaker.close();
    if (!shown || asked) return; // sound must not give a question's answer away
    if (!allowed || document.hidden) {
      heard = pass(heard, shown);
      return;
    }
    const now = performance.now() / 1000;
    const frame = hear(heard, shown, play, now);
    heard = frame.heard;
    speaker.play(frame.tones, now, settings.volume);
  };
}
