// Opens a film in one file: unpacks its page and imports the bundle of the page's modules, or shows why it cannot. A plain
// script in the head of that file. A browser that saves the page saves what is packed, too, so its copy opens as well.

{
  const FORMAT = 1; // of excerpts/excerpt.py
  const KEPT = ["lang", "data-theme", "data-layout", "data-lying"]; // attributes of the root element, set by boot.js
  const root = document.documentElement;
  const element = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
  const waiting = /** @type {CSSStyleSheet} */ (/** @type {HTMLStyleElement} */ (element("waiting")).sheet);
  waiting.insertRule("#still > [role] { display: none; }");

  /** Show a sentence in place of the film. @param {string} id */
  function fail(id) {
    for (const sentence of document.querySelectorAll("#still > [role] > p"))
      sentence.toggleAttribute("hidden", sentence.id !== id);
    waiting.deleteRule(0);
  }

  /** Unpack the JSON in an element: base64 of gzip. @param {string} id */
  async function unpack(id) {
    const packed = Uint8Array.from(atob(element(id).textContent ?? ""), (letter) => letter.charCodeAt(0));
    const plain = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Response(plain).json();
  }

  /** Replace the document by the page of the film, which stays invisible. @param {string} html */
  function draw(html) {
    const page = new DOMParser().parseFromString(html, "text/html");
    for (const name of root.getAttributeNames()) if (!KEPT.includes(name)) root.removeAttribute(name);
    for (const { name, value } of page.documentElement.attributes) if (name !== "lang") root.setAttribute(name, value);
    page.body.prepend(...["still", "page-files", "excerpts"].map(element));
    document.body = page.body;
  }

  async function open() {
    if (!("DecompressionStream" in globalThis) || !("popover" in HTMLElement.prototype)) return fail("too-old");
    const [{ page, module, sheet, ...own }, { files, ...content }] = await Promise.all(
      ["page-files", "excerpts"].map(unpack),
    );
    const formats = content.excerpts.map((/** @type {{format: number}} */ { format }) => format);
    if (formats.some((/** @type {number} */ format) => format !== FORMAT)) return fail("foreign");
    draw(page);
    const style = new CSSStyleSheet(); // not in the document, so that a saved copy has the first style again
    style.replaceSync(sheet);
    document.adoptedStyleSheets = [style];
    Object.assign(globalThis, { filmInFile: { ...content, files: { ...own.files, ...files } } });
    await (
      await import(URL.createObjectURL(new Blob([module], { type: "text/javascript" })))
    ).started;
    waiting.disabled = true;
    style.insertRule("#still { display: none; }");
  }

  addEventListener("DOMContentLoaded", () =>
    open().catch((error) => {
      fail("not-whole");
      throw error; // into the console
    }),
  );
}
