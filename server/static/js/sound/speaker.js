// The loudspeaker: plays tones with Web Audio. Browsers allow sound only after the viewer has interacted with the page;
// before that there is no context, and tones are dropped.

/** @import { Tone } from "./tones.js" */

const AHEAD = 0.01; // seconds from now to the first tone, so that its attack is not cut off
const ATTACK = 0.008; // seconds until a tone is at its loudest, a quarter of a short tone
const FAINT = 0.001; // share of its gain at a tone's end, too faint for a click
const MELLOW = 1800; // hertz of the low-pass filter
const TOUCHES = ["pointerdown", "pointerup", "keydown"];

export class Speaker {
  /** @type {AudioContext | null} */
  #context = null;
  /** @type {GainNode | null} */
  #volume = null;
  #isOpen = false;
  #waits = false; // whether a tone waits for the device to start

  /** Allow sound from the viewer's next interaction on. */
  open() {
    if (this.#isOpen) return;
    this.#isOpen = true;
    for (const touch of TOUCHES) addEventListener(touch, this.#start, { capture: true, passive: true });
    document.addEventListener("visibilitychange", this.#rest);
    if (navigator.userActivation?.isActive) this.#start(); // the interaction that has switched sound on
  }

  /** Stop all sound at once, and release the device. */
  close() {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    for (const touch of TOUCHES) removeEventListener(touch, this.#start, { capture: true });
    document.removeEventListener("visibilitychange", this.#rest);
    this.#context?.close().catch(() => {});
    this.#context = null;
    this.#waits = false;
  }

  /** @param {Tone[]} tones @param {number} now  seconds, by the clock of the tones @param {number} volume  in percent */
  play(tones, now, volume) {
    const context = this.#context;
    const master = this.#volume;
    if (!context || !master || !tones.length) return;
    const isRunning = context.state === "running";
    if (!isRunning && this.#waits) return; // else all tones would sound at once when the device starts
    this.#waits = !isRunning;
    master.gain.value = (volume / 100) ** 2; // loudness as ears perceive it
    for (const tone of tones) playTone(context, master, tone, context.currentTime + AHEAD + tone.at - now);
  }

  /** Create the context on an interaction. */
  #start = () => {
    try {
      this.#context ??= this.#build();
    } catch {
      return; // no audio device: the film goes on without sound
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
 * Play a tone with a short attack, which fades until its end.
 * @param {AudioContext} context
 * @param {AudioNode} out
 * @param {Tone} tone
 * @param {number} at  seconds, by the context's clock
 */
function playTone(context, out, { frequency, gain, duration }, at) {
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
