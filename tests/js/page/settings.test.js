import assert from "node:assert/strict";
import test from "node:test";

import { readWith } from "../device.js";

// as in the server's HTML
globalThis.document = { documentElement: { dataset: { languages: '{"en":"English","de":"Deutsch"}' } } };
const { loadSettings } = await import("../../../server/static/js/page/settings.js");

const NAME = "bitqueens.settings";
const USUAL = {
  ...{ theme: "system", keys: true, voice: "solutions", language: "browser", animations: true },
  ...{ sound: false, volume: 60 },
};

test("invalid settings are replaced by the defaults", () => {
  const texts = [
    null,
    "",
    "{",
    "null",
    "7",
    "[]",
    '"dark"',
    '{"theme":"pink","keys":"no","voice":4,"language":"fr"}',
    '{"sound":"yes","volume":101}',
    '{"sound":1,"volume":"60"}',
  ];
  for (const text of texts) assert.deepEqual(readWith(NAME, text, loadSettings), USUAL, String(text));
});

test("stored settings are read back, and nothing else", () => {
  const chosen = {
    ...{ theme: "dark", keys: false, voice: "steps", language: "de", animations: false },
    ...{ sound: true, volume: 0 },
  };
  assert.deepEqual(readWith(NAME, JSON.stringify({ ...chosen, more: 1 }), loadSettings), chosen);
});
