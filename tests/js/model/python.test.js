// Python in colours: the text does not change, and each piece has the same colour as in the listings.

import assert from "node:assert/strict";
import test from "node:test";

import { colourPython } from "../../../server/static/js/model/python.js";
import { given } from "../given.js";

const joined = (lines) => lines.map((pieces) => pieces.map(([, text]) => text).join("")).join("\n");
const ODD = [
  "",
  "\n",
  "x",
  "\n\nx = 1  # é\n",
  "'''a\n\nb'''\n  y\n",
  '"""never closed\nx = 1\n',
  "'never closed\nx = 'b'\n",
  "f'{x!r}' rb'\\x00' R\"\\\" b''",
  "'it\\'s' \"a\\\nb\" '\\\\'",
  "x='#no comment' # 'no string'",
  "äöü_1 = 0x1F + 1_000 + 1e-5 + 3j\t\r\n",
  "♛ = '𝒳'; 'a' 'b'\n\n",
  "\\\n\u2028 \f",
];

test("the joined pieces are the text, line by line", () => {
  const texts = [...ODD, ...Object.values(given("programs")).map(({ header }) => header.source)];
  for (const text of texts) {
    const lines = colourPython(text);
    assert.equal(joined(lines), text);
    assert.equal(lines.length, text.split("\n").length);
    for (const [index, [kind]] of lines
      .flatMap((pieces) => pieces.slice(1).map((piece, at) => [pieces[at][0], piece]))
      .entries())
      assert.ok(typeof kind === "string", String(index));
  }
});

test("names, keywords, numbers, strings and comments have their colours", () => {
  const colours = (text) =>
    Object.fromEntries(
      colourPython(text)
        .flat()
        .map(([kind, part]) => [part, kind]),
    );
  const of = colours("while poss: ldx = 8 # why\n  return col, 'a'\ncol | ~poss");
  assert.deepEqual(
    [of.while, of.poss, of["8"], of["# why"], of.return, of.col, of["'a'"]],
    ["keyword", "name-poss", "number", "comment", "keyword", "name-col", "string"],
  );
  assert.ok(!Object.entries(of).some(([part, kind]) => part.includes("ldx") && kind));
  assert.equal(colours("x = f'rd'")["f'rd'"], "string");
});

test("a mask has its colour, and the number of a column that has its name has none", () => {
  const isMask = (text) =>
    colourPython(text)
      .flat()
      .some(([kind]) => kind === "name-col");
  for (const text of ["free & ~(ld | col | rd)", "col|=bit", "x = done ^ col", "y = ~col", "col << 1"])
    assert.ok(isMask(`def f(col):\n    ${text}`), text);
  for (const text of [
    "queens[row] == col or col < 8",
    "x & 1 << col",
    "1<<col | x",
    "cols | {col}",
    "a & col[0]",
    "(1 << col)",
  ])
    assert.ok(!isMask(`for col in range(8):\n    ${text}`), text);
});

test("a string over several lines is one on each line and ends where it ends", () => {
  const lines = colourPython('x = """one # no\n  while\nend""" # yes\nwhile');
  assert.deepEqual(
    lines.map((pieces) => pieces.at(-1)),
    [
      ["string", '"""one # no'],
      ["string", "  while"],
      ["comment", "# yes"],
      ["keyword", "while"],
    ],
  );
  assert.deepEqual(
    colourPython("'open\nif").map((pieces) => pieces[0]),
    [
      ["string", "'open"],
      ["keyword", "if"],
    ],
  );
});

test("the listing of the search with masks has the colours of the server's", () => {
  const { python } = given("coloured", "bitmask");
  const text = joined(python);
  const kinds = (lines) =>
    lines.map((pieces) =>
      pieces.filter(([kind]) => kind && kind !== "comment").map(([kind, part]) => `${kind}:${part}`),
    );
  assert.deepEqual(kinds(colourPython(text)), kinds(python));
});
