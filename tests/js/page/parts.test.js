// Which parts of the page stand, as a table of scenes.

import assert from "node:assert/strict";
import test from "node:test";

import { partsOf } from "../../../server/static/js/page/parts.js";

const PAGE = { layout: "wide", view: "page", calm: null, code: true, panel: "now", whole: "auto", lesson: undefined };
const NOTHING = {
  asked: undefined,
  way: undefined,
  inClass: undefined,
  follows: undefined,
  revealed: undefined,
  isPlacing: false,
  isInBits: false,
};
const BESIDE = ["puzzle", "counted", "now", "code", "stack", "tree", "tabs", "side", "whole"];
const FILM = [
  "algorithm",
  "size",
  "solutions",
  "tools",
  "class-tools",
  "menu",
  "sentence",
  "why",
  "sums",
  "corner",
  "steering",
  "film",
  "lesson-steps",
  "handle",
];

/** Return what stands, of some parts, and the columns. @param {object} scene @param {string[]} some */
function standing(scene, some) {
  const { parts, columns } = partsOf({ ...PAGE, ...NOTHING, ...scene });
  return [...some.filter((name) => parts.includes(name)), columns].join(" ");
}

/** @type {[object, string][]} */
const SCENES = [
  [{}, "counted now code stack tree side two"],
  [{ layout: "low" }, "counted now code stack tabs side two"],
  [{ layout: "tall" }, "counted now code tabs side one"],
  [{ layout: "small", panel: "stack" }, "counted stack tabs side one"],
  [{ calm: [] }, "puzzle now opening"],
  [{ calm: ["registers"] }, "now slim"],
  [{ calm: ["registers"], isPlacing: true }, "puzzle now opening"],
  [{ calm: [], isPlacing: true, isInBits: true }, "now slim"],
  [{ isPlacing: true }, "counted now code stack tree side two"],
  [{ calm: ["stack"] }, "puzzle now opening"],
  [{ calm: ["stack", "registers"] }, "now stack side two"],
  [{ calm: ["stack"], panel: "stack", isPlacing: true }, "now stack side two"],
  [{ calm: ["code", "counters", "registers"], layout: "tall" }, "counted now code one"],
  [{ calm: ["registers"], layout: "small" }, "now plain"],
  [{ calm: [], layout: "small" }, "puzzle now opening"],
  [{ lesson: "board" }, "counted now code side two"],
  [{ lesson: "code", layout: "small" }, "code side one"],
  [{ lesson: "now", calm: [] }, "now side slim"],
  [{ lesson: "queens" }, "side slim"],
  [{ lesson: "queens", view: "present" }, "side one"],
  [{ view: "present" }, "counted now code one"],
  [{ view: "present", lesson: "board" }, "code side one"],
  [{ view: "present", lesson: "stack" }, "stack side one"],
  [{ view: "present", lesson: "now" }, "now side one"],
  [{ view: "present", asked: "open", way: "bits" }, "counted code one"],
  [{ view: "present", asked: "open", way: "line", code: false }, "counted code one"],
  [{ view: "present", asked: "open", way: "rows", lesson: "stack" }, "code side one"],
  [{ view: "present", lesson: "header" }, "counted code side one"],
  [{ whole: "large" }, "counted now whole one"],
  [{ whole: "large", view: "present" }, "counted now whole one"],
  [{ view: "embed" }, "one"],
  [{ inClass: "band", way: "rows" }, "counted now code side two"],
  [{ inClass: "band", way: "rows", layout: "low" }, "counted now code side two"],
  [{ follows: "", layout: "small", panel: "stack" }, "now one"],
  [{ follows: "held", layout: "small", lesson: "code" }, "code side one"],
  [{ revealed: "", layout: "small" }, "counted now tabs side one"],
];

test("what stands beside the board follows from the scene", () => {
  for (const [scene, expected] of SCENES) assert.equal(standing(scene, BESIDE), expected, JSON.stringify(scene));
});

/** @type {[object, string][]} */
const CLASS = [
  [{}, "algorithm size solutions tools menu sentence why sums steering film lesson-steps handle two"],
  [{ follows: "" }, "solutions tools sentence why sums two"],
  [{ follows: "", layout: "small" }, "class-tools sentence why sums one"],
  [{ follows: "", layout: "small", lesson: "footer" }, "class-tools sentence why sums one"],
  [{ follows: "held", layout: "small" }, "sentence why sums one"],
  [{ follows: "", revealed: "", layout: "small" }, "class-tools one"],
  [{ revealed: "" }, "algorithm size solutions tools menu sentence why steering film lesson-steps handle two"],
  [
    { view: "present" },
    "algorithm size solutions tools menu sentence why sums corner steering film lesson-steps handle one",
  ],
  [
    { lesson: "now", layout: "small" },
    "algorithm size solutions tools menu sentence sums steering lesson-steps handle one",
  ],
  [{ view: "present", revealed: "" }, "algorithm size solutions tools menu steering film lesson-steps handle one"],
];

test("a class or a lesson leaves a phone and the wall the parts that its moment needs", () => {
  for (const [scene, expected] of CLASS) assert.equal(standing(scene, FILM), expected, JSON.stringify(scene));
});
