// Plays tones with Web Audio. A browser lets a page sound only once somebody has touched it: until then there is no
// context, and tones are not played.

/** @import { Tone } from "./tones.js" */

const AHEAD = 0.01; // seconds from now to the first tone, so that its beginning is not cut off
const ATTACK = 0.008; // seconds in which a tone becomes as loud as it gets, a quarter of a short one
const FAINT = 0.001; // of its gain, at its end: what is left cannot be heard to click
const MELLOW = 1800; // hertz: what is above gets softer
const TOUCHES = ["pointerdown", "pointerup", "keydown"];

export class Speaker {
  /** @type {AudioContext | null} */
  #context = null;
  /** @type {GainNode | null} */
  #volume = null;
  #isOpen = false;
  #waits = false; // whether a tone waits for the device, which takes its time to begin

  /** From now on it may sound, as soon as the page has been touched. */
  open() {
    if (this.#isOpen) return;
    this.#isOpen = true;
    for (const touch of TOUCHES) addEventListener(touch, this.#begin, { capture: true, passive: true });
    document.addEventListener("visibilitychange", this.#rest);
    if (navigator.userActivation?.isActive) this.#begin(); // the touch that has switched it on
  }

  /** It is silent at once, and lets the device go. */
  close() {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    for (const touch of TOUCHES) removeEventListener(touch, this.#begin, { capture: true });
    document.removeEventListener("visibilitychange", this.#rest);
    this.#context?.close().catch(() => {});
    this.#context = null;
    this.#waits = false;
  }

  /** @param {Tone[]} tones @param {number} now  the time that they are told by @param {number} volume  in percent */
  play(tones, now, volume) {
    const context = this.#context;
    const master = this.#volume;
    if (!context || !master || !tones.length) return;
    const isRunning = context.state === "running";
    if (!isRunning && this.#waits) return; // or all would sound at once when it begins
    this.#waits = !isRunning;
    master.gain.value = (volume / 100) ** 2; // as ears hear it
    for (const tone of tones) sound(context, master, tone, context.currentTime + AHEAD + tone.at - now);
  }

  /** The page was touched. */
  #begin = () => {
    try {
      this.#context ??= this.#build();
    } catch {
      return; // the device is not to be had: the film goes on without
    }
    if (this.#context.state !== "running" && !document.hidden) this.#context.resume().catch(() => {});
  };

  #rest = () => {
    const doing = document.hidden ? this.#context?.suspend() : this.#context?.resume();
    doing?.catch(() => {});
  };

  #build() {
    const context = new AudioContext({ latencyHint: "interactive" });
    const volume = context.createGain();
    const mellow = context.createBiquadFilter();
    mellow.type = "lowpass";
    mellow.frequency.value = MELLOW;
    const limiter = context.createDynamicsCompressor();
    limiter.threshold.value = -9; // decibels
    limiter.knee.value = 6;
    limiter.ratio.value = 20;
    limiter.attack.value = 0.003;
    limiter.release.value = 0.1;
    volume.connect(mellow).connect(limiter).connect(context.destination);
    this.#volume = volume;
    return context;
  }
}

/**
 * One tone: it swells at once, and fades until its end.
 * @param {AudioContext} context
 * @param {AudioNode} out
 * @param {Tone} tone
 * @param {number} at  by the clock of the context
 */
function sound(context, out, { frequency, gain, duration }, at) {
  const oscillator = context.createOscillator();
  oscillator.type = "triangle";
  oscillator.frequency.value = frequency;
  const envelope = context.createGain();
  const level = envelope.gain;
  level.setValueAtTime(0, at);
  level.linearRampToValueAtTime(gain, at + Math.min(ATTACK, duration / 4));
  level.exponentialRampToValueAtTime(gain * FAINT, at + duration);
  oscillator.connect(envelope).connect(out);
  oscillator.onended = () => envelope.disconnect();
  oscillator.start(at);
  oscillator.stop(at + duration);
}
