// The sentences about the line that wrote a value, in both languages.

import assert from "node:assert/strict";
import test from "node:test";

import { wordsOf } from "../../../server/static/js/words/words.js";

const LANGUAGES = { en: await wordsOf("yours", "en"), de: await wordsOf("yours", "de") };
const { en, de } = LANGUAGES;

/** Check that a sentence is whole. */
function checkSentence(text, what) {
  assert.match(text, /^[^{}]{3,}[^.]\.$/, what);
  assert.doesNotMatch(text, /undefined|NaN|\[object/, what);
}

test("every reason for a value has a sentence, with the line and the values of then", () => {
  const write = {
    event: 1234,
    line: 14,
    file: "",
    text: "for c in range(n):",
    values: [
      ["n", "8"],
      ["found", "[0, ".repeat(20)],
    ],
  };
  const reason = { name: "c", value: "3", square: null, write: { ...write, given: false } };
  assert.deepEqual(en.reasoned({ ...reason, manner: "set" }), {
    text: "c is 3: set in line 14, at step 1,234.",
    values: "Then n = 8 and found = [0, [0, [0, [0, [0, [0, [0, [….",
    here: "Line 14 sets c to 3.",
  });
  const other = { ...reason, write: { ...reason.write, file: "board.py" } };
  assert.equal(de.reasoned({ ...other, manner: "given" }).here, "Codezeile 14 von board.py ruft mit c = 3 auf.");
  for (const [language, words] of Object.entries(LANGUAGES))
    for (const manner of ["set", "given", "placed", "taken", "start", "none", "never"]) {
      const isOf = ["placed", "taken", "never"].includes(manner);
      const hasLine = ["set", "given", "placed", "taken"].includes(manner);
      const said = words.reasoned({
        ...reason,
        manner,
        square: isOf ? [1, 2] : null,
        write: hasLine ? reason.write : null,
      });
      checkSentence(said.text, `${language} ${manner}`);
      assert.deepEqual([said.values !== "", said.here !== ""], [hasLine, hasLine]);
      if (hasLine) checkSentence(said.here, `${language} ${manner}`);
    }
});
