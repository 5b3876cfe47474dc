// Loads a part of the page once, however often it is wanted. After a failure the next one who wants it tries again.

/** @template T @param {() => Promise<T>} load @returns {() => Promise<T>} */
export function once(load) {
  /** @type {Promise<T> | null} */
  let coming = null;
  return () => {
    coming ??= load().catch((error) => {
      coming = null;
      throw error;
    });
    return coming;
  };
}
