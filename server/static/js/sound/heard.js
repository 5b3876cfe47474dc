// Lets a film be heard: gives the frames to what makes tones of them, and the tones to the loudspeaker. Imported when
// sound is first wanted.

import { wordsOf } from "../words/words.js";
import { Speaker } from "./speaker.js";
import { NOTHING, hear, pass } from "./tones.js";

/** @import { Actions, Look } from "../types.js" */

const { SOUND } = await wordsOf("settings");

/** In a class only the device that leads is heard: thirty at once would be noise. @param {Look} look */
const isAllowed = ({ page: { settings }, class: { led } }) => settings.sound && !led;

/**
 * @param {Actions} actions
 * @param {boolean} wasOn  when the page was opened
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
      actions.showBriefly(on && look.class.led ? SOUND.led : SOUND[on ? "on" : "off"]);
    }
    const allowed = isAllowed(look);
    if (allowed) speaker.open();
    else speaker.close();
    if (!shown || asked) return; // the picture of a question must not tell its answer
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
