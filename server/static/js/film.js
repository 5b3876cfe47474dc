// Opens a film in one file: unpacks the bundle of the page's modules and imports it, or shows why it cannot. A plain script
// inside that file.

{
  const FORMAT = 1; // of excerpts/excerpt.py
  const element = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
  const fault = element("fault");

  /** Show a sentence of the fault in place of the film. @param {string} id */
  function fail(id) {
    for (const sentence of fault.querySelectorAll("p[id]")) sentence.toggleAttribute("hidden", sentence.id !== id);
    fault.style.animation = "none"; // it appears at once
    fault.hidden = false;
  }

  /** Unpack the JSON in an element: base64 of gzip. @param {string} id */
  async function unpack(id) {
    const packed = Uint8Array.from(atob(element(id).textContent ?? ""), (letter) => letter.charCodeAt(0));
    const plain = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Response(plain).json();
  }

  async function open() {
    const [page, { files, ...content }] = await Promise.all([unpack("page-files"), unpack("excerpts")]);
    const formats = content.excerpts.map((/** @type {{format: number}} */ { format }) => format);
    if (formats.some((/** @type {number} */ format) => format !== FORMAT)) return fail("foreign");
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(page.sheet);
    document.adoptedStyleSheets = [sheet];
    for (const part of document.querySelectorAll("body > [hidden]:not(#fault)")) part.removeAttribute("hidden");
    Object.assign(globalThis, { filmInFile: { ...content, files: { ...page.files, ...files } } });
    await (
      await import(URL.createObjectURL(new Blob([page.module], { type: "text/javascript" })))
    ).started;
    element("waiting").remove();
    fault.remove();
  }

  fault.hidden = true;
  const isTooOld = !("DecompressionStream" in globalThis) || !("popover" in HTMLElement.prototype);
  if (isTooOld) fail("too-old");
  else
    open().catch((error) => {
      fail("not-whole");
      throw error; // into the console
    });
}
