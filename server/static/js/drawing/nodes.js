// Creates and changes elements of a page or a drawing.

const SVG = "http://www.w3.org/2000/svg";

/**
 * Create an element with attributes and children.
 * @param {string} name @param {Record<string, string | number>} [attributes] @param {...(Node | string)} children
 * @returns {HTMLElement}
 */
export function el(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

/**
 * Create an SVG element with attributes and children.
 * @param {string} name @param {Record<string, string | number>} [attributes] @param {...Node} children
 * @returns {SVGElement}
 */
export function svg(name, attributes = {}, ...children) {
  const element = /** @type {SVGElement} */ (document.createElementNS(SVG, name));
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

/** Create an icon from the page's symbols. @param {string} symbol @param {string} [className] */
export function createIcon(symbol, className = "") {
  return svg(
    "svg",
    { viewBox: "0 0 100 100", class: className, "aria-hidden": "true" },
    svg("use", { href: `#${symbol}` }),
  );
}

/** Set an attribute if it changes. @param {Element} element @param {string} name @param {string} value */
export function setAttribute(element, name, value) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/**
 * Set or remove a data attribute if it changes.
 * @param {Element} element
 * @param {string} name
 * @param {string | boolean} value
 */
export function mark(element, name, value) {
  const attribute = `data-${name}`;
  if (value !== false && value !== "") setAttribute(element, attribute, value === true ? "" : value);
  else if (element.hasAttribute(attribute)) element.removeAttribute(attribute);
}

/** Set a text if it changes. @param {Element} element @param {string} text */
export function write(element, text) {
  const { firstChild: only } = element; // a text node is read directly, an element gathers its texts first
  if (only ? only.nextSibling || only.nodeValue !== text : text) element.textContent = text;
}
