// The page in two languages: both say the same things, and German has no English in it.

import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import test from "node:test";

import { given } from "../given.js";

const WORDS = new URL("../../../server/static/js/words/", import.meta.url);

// What is the same in both: names, signs, units, and words that German has, too.
const SAME = new Set([
  "page.PAGE.code",
  "page.PAGE.film",
  "desk.FILM.title",
  "desk.INVITATION.code",
  "gallery.FORMS.matrix",
  "export.FORMATS.jsonl",
  "export.FORMATS.csv",
  "exercise.LIST.lines.starts.language=python",
  "exercise.LIST.lines.starts.language=javascript",
  "settings.KEYS.0.title",
  "race.PAGE.within",
  "table.FAILED",
  "table.MISSING",
  "worksheet.NAME",
]);
const SIGN = /\bKEYS\.\d+\.(keys\.\d+\.)?0\.\d$/; // a key's

/** All that a language exports, as paths: of a text the text itself, of anything else its type. */
async function shapeOf(language) {
  const shape = new Map();
  const walk = (path, value) => {
    if (value !== null && typeof value === "object")
      for (const [key, one] of Object.entries(value)) walk(`${path}.${key}`, one);
    else shape.set(path, typeof value === "string" ? value : `(${typeof value} ${value?.length ?? ""})`);
  };
  for (const file of readdirSync(new URL(`${language}/`, WORDS))) {
    walk(file.replace(".js", ""), { ...(await import(new URL(`${language}/${file}`, WORDS))) });
  }
  return shape;
}

test("both say the same things", async () => {
  const [english, german] = [await shapeOf("en"), await shapeOf("de")];
  assert.deepEqual([...german.keys()].sort(), [...english.keys()].sort());
  for (const [path, text] of english) {
    if (text.startsWith("(function")) assert.equal(german.get(path), text, path);
    else if (/\p{L}/u.test(text) && !SIGN.test(path))
      assert.equal(german.get(path) === text, SAME.has(path), `${path}: ${text}`);
  }
});

test("every algorithm has its German", async () => {
  const { algorithm, blurb } = await import(new URL("de/page.js", WORDS));
  for (const english of given("algorithms")) {
    const german = { ...algorithm(english), blurb: blurb(english) };
    assert.ok(german.title, english.id);
    assert.ok(german.blurb && german.blurb !== english.blurb, english.id);
    assert.equal(Boolean(german.reason), Boolean(english.reason), english.id);
  }
});

test("a template has keys and no words", async () => {
  const names = given("algorithms").map(({ id }) => id);
  const { PAGES } = await import(new URL("en/common.js", WORDS));
  const shared = [];
  for (const [part, html] of Object.entries(given("templates"))) {
    const { PAGE } = await import(new URL(`en/${part}.js`, WORDS));
    const said = [...html.matchAll(/data-say(?:-label|-title)?="([^"]*)"/g)].map(([, key]) => key);
    shared.push(...new Set(said.filter((key) => key in PAGES)));
    assert.deepEqual(new Set([...said.filter((key) => !(key in PAGES)), "title"]), new Set(Object.keys(PAGE)), part);
    const [, body] = html.split("<body");
    const left = body.replaceAll(/<(noscript|svg|ol|script).*?<\/\1>/gs, "");
    assert.doesNotMatch(left, / (?:aria-label|title)="/, part);
    const words = [...left.matchAll(/>([^<]*)</g)].flatMap(([, text]) => text.match(/\p{L}{2,}/gu) ?? []);
    for (const word of words) assert.ok(["Python", "JavaScript", "min", ...names].includes(word), `${part}: ${word}`);
  }
  for (const key of Object.keys(PAGES))
    assert.ok(shared.indexOf(key) < shared.lastIndexOf(key), `${key} is of one page alone`);
});
