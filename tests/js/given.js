// Gets values from given.py, with which the modules of the page have to agree. Python computes each value once in a run:
// the folder GIVEN caches them for all test files.

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const PYTHON = process.env.PYTHON ?? `${ROOT}.venv/bin/python`;
const FOLDER = process.env.GIVEN ?? mkdtempSync(join(tmpdir(), "given-"));
if (!process.env.GIVEN) process.on("exit", () => rmSync(FOLDER, { recursive: true })); // this file runs without pytest

/** Return the value of a function of given.py. @param {string} name @param {...(string | number)} facts @returns {any} */
export function given(name, ...facts) {
  const call = JSON.stringify([name, ...facts]);
  const file = join(FOLDER, `${createHash("sha1").update(call).digest("hex")}.json`);
  if (!existsSync(file)) execFileSync(PYTHON, ["-m", "tests.js.given", call, file], { cwd: ROOT });
  return JSON.parse(readFileSync(file, "utf8"));
}
