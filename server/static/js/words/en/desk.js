// What a class says to its host, in English. It comes with the class. Pure: facts in, text out.

import { whole } from "./common.js";

export * from "./common.js";

/** Before a class is open. */
export const OPENING = {
  title: "Open a class",
  intro:
    "All devices in the room show what you show. You can ask everybody, and see how they answer. No names, nothing is stored.",
  open: "Open a class",
  again: (/** @type {string} */ code) => `Back to class ${code}`,
  wait: "The class is being opened …",
  key: "Key",
  keyHint: "This page was not opened on the machine that serves it. The key is what the server has printed there.",
};

/** How others come in. */
export const INVITATION = {
  join: "Join at",
  code: "Code",
  qr: (/** @type {string} */ address) => `QR code of ${address}`,
  fill: "Fill the screen (W)",
  close: "Close",
  copy: "Copy the address",
  copied: "The address is copied.",
  notCopied: "The browser did not let the address be copied.",
  others: "Not reachable? Other addresses of this machine",
  alone: "Only this machine reaches the server. Stop it, start it like this, and open the class again:",
  nobody:
    "Nobody has joined for a minute. Many guest networks keep devices from each other: use another Wi-Fi, or a phone's hotspot for all.",
  or: (/** @type {string} */ code) => `or open Class there and type ${code}`,
};

/** How many are there, and how many of them follow the lead. @param {number} here @param {number | null} follow */
export const people = (here, follow) =>
  follow === null ? `${whole(here)} here` : `${whole(here)} here, ${whole(follow)} follow`;

export const PEOPLE = {
  title: "Who is here",
  /** @param {number} free @param {number} away */
  rest: (free, away) => `${whole(free)} look around, ${whole(away)} away`,
  hands: (/** @type {number[]} */ hands) =>
    hands.length === 1
      ? `Number ${hands[0]} raises a hand`
      : `${whole(hands.length)} raise a hand: ${hands.join(", ")}`,
  noHands: "No hand is up",
  mode: "Pupils",
  MODES: { free: "may look around", pinned: "stay with me", front: "look to the front" },
  lock: "Nobody new may join",
  number: "Number",
  give: "Give the lead",
  drop: "Drop",
  notNumber: (/** @type {number} */ most) =>
    most ? `Type the number that a device shows, from 1 to ${whole(most)}.` : "Nobody has joined yet.",
  given: (/** @type {number} */ number) => `Number ${number} leads now.`,
  dropped: (/** @type {number} */ number) => `Number ${number} is out, and cannot come back.`,
};

/** Whether the server's processes share the class. */
export const OUTAGE = {
  away: "⚠ The server cannot reach Redis. The class goes on and votes count, but some devices may not follow until it is back.",
  back: "✓ The server reaches Redis again: all devices are together, and all votes count.",
};

/** Who leads. */
export const LEAD = {
  me: "This device leads.",
  host: "Another device of yours leads.",
  seat: (/** @type {number} */ number) => `Number ${number} leads.`,
  take: "Take the lead (M)",
  taken: "You lead.",
};

/** The film, on a phone. */
export const FILM = { title: "Film", back: "Step back", on: "Step on", play: "Play", pause: "Pause" };

/** What is asked. */
export const ASKING = {
  title: "Question",
  ask: "Ask about this step",
  step: (/** @type {number} */ step) => `Step ${whole(step)}`,
  none: "Nothing can be asked about this step. Go to another one.",
  playing: "Pause the film to ask about a step.",
  /** @param {number} voted @param {number} of */
  voted: (voted, of) => `${whole(voted)} of ${whole(of)} have answered`,
  open: "Votes are open. Everybody answers alone; an answer can be changed.",
  closed: "Votes are closed.",
  revealed: "The answer is shown.",
  close: "Close the votes (Q)",
  again: "Ask again (G)",
  reveal: "Show the answer (R)",
  votes: "Show the votes on this screen (V)",
  votesHint:
    "Only where the class does not see this screen. Who sees the first votes follows them in the second round.",
  hidden: "The votes are on your remote control.",
  /** @param {number} count @param {number} share */
  count: (count, share) => `${whole(count)} (${Math.round(100 * share)} %)`,
  mistake: (/** @type {string} */ label) => `Most frequent mistake: ${label}. Say why it is wrong.`,
  /** @type {Record<"none" | "explain" | "discuss" | "reveal", (right: number, voted: number) => string>} */
  ADVICE: {
    none: () => "Nobody has answered.",
    explain: (right, voted) => `${whole(right)} of ${whole(voted)} are right: explain it once more, then ask again.`,
    discuss: (right, voted) =>
      `${whole(right)} of ${whole(voted)} are right: let them discuss it with each other, then ask again.`,
    reveal: (right, voted) => `${whole(right)} of ${whole(voted)} are right: show the answer.`,
  },
  NONE: "none",
  hands: "Without devices: read the question aloud, and let them raise hands.",
};

/** The phone as a remote control. */
export const REMOTE = {
  title: "Your phone as a remote control",
  intro: "Whoever has this link is host of the class, so do not show it to the class.",
  copy: "Copy the link",
  qr: "QR code of the link",
};

/** Where the lead has rested. */
export const TRAIL = {
  title: "Where we were",
  none: "Each place where you rest for two seconds is listed here.",
  /** @param {string} title @param {number} n @param {number} step */
  place: (title, n, step) => `${title}, N = ${n}, step ${whole(step)}`,
  save: "Save as a lesson",
  lesson: (/** @type {string} */ code) => `Class ${code}`,
  file: (/** @type {string} */ code) => `class-${code.toLowerCase()}.en.md`,
};

/** The end. */
export const END = {
  end: "End the class",
  sure: "End it for everybody?",
  yes: "End",
  no: "No",
  left: (/** @type {number} */ minutes) => `It stays open for ${whole(minutes)} min, and 30 min without you.`,
};

export const KEYS_TITLE = "Keys in a class";
/** The host's keys. @type {[string[], string][]} */
export const KEYS = [
  [["W"], "code on the whole screen"],
  [["Q"], "ask, or close the votes"],
  [["V"], "votes"],
  [["R"], "show the answer"],
  [["G"], "ask again"],
  [["H"], "hands"],
  [["M"], "take the lead"],
  [["F"], "free or pinned"],
];
