// The service worker of a site of plain files: stores all of its files, so that it works without a network. A version is
// stored whole or not at all, and takes over when its viewer wants it. It is served at the top of the site, with the
// version written in; site/build.py does that.

const VERSION = "development";
const NAME = `bitqueens ${VERSION}`;

/** @type {any} */
const worker = self;

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(store()));
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(takeOver()));
worker.addEventListener("message", (/** @type {any} */ { data }) => data === "take over" && worker.skipWaiting());
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  if (request.method === "GET" && new URL(request.url).origin === location.origin) event.respondWith(answer(request));
});

/** Store all files of this version. Those that an earlier version had, too, are not fetched again. */
async function store() {
  /** @type {string[]} */
  const files = await (await fetch("files.json", { cache: "no-cache" })).json();
  const cache = await caches.open(NAME);
  await Promise.all(files.map((file) => storeFile(cache, file)));
}

/** @param {Cache} cache @param {string} file */
async function storeFile(cache, file) {
  const known = file.startsWith("pyodide-") ? await caches.match(file) : undefined; // its version is in its address
  if (known) return cache.put(file, known);
  return cache.add(new Request(file, { cache: "no-cache" }));
}

/** Forget other versions, and answer for the pages that are open. */
async function takeOver() {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith("bitqueens ") && name !== NAME);
  await Promise.all(others.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** @param {Request} request */
async function answer(request) {
  const cache = await caches.open(NAME);
  // what follows "?" in a page's address is for its scripts
  const known = await cache.match(request, { ignoreSearch: request.mode === "navigate" });
  return known ?? fetch(request);
}
