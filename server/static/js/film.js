// Opens a film in one file: unpacks the bundle of the page's modules and imports it. A plain script inside that file.

{
  /** Unpack the JSON in an element: base64 of gzip. @param {string} id */
  async function unpack(id) {
    const text = /** @type {HTMLElement} */ (document.getElementById(id)).textContent ?? "";
    const packed = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const plain = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Response(plain).json();
  }

  async function open() {
    const [page, { files, ...content }] = await Promise.all([unpack("page-files"), unpack("excerpts")]);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(page.sheet);
    document.adoptedStyleSheets = [sheet];
    document.getElementById("waiting")?.remove();
    Object.assign(globalThis, { filmInFile: { ...content, files: { ...page.files, ...files } } });
    await import(URL.createObjectURL(new Blob([page.module], { type: "text/javascript" })));
  }

  const isTooOld = !("DecompressionStream" in globalThis) || !("popover" in HTMLElement.prototype);
  if (isTooOld) /** @type {HTMLElement} */ (document.getElementById("too-old")).hidden = false;
  else open();
}
