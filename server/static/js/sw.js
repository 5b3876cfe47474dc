// The service worker of a site of plain files: stores all files, so that the site works without a network. A version is
// stored whole or not at all, and replaces the old one when the viewer asks for it. site/build.py puts this file at the
// top of the site and writes the version into it.

const VERSION = "development";
const OURS = `bitqueens ${new URL("./", location.href).pathname} `; // other sites of this origin have caches as well
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
  return cache.add(new Request(file, { cache: "no-cache" }));
}

/** List the caches of this site's other versions. The names of the first versions contain no path. */
async function listOthers() {
  const names = await caches.keys();
  return names.filter((name) => name !== NAME && (name.startsWith(OURS) || /^bitqueens \w+$/.test(name)));
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
  return known ?? fetch(request);
}
