// A browser's storage, for modules that store something on the device.

/** What is stored, by name. @type {Map<string, string>} */
export const items = new Map();

globalThis.localStorage = {
  getItem: (name) => items.get(name) ?? null,
  setItem: (name, text) => items.set(name, text),
  removeItem: (name) => items.delete(name),
};

/** What a function returns when this text is stored; null: nothing is. */
export function having(name, text, read) {
  if (text === null) items.delete(name);
  else items.set(name, text);
  return read();
}
