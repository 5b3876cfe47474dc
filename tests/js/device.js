// The browser's storage, for modules that store data on the device.

/** The stored items by name. @type {Map<string, string>} */
export const items = new Map();

/** Create a storage, for a tab or a device. @param {Map<string, string>} [its] */
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

/** Store a text, or remove it for null; return the result of `read`. */
export function readWith(name, text, read) {
  if (text === null) items.delete(name);
  else items.set(name, text);
  return read();
}
