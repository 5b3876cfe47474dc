// The page in two languages: both have the same texts, and German contains no English.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import test from "node:test";

import { wordsFrom } from "../../../server/static/js/words/texts.js";
import { wordsOf } from "../../../server/static/js/words/words.js";
import { given } from "../given.js";

const WORDS = new URL("../../../server/static/js/words/", import.meta.url);

// Texts that are the same in both languages although they contain longer words: names and shared words.
const SAME = new Set([
  ...["page.PAGE.code", "page.PAGE.film", "desk.FILM.title", "desk.INVITATION.code", "gallery.FORMS.matrix"],
  ...["settings.KEYS.0.title", "settings.KEYS.3.keys.2.0.0", "worksheet.NAME", "export.FORMATS.jsonl"],
  ...["common.PAGES.name", "page.PAGE.menuTake", "page.DRAWERS.export", "race.PAGE.take"],
]);
const MORE = ["page.algorithms", "exercise"]; // German uses other placeholders here

const FORMS = ["zero", "one", "two", "few", "many", "other"];
const isForms = (value) => typeof value === "object" && Object.keys(value).every((name) => FORMS.includes(name));

/** @param {URL} file  a module, or a JSON file of the server */
const readTexts = async (file) =>
  file.pathname.endsWith(".json") ? JSON.parse(readFileSync(file, "utf8")) : { ...(await import(file)) };

/** Return all texts of a language by their paths; for a text with plural forms, the form "other". */
async function textsOf(language) {
  const texts = new Map();
  const walk = (path, value) => {
    assert.ok(["string", "object"].includes(typeof value), `${language} ${path} is no text`);
    if (typeof value === "string") texts.set(path, value);
    else if ("other" in value && isForms(value)) texts.set(path, value.other);
    else for (const [key, one] of Object.entries(value)) walk(`${path}.${key}`, one);
  };
  for (const file of readdirSync(new URL(`${language}/`, WORDS)))
    walk(file.split(".")[0], await readTexts(new URL(`${language}/${file}`, WORDS)));
  return texts;
}

/** Return a text's placeholders in lower case; at the beginning of a sentence they have a capital. */
const placesOf = (text) => new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name.toLowerCase()));

const OTHERS = readdirSync(WORDS).filter((name) => name.length === 2 && name !== "en");

test("all languages have the same texts, and German has its own", async () => {
  const english = await textsOf("en");
  const shared = (texts) => [...texts.keys()].filter((path) => !/^(common\.LIMITS|page\.BLURBS)/.test(path)).sort();
  assert.ok(OTHERS.includes("de"));
  for (const language of OTHERS) {
    const texts = await textsOf(language);
    const [own, known] = [shared(texts), shared(english)];
    const others = (one, all) => one.filter((path) => !all.includes(path));
    assert.deepEqual({ lacks: others(known, own), alone: others(own, known) }, { lacks: [], alone: [] }, language);
    for (const [path, text] of english) {
      if (language === "de" && /\p{L}{4}/u.test(text.replace(/\{\w+\}/g, "")))
        assert.equal(texts.get(path) === text, SAME.has(path), `${path}: ${text}`);
      for (const place of placesOf(texts.get(path)))
        assert.ok(placesOf(text).has(place) || MORE.some((group) => path.startsWith(group)), `${path} has no ${place}`);
    }
  }
});

test("every other language has the blurb of every search, and the reason of every limit", async () => {
  const all = given("algorithms");
  for (const language of OTHERS) {
    const texts = await textsOf(language);
    for (const { id, reason } of all) {
      assert.ok(texts.has(`page.BLURBS.${id}`), `page.BLURBS of ${language} lacks ${id}`);
      assert.equal(texts.has(`common.LIMITS.${id}`), reason !== "", `common.LIMITS of ${language}: ${id}`);
    }
  }
});

const OF_FILES = /^(export|lessons|faults|learn\.EVERY\.PROOF)/; // here "lines" are not lines of code

test("German uses different words for a line of code and a row of the board, and one word for trying squares", async () => {
  const [english, german] = [await textsOf("en"), await textsOf("de")];
  for (const [path, text] of german) {
    const said = english.get(path)?.replace(/\{\w+\}/g, "") ?? "";
    if (/\blines?\b/i.test(said) && !/\brows?\b/i.test(said) && !OF_FILES.test(path))
      assert.doesNotMatch(text, /\bZeilen?\b/, path);
    assert.doesNotMatch(text, /\bversucht\b|\bzu versuchen\b|\bProgrammzeile/, path);
  }
});

// Phrases that readers stumbled over.
const STUMBLED = /\bhohl\b|nicht gesprungen|irgendwohin|niemand das Brett|(Basic|Bitmask)s\b|Zeile des Programms/;

test("German lessons avoid the phrases that readers stumbled over", () => {
  const folder = new URL("../../../server/static/lessons/", import.meta.url);
  const lessons = readdirSync(folder).filter((name) => name.endsWith(".de.md"));
  assert.ok(lessons.length > 5);
  for (const name of lessons) assert.doesNotMatch(readFileSync(new URL(name, folder), "utf8"), STUMBLED, name);
});

test("a text is filled with the values of its placeholders, in the form of its count", () => {
  const said = (texts, sentences = {}) => wordsFrom({ SEPARATOR: ",", ...texts }, sentences, "en");
  const { plain, placed } = said({ plain: "Row.", placed: "Row {row} of {n}." });
  assert.equal(plain, "Row.");
  assert.equal(placed({ row: 1234, n: "{row}" }), "Row 1,234 of {row}.");
  assert.throws(() => placed({ row: 1 }), /\{n\}/);
  const { forms, none } = said({
    forms: { one: "{count} x", other: "{count} xs" },
    none: { zero: "none", other: "{count}" },
  });
  const counted = [0, 1, 2].map((count) => forms({ count }));
  assert.deepEqual(counted, ["0 xs", "1 x", "2 xs"]);
  assert.equal(none({ count: 0 }), "none");
  const { group } = said({ group: { a: "{x}" } }, { group: { b: (say, x) => say.group.a({ x }) } });
  assert.deepEqual([group.a({ x: 1 }), group.b(2)], ["1", "2"]);
});

test("every algorithm has its German description", async () => {
  const { algorithm, blurb } = await wordsOf("page", "de");
  for (const english of given("algorithms")) {
    const german = { ...algorithm(english), blurb: blurb(english) };
    assert.ok(german.title, english.id);
    assert.ok(german.blurb && german.blurb !== english.blurb, english.id);
    assert.equal(Boolean(german.reason), Boolean(english.reason), english.id);
  }
});

test("a template has keys instead of words", async () => {
  const names = given("algorithms").map(({ title }) => title);
  const { PAGES } = await import(new URL("en/common.js", WORDS));
  const shared = [];
  const { yours, ...templates } = given("templates");
  templates.page += yours; // both pages use the texts of page.js
  for (const [part, html] of Object.entries(templates)) {
    const { PAGE } = await import(new URL(`en/${part}.js`, WORDS));
    const said = [...html.matchAll(/data-say(?:-label|-title)?="([^"]*)"/g)].map(([, key]) => key);
    shared.push(...new Set(said.filter((key) => key in PAGES)));
    assert.deepEqual(new Set([...said.filter((key) => !(key in PAGES)), "title"]), new Set(Object.keys(PAGE)), part);
    const bodies = html.match(/<body.*?<\/body>/gs).join("");
    const left = bodies.replaceAll(/<(noscript|svg|ol|script).*?<\/\1>/gs, "");
    assert.doesNotMatch(left, / (?:aria-label|title)="/, part);
    const words = [...left.matchAll(/>([^<]*)</g)].flatMap(([, text]) => text.match(/\p{L}{2,}/gu) ?? []);
    for (const word of words) assert.ok(["Python", "JavaScript", "min", ...names].includes(word), `${part}: ${word}`);
  }
  for (const key of Object.keys(PAGES))
    assert.ok(shared.indexOf(key) < shared.lastIndexOf(key), `${key} is of one page alone`);
});
