// Loads the modules of a bundle, in which each module is a function that returns its exports. web/bundles.py puts this
// text before the modules, and replaces their imports by calls of these functions.

/** Modules by their paths in the static tree. @typedef {Record<string, () => Promise<object>>} Modules */

const BUNDLE = import.meta.url;
const BASE = BUNDLE.slice(0, BUNDLE.lastIndexOf("bundles/"));
/** @type {Modules} */
const modules = {};
/** @type {Map<string, Promise<object>>} */
const loaded = new Map();

/** The failed imports by address. @type {Map<string, number>} */
const failures = new Map();

/** Import a file. After a failure the next import has another address, as browsers remember which files failed. @param {string} address */
async function importFile(address) {
  const failed = failures.get(address) ?? 0;
  try {
    return await import(failed ? `${address}?${failed}` : address);
  } catch (error) {
    failures.set(address, failed + 1);
    throw error;
  }
}

export const bundled = {
  /** Return the URL of a module's own file. @param {string} path */
  addressOf: (path) => BASE + path,

  /** Load a module of the bundle; return its exports. @param {string} path */
  load(path) {
    const loading = loaded.get(path) ?? modules[path]();
    loaded.set(path, loading);
    loading.catch(() => loaded.delete(path)); // the next call tries again
    return loading;
  },

  /** Load a module that may have a bundle of its own. @param {string} path */
  async later(path) {
    if (!(path in modules)) {
      const own = await importFile(`${BUNDLE.slice(0, -".js".length)}/${path}`);
      Object.assign(modules, { ...own.define(bundled), ...modules });
    }
    return bundled.load(path);
  },

  /** Load a module from the bundle, or else its own file, which must have no imports. @param {string} path */
  alone: (path) => (path in modules ? bundled.load(path) : importFile(bundled.addressOf(path))),
};
