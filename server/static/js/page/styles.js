// Style sheets of what is not on the page from the beginning: each comes with the module that needs it.

/** @type {Map<string, Promise<void>>} */
const coming = new Map();

/** Loads a sheet once; until then what it styles had better not be shown. @param {string} name  its path in the folder of sheets */
export function loadStyles(name) {
  if (!coming.has(name)) coming.set(name, add(name));
  return /** @type {Promise<void>} */ (coming.get(name));
}

/** @param {string} name @returns {Promise<void>} */
function add(name) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = new URL(`../../css/${name}`, import.meta.url).href;
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      link.remove();
      coming.delete(name);
      reject(new Error(`the style sheet ${name} did not come`));
    });
  });
}
