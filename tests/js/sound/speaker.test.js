// The calls of Web Audio, and their times: with a fake that records them.

import assert from "node:assert/strict";
import test from "node:test";

import { Speaker } from "../../../server/static/js/sound/speaker.js";

const TONE = { at: 5.2, frequency: 440, gain: 0.25, duration: 0.2 };

/** Create an audio parameter that records its calls. */
const createParam = () => {
  const asked = [];
  const ask = (name) => (value, at) => asked.push([name, value, at]);
  const names = ["setValueAtTime", "linearRampToValueAtTime", "exponentialRampToValueAtTime"];
  return { value: 0, asked, ...Object.fromEntries(names.map((name) => [name, ask(name)])) };
};

class Node {
  gain = createParam();
  frequency = createParam();
  threshold = createParam();
  knee = createParam();
  ratio = createParam();
  attack = createParam();
  release = createParam();
  times = {};
  to = null;
  connect(other) {
    this.to = other;
    return other;
  }
  disconnect() {
    this.to = null;
  }
  start = (at) => (this.times.start = at);
  stop = (at) => (this.times.stop = at);
}

/** Create a page with a fake Web Audio: `asked` are the calls of its contexts, `oscillators` the played tones. */
function createPage({ touched = false, state = "running", fails = false } = {}) {
  const page = { asked: [], oscillators: [], limiters: [], listeners: new Map(), context: null };
  const listen = (kind, listener) => page.listeners.set(kind, listener);
  const unlisten = (kind, listener) => page.listeners.get(kind) === listener && page.listeners.delete(kind);
  const write = (what) => async () => void page.asked.push(what);
  class Context {
    currentTime = 100;
    destination = new Node();
    state = state;
    constructor() {
      if (fails) throw new Error("no device");
      page.asked.push("made");
      page.context = this;
    }
    close = write("closed");
    resume = write("resumed");
    suspend = write("suspended");
    createGain = () => new Node();
    createBiquadFilter = () => new Node();
    createDynamicsCompressor = () => page.limiters[page.limiters.push(new Node()) - 1];
    createOscillator = () => page.oscillators[page.oscillators.push(new Node()) - 1];
  }
  globalThis.AudioContext = Context;
  globalThis.addEventListener = listen;
  globalThis.removeEventListener = unlisten;
  globalThis.document = { hidden: false, addEventListener: listen, removeEventListener: unlisten };
  Object.defineProperty(globalThis, "navigator", {
    value: { userActivation: { isActive: touched } },
    configurable: true,
  });
  return Object.assign(page, { touch: (kind = "keydown") => page.listeners.get(kind)?.() });
}

test("there is no audio context before the page is touched, and only one after that", () => {
  const page = createPage();
  const speaker = new Speaker();
  speaker.open();
  speaker.open();
  speaker.play([TONE], 5, 60);
  assert.deepEqual([page.asked, page.oscillators.length], [[], 0]);
  for (const kind of ["pointerdown", "pointerup", "keydown"]) page.touch(kind);
  assert.deepEqual(page.asked, ["made"]);
  speaker.play([TONE], 5, 60);
  assert.equal(page.oscillators.length, 1);
});

test("a touched page sounds at once; switched off, it closes the context and ignores touches", () => {
  const page = createPage({ touched: true });
  const speaker = new Speaker();
  speaker.close(); // sound was never on
  speaker.open();
  assert.deepEqual(page.asked, ["made"]);
  speaker.close();
  assert.deepEqual([page.asked, page.listeners.size], [["made", "closed"], 0]);
  speaker.play([TONE], 5, 60);
  assert.equal(page.oscillators.length, 0);
  speaker.open();
  assert.deepEqual(page.asked, ["made", "closed", "made"]);
});

test("a tone begins when it is due, swells, fades to nothing, and passes a volume and a limiter", () => {
  const page = createPage({ touched: true });
  const speaker = new Speaker();
  speaker.open();
  speaker.play([TONE, { ...TONE, at: 5.3 }], 5, 50);
  const [first, second] = page.oscillators;
  const begin = first.times.start;
  assert.ok(begin >= 100.2 && begin < 100.25);
  assert.ok(Math.abs(second.times.start - begin - 0.1) < 1e-9);
  assert.ok(Math.abs(first.times.stop - begin - 0.2) < 1e-9);
  assert.equal(first.frequency.value, 440);
  const [zero, swell, fade] = first.to.gain.asked;
  assert.deepEqual(zero, ["setValueAtTime", 0, begin]);
  assert.deepEqual(swell.slice(0, 2), ["linearRampToValueAtTime", 0.25]);
  assert.ok(swell[2] >= begin + 0.005 && swell[2] <= begin + 0.05);
  assert.ok(fade[0].startsWith("exponential") && fade[1] > 0 && fade[1] < 0.001 && fade[2] === first.times.stop);
  const chain = [];
  for (let node = first.to.to; node; node = node.to) chain.push(node);
  assert.equal(chain[0].gain.value, 0.25);
  assert.deepEqual([chain.at(-2), chain.at(-1)], [page.limiters[0], page.context.destination]);
  assert.ok(page.limiters[0].ratio.value >= 10 && page.limiters[0].threshold.value < 0);
  first.onended();
  assert.equal(first.to.to, null); // a finished tone is disconnected
});

test("at volume 0, and while there is nothing to play, no tone is made", () => {
  const page = createPage({ touched: true });
  const speaker = new Speaker();
  speaker.open();
  speaker.play([], 5, 60);
  assert.equal(page.oscillators.length, 0);
  speaker.play([TONE], 5, 0);
  assert.equal(page.oscillators[0].to.to.gain.value, 0);
});

test("until the device has started only one tone waits, and the next touch tries again", () => {
  const page = createPage({ touched: true, state: "suspended" });
  const speaker = new Speaker();
  speaker.open();
  for (let step = 0; step < 5; step++) speaker.play([TONE], 5, 60);
  assert.equal(page.oscillators.length, 1);
  page.touch();
  assert.deepEqual(page.asked, ["made", "resumed", "resumed"]);
  page.context.state = "running";
  for (let step = 0; step < 5; step++) speaker.play([TONE], 5, 60);
  assert.equal(page.oscillators.length, 6);
});

test("a hidden page suspends sound, and resumes it when visible", () => {
  const page = createPage({ touched: true });
  new Speaker().open();
  for (const hidden of [true, false]) {
    document.hidden = hidden;
    page.listeners.get("visibilitychange")();
  }
  assert.deepEqual(page.asked, ["made", "suspended", "resumed"]);
});

test("without an audio device the film plays on", () => {
  const page = createPage({ touched: true, fails: true });
  const speaker = new Speaker();
  speaker.open();
  speaker.play([TONE], 5, 60);
  page.touch();
  speaker.close();
  assert.deepEqual([page.asked, page.oscillators.length], [[], 0]);
});
