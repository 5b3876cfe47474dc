// What Python knows and a module of the page has to agree with: the value of a function of given.py.

import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const PYTHON = process.env.PYTHON ?? `${ROOT}.venv/bin/python`;
const LARGEST = 2 ** 28; // bytes

/** @param {string} name @param {...(string | number)} facts @returns {any} */
export function given(name, ...facts) {
  const command = ["-m", "tests.js.given", name, ...facts.map((fact) => JSON.stringify(fact))];
  return JSON.parse(execFileSync(PYTHON, command, { cwd: ROOT, maxBuffer: LARGEST, encoding: "utf8" }));
}
