// Opens a film in one file: unpacks the page's modules, gives each an address, and imports the page. A plain script, which
// is a part of that file; films/modules.py says how modules name each other.

{
  /** What is packed in an element of the file. @param {string} id */
  async function unpack(id) {
    const text = /** @type {HTMLElement} */ (document.getElementById(id)).textContent ?? "";
    const packed = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const plain = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Response(plain).json();
  }

  /** @param {[path: string, text: string][]} modules  each behind those that it imports at once */
  function giveAddresses(modules) {
    /** @type {Map<string, string>} */
    const addresses = new Map();
    for (const [path, text] of modules) {
      const list = [...addresses.values()];
      const linked = text.replace(/"film:(\d+)"/g, (_, place) => JSON.stringify(list[place]));
      addresses.set(path, URL.createObjectURL(new Blob([linked], { type: "text/javascript" })));
    }
    return addresses;
  }

  async function open() {
    const [page, { files, ...content }] = await Promise.all([unpack("page-files"), unpack("excerpts")]);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(page.sheet);
    document.adoptedStyleSheets = [sheet];
    document.getElementById("waiting")?.remove();
    const addresses = giveAddresses(page.modules);
    /** @param {string} path */
    const addressOf = (path) => {
      const address = addresses.get(path);
      if (!address) throw new Error(`${path} is not in this file`);
      return address;
    };
    Object.assign(globalThis, {
      filmInFile: { ...content, files: { ...page.files, ...files }, addressOf },
    });
    await import(addressOf(page.entry));
  }

  const isTooOld = !("DecompressionStream" in globalThis) || !("popover" in HTMLElement.prototype);
  if (isTooOld) /** @type {HTMLElement} */ (document.getElementById("too-old")).hidden = false;
  else open();
}
