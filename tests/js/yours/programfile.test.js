// Files that hold a program, and those that hold none: the same cases as tests/programs/test_source.py.

import assert from "node:assert/strict";
import test from "node:test";

import { LARGEST } from "../../../server/static/js/yours/editor.js";
import { NoProgram, codeOf, programIn, readProgram } from "../../../server/static/js/yours/programfile.js";

const GBK = Uint8Array.from([0x23, 0x20, 0xbb, 0xca, 0xba, 0xf3, 0x0a]); // "# 皇后\n"
const LATIN = Uint8Array.from([0x78, 0x0a, 0x23, 0x20, 0xe9, 0x0a]); // "x\n# é\n"
const MENDED = (encoding) =>
  `and the file declares no other encoding. Save it as UTF-8, or begin it with: # -*- coding: ${encoding} -*-`;

/** @param {(Uint8Array | string)[]} parts */
const fileOf = (...parts) => new File(parts, "queens.py");

test("a file is read in the encoding that it declares", async () => {
  assert.equal(await readProgram(fileOf("# 皇后\r\nx = 1\r\n")), "# 皇后\nx = 1\n");
  assert.equal(await readProgram(fileOf("# coding: gbk\n", GBK)), "# coding: gbk\n# 皇后\n");
  assert.equal(
    await readProgram(fileOf("#!/bin/python\n# -*- coding: latin-1 -*-\n", LATIN)).then((text) => text.at(-2)),
    "é",
  );
  assert.equal(await readProgram(fileOf("x = 1\n# coding: klingon\n")), "x = 1\n# coding: klingon\n");
});

test("a file that holds no program is refused with a reason", async () => {
  const refused = async (/** @type {File} */ file) => {
    const error = await readProgram(file).then(
      () => null,
      (why) => why,
    );
    assert.ok(error instanceof NoProgram);
    return error.message;
  };
  assert.equal(await refused(fileOf(LATIN)), `Line 2 is not in UTF-8, ${MENDED("latin-1")}`);
  assert.equal(await refused(fileOf(GBK)), `Line 1 is not in UTF-8, ${MENDED("gbk")}`);
  assert.match(await refused(fileOf("# coding: utf-8\n", LATIN)), /^Line 3 is not in utf-8, the encoding/);
  assert.match(await refused(fileOf("# coding: klingon\n")), /declares the encoding klingon, which does not exist/);
  assert.match(await refused(fileOf(Uint8Array.from([127, 69, 0, 0]))), /^This is a binary file/);
  assert.match(await refused(fileOf("#".repeat(LARGEST + 1))), /^This text has 100,001 characters/);
  assert.match(await refused(fileOf('{"nbformat": 4, "cells": []}')), /no code cells/);
  assert.throws(() => programIn("#".repeat(LARGEST + 1)), NoProgram);
});

test("the code cells of a notebook are its program", () => {
  const cells = [
    { cell_type: "markdown", source: ["# Queens"] },
    { cell_type: "code", source: ["%matplotlib inline\n", "n = 4\n"] },
    { cell_type: "code", source: "if n:\n    !ls\n    print(n)" },
    { cell_type: "code", source: [] },
  ];
  const expected = "# %matplotlib inline\nn = 4\n\nif n:\n    # !ls\n    print(n)\n";
  assert.equal(codeOf(JSON.stringify({ nbformat: 4, cells })), expected);
  assert.equal(codeOf('{"cells": [1]}'), null);
  assert.equal(codeOf("x = 1"), null);
  assert.equal(programIn("x = 1"), "x = 1");
  assert.match(programIn("[1, 3, 0, 2]"), /^# board: queens$/m);
});
