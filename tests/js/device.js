// A browser's storage, for modules that store something on the device.

/** What is stored, by name. @type {Map<string, string>} */
export const items = new Map();

/** A storage of its own, of a tab or a device. @param {Map<string, string>} [its] */
export const createStorage = (its = new Map()) => ({
  getItem: (name) => its.get(name) ?? null,
  setItem: (name, text) => its.set(name, text),
  removeItem: (name) => its.delete(name),
  key: (at) => [...its.keys()][at] ?? null,
  get length() {
    return its.size;
  },
});

globalThis.localStorage = createStorage(items);

/** What a function returns when this text is stored; null: nothing is. */
export function having(name, text, read) {
  if (text === null) items.delete(name);
  else items.set(name, text);
  return read();
}
