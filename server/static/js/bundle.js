// Loads the modules of a bundle, in which a module is a function that returns what it exports. web/bundles.py puts this
// text before them, and says what stands in them instead of imports.

/** By their paths in the static tree. @typedef {Record<string, () => Promise<object>>} Modules */

const BUNDLE = import.meta.url;
const BASE = BUNDLE.slice(0, BUNDLE.lastIndexOf("bundles/"));
/** @type {Modules} */
const modules = {};
/** @type {Map<string, Promise<object>>} */
const loaded = new Map();

export const bundled = {
  /** The address that a module has of its own. @param {string} path */
  addressOf: (path) => BASE + path,

  /** What a module of the bundle exports. @param {string} path */
  load(path) {
    const coming = loaded.get(path) ?? modules[path]();
    loaded.set(path, coming);
    coming.catch(() => loaded.delete(path)); // the next one who wants it tries again
    return coming;
  },

  /** The same of one that may have a bundle of its own. @param {string} path */
  async later(path) {
    if (!(path in modules)) {
      const own = await import(`${BUNDLE.slice(0, -".js".length)}/${path}`);
      Object.assign(modules, { ...own.define(bundled), ...modules });
    }
    return bundled.load(path);
  },

  /** The same of one that imports nothing, if it is not in the bundle. @param {string} path */
  alone: (path) => (path in modules ? bundled.load(path) : import(bundled.addressOf(path))),
};
