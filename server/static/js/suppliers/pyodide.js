// Loads Python into a worker: Pyodide, and the part of our Python that is wanted there.

/**
 * @typedef {object} Files  addresses
 * @property {string} pyodide       of its folder
 * @property {string} package       of the zip with our Python
 * @property {string | null} snapshot  of the memory with all of it loaded, compressed
 * @property {number} bytes         of all that is fetched
 */

const HOME = "/home/pyodide"; // where Pyodide lets files be

/**
 * Pyodide, which can import our package. Rejects if anything of it cannot be had.
 * @param {Files} files
 * @param {(share: number) => void} tell  how much of it has come, from 0 to 1
 * @returns {Promise<any>}
 */
export async function loadPython(files, tell) {
  countBytes(files.bytes, tell);
  const [{ loadPyodide }, snapshot, zip] = await Promise.all([
    importModule(`${files.pyodide}pyodide.mjs`),
    files.snapshot && fetchUnpacked(files.snapshot),
    fetchBytes(files.package),
  ]);
  const pyodide = await loadPyodide({
    indexURL: files.pyodide,
    env: { HOME, PYTHONHASHSEED: "0" },
    stdout: () => {}, // what it logs nobody can read here
    stderr: () => {},
    ...(snapshot && { _loadSnapshot: snapshot }),
  });
  pyodide.FS.writeFile(`${HOME}/package.zip`, zip);
  pyodide.runPython(`import sys; sys.path.insert(0, "${HOME}/package.zip")`);
  return pyodide;
}

/**
 * Let this worker be one with Python: what is said to it before Python has come waits. It says `share`, of what has to be
 * fetched; `ready`; or `failed`, and why.
 * @param {(pyodide: any, say: (message: any) => void) => (message: any) => void} prepare  what takes the messages from then on
 */
export function workWithPython(prepare) {
  const say = globalThis.postMessage.bind(globalThis); // it may be taken from a program
  /** @type {((message: any) => void) | null} */
  let take = null;
  /** @type {any[]} */
  const waiting = [];

  /** @param {Files} files */
  async function start(files) {
    try {
      take = prepare(await loadPython(files, (share) => say({ share })), say);
      say({ ready: true });
      waiting.splice(0).forEach(take);
    } catch (error) {
      say({ failed: lastLineOf(error) });
    }
  }

  addEventListener("message", ({ data }) => {
    if (data.begin) start(data.begin);
    else if (take) take(data);
    else waiting.push(data);
  });
}

/** What an error says: of a traceback, which comes as its message, the last line. @param {any} error */
export const lastLineOf = (error) =>
  String(error?.message ?? error)
    .trimEnd()
    .split("\n")
    .at(-1);

/** A module; where it cannot be had, the error is what the server says of that. @param {string} address */
async function importModule(address) {
  try {
    return await import(address);
  } catch (error) {
    const answer = await fetch(address);
    throw answer.ok ? error : new Error((await answer.text()).trim());
  }
}

/** @param {string} address */
async function fetchBytes(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** @param {string} address */
async function fetchUnpacked(address) {
  const packed = new Blob([await fetchBytes(address)]);
  return new Uint8Array(await new Response(packed.stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer());
}

/** Tell how much has come of all that is fetched, whoever fetches it. @param {number} bytes @param {(share: number) => void} tell */
function countBytes(bytes, tell) {
  let come = 0;
  const original = globalThis.fetch;
  globalThis.fetch = async (...request) => {
    const answer = await original(...request);
    if (!answer.ok || !answer.body) return answer;
    const counted = answer.body.pipeThrough(
      new TransformStream({
        transform(chunk, controller) {
          come += chunk.length;
          tell(Math.min(1, come / bytes));
          controller.enqueue(chunk);
        },
      }),
    );
    return new Response(counted, answer); // its type is still that of WebAssembly
  };
}
