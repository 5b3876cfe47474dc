import assert from "node:assert/strict";
import test from "node:test";

import { ALGORITHMS, viewOf } from "../views.js";
import { DRAWERS } from "../../../server/static/js/drawers.js";
import { ENTRIES } from "../../../server/static/js/lessons/drawer.js";
import { PANELS } from "../../../server/static/js/model/names.js";
import { given } from "../given.js";
import { wordsOf } from "../../../server/static/js/words/words.js";

const LANGUAGES = ["en", "de"];
const PAGES = await Promise.all(LANGUAGES.map((language) => wordsOf("page", language)));
const GUIDES = await Promise.all(LANGUAGES.map((language) => wordsOf("guide", language)));
const LESSONS = await Promise.all(LANGUAGES.map((language) => wordsOf("lessons", language)));

const { page } = given("templates");

/** Return the values of an attribute in the template, in order and without repetitions. @param {RegExp} pattern */
const found = (pattern) => [...new Set([...page.matchAll(pattern)].map(([, name]) => name))];

const OF_LEARN = Object.values(ENTRIES).flat();

test("every drawer has its item in the menu or in Learn, and its words", () => {
  const listed = OF_LEARN.flatMap(({ drawer }) => drawer ?? []);
  const items = new Set([...found(/data-drawer="(\w+)"/g), ...listed]);
  assert.deepEqual([...items].sort(), Object.keys(DRAWERS).sort());
  for (const words of PAGES) assert.deepEqual(Object.keys(words.DRAWERS).sort(), Object.keys(DRAWERS).sort());
});

test("every entry of Learn has its words, every panel its tab and section, every algorithm its view", () => {
  const entries = OF_LEARN.map(({ name }) => name);
  for (const words of LESSONS) assert.deepEqual(Object.keys(words.ENTRIES), entries);
  assert.deepEqual(found(/role="tab" id="tab-(\w+)" data-part="tab-\1" aria-controls="panel-\1"/g), PANELS);
  assert.deepEqual(found(/id="panel-(\w+)"/g).sort(), [...PANELS].sort());
  const algorithms = given("algorithms").map(({ id }) => id);
  assert.deepEqual(ALGORITHMS, algorithms);
});

test("every algorithm has its explanation, and each of its signs a meaning", () => {
  const signs = new Set(["ring", "past", "future", "unwalked", "tick", "calls"]);
  for (const name of ALGORITHMS)
    for (const part of Object.values(viewOf(name).signs)) for (const sign of part) signs.add(sign);
  for (const { HOW_TO_READ, LEGEND } of GUIDES) {
    assert.deepEqual(Object.keys(HOW_TO_READ).sort(), [...ALGORITHMS].sort());
    assert.deepEqual(Object.keys(LEGEND).sort(), [...signs].sort());
    for (const name of ALGORITHMS) {
      const view = viewOf(name);
      const said = HOW_TO_READ[name].join(" ") + view.signs.board.map((sign) => LEGEND[sign]);
      const told = [/\bld\b/, /\bposs\b/].map((register) => register.test(said));
      assert.deepEqual(new Set(told), new Set([view.family === "masks"]), name);
    }
  }
});
