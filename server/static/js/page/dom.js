// Short helpers that find, create and change elements. A missing element is an error at once.

const SVG = "http://www.w3.org/2000/svg";

/** @param {string} selector @param {ParentNode} [root] @returns {HTMLElement} */
export function find(selector, root = document) {
  const element = root.querySelector(selector);
  if (!element) throw new Error(`no element matches ${selector}`);
  return /** @type {HTMLElement} */ (element);
}

/** @param {string} selector @returns {HTMLInputElement} */
export const input = (selector) => /** @type {HTMLInputElement} */ (find(selector));

/**
 * A new element with attributes and children.
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
 * A new SVG element with attributes.
 * @param {string} name @param {Record<string, string | number>} [attributes] @param {...Node} children
 * @returns {SVGElement}
 */
export function svg(name, attributes = {}, ...children) {
  const element = /** @type {SVGElement} */ (document.createElementNS(SVG, name));
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

/** A button with a name. @param {string} name @param {() => void} press @param {string} [className] */
export function createButton(name, press, className = "text") {
  const button = el("button", { type: "button", class: className }, name);
  button.addEventListener("click", press);
  return button;
}

/** An icon from the page's symbols. @param {string} symbol @param {string} [className] */
export function createIcon(symbol, className = "") {
  return svg("svg", { viewBox: "0 0 100 100", class: className, "aria-hidden": "true" }, svg("use", { href: `#${symbol}` }));
}

/** Set an attribute, only if it changes. @param {Element} element @param {string} name @param {string} value */
export function put(element, name, value) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** Set or remove a data attribute, only if it changes. @param {Element} element @param {string} name @param {string | boolean} value */
export function mark(element, name, value) {
  const attribute = `data-${name}`;
  if (value !== false && value !== "") put(element, attribute, value === true ? "" : value);
  else if (element.hasAttribute(attribute)) element.removeAttribute(attribute);
}

/** Set a text, only if it changes. @param {Element} element @param {string} text */
export function write(element, text) {
  const { firstChild: only } = element; // a node's text is read directly, an element's would have to be gathered
  if (only ? only.nextSibling || only.nodeValue !== text : text) element.textContent = text;
}
