// Lets the site be opened without a network, and keeps it up to date: a service worker (site/sw.js) stores all of its
// files, and another version waits until the viewer wants it.

/** @param {string} address  of the service worker @param {() => void} tell  that another version has been stored */
export function createUpdates(address, tell) {
  /** @type {ServiceWorkerRegistration | null} */
  let registration = null;

  /** @param {ServiceWorkerRegistration} registered */
  function follow(registered) {
    registration = registered;
    registered.addEventListener("updatefound", () => attend(registered.installing));
    attend(registered.installing); // it may have been found before
    if (registered.waiting && navigator.serviceWorker.controller) tell();
  }

  /** @param {ServiceWorker | null} coming  a version that is being stored */
  function attend(coming) {
    coming?.addEventListener("statechange", () => {
      if (coming.state === "installed" && navigator.serviceWorker.controller) tell();
    });
  }

  return {
    /** Store the site, unless the browser does not do that. */
    async begin() {
      if (!("serviceWorker" in navigator) || registration) return;
      try {
        follow(await navigator.serviceWorker.register(address));
      } catch {
        // the site works all the same while there is a network
      }
    },
    isOutdated: async () => Boolean(registration?.waiting),
    /** Let the version that waits take over, before the page is loaded anew. */
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
