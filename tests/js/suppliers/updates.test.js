// Updates by the service worker of a site: a new version is always reported, also one found before a listener is registered.

import assert from "node:assert/strict";
import test from "node:test";

import { createUpdates } from "../../../server/static/js/suppliers/updates.js";

/** A service worker of a version, with its state. */
class Version extends EventTarget {
  constructor(state) {
    super();
    this.state = state;
  }
  become(state) {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}

/** Create a registration with an installing or waiting version, for a page with or without a controller. */
async function begin({ installing = null, waiting = null, controller = new Version("activated") }) {
  const registration = Object.assign(new EventTarget(), { installing, waiting });
  const serviceWorker = Object.assign(new EventTarget(), { controller, register: async () => registration });
  Object.defineProperty(globalThis, "navigator", { value: { serviceWorker }, configurable: true });
  const told = [];
  const updates = createUpdates("sw.js", () => told.push("outdated"));
  await updates.register();
  return { registration, told, updates };
}

test("a version that comes while the page is open is reported once it is stored", async () => {
  const { registration, told } = await begin({});
  registration.installing = new Version("installing");
  registration.dispatchEvent(new Event("updatefound"));
  assert.deepEqual(told, []);
  registration.installing.become("installed");
  assert.deepEqual(told, ["outdated"]);
});

test("a version found before a listener was registered, or one that waits, is reported as well", async () => {
  const installing = new Version("installing");
  const { told } = await begin({ installing });
  installing.become("installed");
  assert.deepEqual(told, ["outdated"]);
  const waiting = new Version("installed");
  const other = await begin({ waiting });
  assert.deepEqual(other.told, ["outdated"]);
  assert.equal(await other.updates.isOutdated(), true);
});

test("the very first version is not reported", async () => {
  const installing = new Version("installing");
  const { told } = await begin({ installing, controller: null });
  installing.become("installed");
  installing.become("activated");
  assert.deepEqual(told, []);
});
