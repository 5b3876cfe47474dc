// What Python knows and a module of the page has to agree with: the value of a function of given.py. Python is asked
// once for all files of tests of a run: its answers are in the folder GIVEN.

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const PYTHON = process.env.PYTHON ?? `${ROOT}.venv/bin/python`;
const FOLDER = process.env.GIVEN ?? mkdtempSync(join(tmpdir(), "given-"));
if (!process.env.GIVEN) process.on("exit", () => rmSync(FOLDER, { recursive: true })); // a file of tests by itself

/** @param {string} name @param {...(string | number)} facts @returns {any} */
export function given(name, ...facts) {
  const call = JSON.stringify([name, ...facts]);
  const file = join(FOLDER, `${createHash("sha1").update(call).digest("hex")}.json`);
  if (!existsSync(file)) execFileSync(PYTHON, ["-m", "tests.js.given", call, file], { cwd: ROOT });
  return JSON.parse(readFileSync(file, "utf8"));
}
