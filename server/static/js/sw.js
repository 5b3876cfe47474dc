// The service worker of a site of plain files: stores all files, so that the site works without a network. A version is
// stored whole or not at all, and replaces the old one when the viewer asks for it. site/build.py puts this file at the
// top of the site and writes the version into it.

const VERSION = "development";
const OURS = `bitqueens ${new URL("./", location.href).pathname} `; // other sites of this origin have caches of their own
const PACKED = "x-packed"; // header of a stored file that is compressed
const NAME = OURS + VERSION;

/** @type {any} */
const worker = self;

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(store()));
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(takeOver()));
worker.addEventListener("message", (/** @type {any} */ { data }) => data === "take over" && worker.skipWaiting());
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  if (request.method === "GET" && new URL(request.url).origin === location.origin) event.respondWith(answer(request));
});

/** Store all files of this version. Files of Pyodide that an earlier version has are copied from it. */
async function store() {
  /** @type {string[]} */
  const files = await (await fetch("files.json", { cache: "no-cache" })).json();
  const cache = await caches.open(NAME);
  const earlier = await Promise.all((await listOthers()).map((name) => caches.open(name)));
  await Promise.all(files.map((file) => storeFile(cache, earlier, file)));
}

/** @param {Cache} cache @param {Cache[]} earlier @param {string} file */
async function storeFile(cache, earlier, file) {
  // the addresses of Pyodide's files contain its version
  const known = file.startsWith("pyodide-") ? await Promise.all(earlier.map((one) => one.match(file))) : [];
  const same = known.find(Boolean);
  if (same) return cache.put(file, same);
  const answer = await fetch(new Request(file, { cache: "no-cache" }));
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return cache.put(file, pack(answer));
}

/** Compress an answer, since a store counts the bytes that it holds. Zips, pictures and the snapshot are compressed. @param {Response} answer */
function pack(answer) {
  const isText = /^(text|application\/(json|wasm|manifest))|javascript|svg/.test(
    answer.headers.get("content-type") ?? "",
  );
  if (!isText || !answer.body) return answer;
  const headers = new Headers({ "content-type": answer.headers.get("content-type") ?? "", [PACKED]: "gzip" });
  return new Response(answer.body.pipeThrough(new CompressionStream("gzip")), { headers });
}

/** @param {Response} answer  from the store */
function unpack(answer) {
  if (!answer.headers.has(PACKED) || !answer.body) return answer;
  return new Response(answer.body.pipeThrough(new DecompressionStream("gzip")), { headers: answer.headers });
}

/** List the caches of this site's other versions. */
async function listOthers() {
  return (await caches.keys()).filter((name) => name !== NAME && name.startsWith(OURS));
}

/** Delete other versions, and control the open pages. */
async function takeOver() {
  await Promise.all((await listOthers()).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** @param {Request} request */
async function answer(request) {
  const cache = await caches.open(NAME);
  // the query of a page's address is for its scripts
  const known = await cache.match(request, { ignoreSearch: request.mode === "navigate" });
  if (known) return unpack(known);
  return fetch(request).catch(async (error) => {
    const page = request.mode === "navigate" && (await cache.match("404.html"));
    if (!page) throw error;
    return new Response(unpack(page).body, { status: 404, headers: { "content-type": "text/html; charset=utf-8" } });
  });
}
