// Makes the site work offline and keeps it up to date. A service worker (site/sw.js) stores all files; a new version waits
// until the viewer wants it.

/** @param {string} address  of the service worker @param {() => void} onStored  called when a new version has been stored */
export function createUpdates(address, onStored) {
  /** @type {ServiceWorkerRegistration | null} */
  let registration = null;

  /** @param {ServiceWorkerRegistration} registered */
  function watch(registered) {
    registration = registered;
    registered.addEventListener("updatefound", () => watchInstall(registered.installing));
    watchInstall(registered.installing); // the update may have been found earlier
    if (registered.waiting && navigator.serviceWorker.controller) onStored();
  }

  /** @param {ServiceWorker | null} coming  a version that is being stored */
  function watchInstall(coming) {
    coming?.addEventListener("statechange", () => {
      if (coming.state === "installed" && navigator.serviceWorker.controller) onStored();
    });
  }

  return {
    /** Store the site, if the browser supports that. */
    async register() {
      if (!("serviceWorker" in navigator) || registration) return;
      try {
        watch(await navigator.serviceWorker.register(address));
      } catch {
        // without it the site still works online
      }
    },
    isOutdated: async () => Boolean(registration?.waiting),
    /** Activate the version that waits, before the page reloads. */
    async renew() {
      if (!registration?.waiting) return;
      const taken = new Promise((resolve) =>
        navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
      );
      registration.waiting.postMessage("take over");
      await taken;
    },
  };
}
