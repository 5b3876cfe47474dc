// Loads Python into a worker: Pyodide, and the modules of our package that this worker needs.

/**
 * @typedef {object} Files  addresses
 * @property {string} pyodide       the folder of Pyodide
 * @property {string} package       the zip with our package
 * @property {string | null} snapshot  the memory after loading, compressed
 * @property {number} bytes         the size of all files together
 */

/** The server's own download of Python: the bytes that it has fetched, and about all that it will. @typedef {{fetched: number, bytes: number}} Fetching */
/** @typedef {(share: number, fetching?: Fetching) => void} OnProgress  called with the share that has loaded, from 0 to 1 */

const HOME = "/home/pyodide"; // the folder in which Pyodide allows files

/**
 * Load Pyodide with our package. Rejects if a file cannot be loaded.
 * @param {Files} files @param {OnProgress} onProgress
 * @returns {Promise<any>}
 */
export async function loadPython(files, onProgress) {
  const main = `${files.pyodide}pyodide.mjs`;
  await awaitServer(main, onProgress);
  countBytes(files.bytes, onProgress);
  const [{ loadPyodide }, snapshot, zip] = await Promise.all([
    import(main),
    files.snapshot && fetchUnpacked(files.snapshot),
    fetchBytes(files.package),
  ]);
  const pyodide = await loadPyodide({
    indexURL: files.pyodide,
    env: { HOME, PYTHONHASHSEED: "0" },
    stdout: () => {}, // its log has no reader here
    stderr: () => {},
    ...(snapshot && { _loadSnapshot: snapshot }),
  });
  pyodide.FS.writeFile(`${HOME}/package.zip`, zip);
  pyodide.runPython(`import sys; sys.path.insert(0, "${HOME}/package.zip")`);
  return pyodide;
}

/**
 * Load Python into this worker; messages that come before it is ready are queued. The worker posts `share`, how much has
 * loaded, and meanwhile `fetching`; `ready`; or `failed`, with the reason.
 * @param {(pyodide: any, post: (message: any) => void) => (message: any) => void} prepare  returns the handler of the messages
 */
export function workWithPython(prepare) {
  const { postMessage, queueMicrotask: later } = globalThis; // globals.js may remove them before a program runs
  const post = postMessage.bind(globalThis);
  /** @type {((message: any) => void) | null} */
  let receive = null;
  /** @type {any[]} */
  const waiting = [];

  /** @param {Files} files */
  async function start(files) {
    try {
      receive = prepare(await loadPython(files, (share, fetching) => post({ share, fetching })), post);
    } catch (error) {
      return post({ failed: lastLineOf(error) });
    }
    post({ ready: true });
    for (const message of waiting) later(() => receive?.(message)); // an error is one of the worker, as later ones are
  }

  addEventListener("message", ({ data }) => {
    if (data.begin) start(data.begin);
    else if (receive) receive(data);
    else waiting.push(data);
  });
}

/** Return the last line of an error's message: a Python traceback is a message of many lines. @param {any} error */
export const lastLineOf = (error) =>
  String(error?.message ?? error)
    .trimEnd()
    .split("\n")
    .at(-1);

/** Wait until the server has fetched a file, and report its progress; throw its reason if it cannot. @param {string} address @param {OnProgress} onProgress */
async function awaitServer(address, onProgress) {
  for (;;) {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error((await answer.text()).trim());
    if (answer.status !== 202) return;
    onProgress(0, await answer.json()); // the server answers after a second
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

/** Count the bytes of all responses, of Pyodide's requests, too, and report the share. @param {number} bytes @param {OnProgress} onProgress */
function countBytes(bytes, onProgress) {
  let loaded = 0;
  const original = globalThis.fetch;
  globalThis.fetch = async (...request) => {
    const answer = await original(...request);
    if (!answer.ok || !answer.body) return answer;
    const counted = answer.body.pipeThrough(
      new TransformStream({
        transform(chunk, controller) {
          loaded += chunk.length;
          onProgress(Math.min(1, loaded / bytes));
          controller.enqueue(chunk);
        },
      }),
    );
    return new Response(counted, answer); // keeps the headers: WebAssembly needs its type
  };
}
