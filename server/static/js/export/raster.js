// Turns a drawing into pixels and files: the browser renders the SVG as an image.

import { wordsOf } from "../words/words.js";

const words = await wordsOf("export");

/** @param {SVGElement} drawing */
export const svgText = (drawing) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(drawing)}\n`;

/** Render a drawing to a canvas. @param {SVGElement} drawing @param {number} width */
export async function raster(drawing, width) {
  const canvas = document.createElement("canvas");
  const [wide, high] = ["width", "height"].map((side) => Number(drawing.getAttribute(side)));
  [canvas.width, canvas.height] = [width, Math.round((width * high) / wide)];
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d", { willReadFrequently: true }));
  const address = URL.createObjectURL(new Blob([svgText(drawing)], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  } finally {
    URL.revokeObjectURL(address);
  }
  return { canvas, pixels: () => pen.getImageData(0, 0, canvas.width, canvas.height).data };
}

/** Render a drawing as a PNG file. @param {SVGElement} drawing @param {number} width @returns {Promise<Blob>} */
export async function png(drawing, width) {
  const { canvas } = await raster(drawing, width);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(words.EXPORT.noPng))), "image/png");
  });
}
