// The features of this page's supplier, as its template lists them, and the addresses of its other pages and places.

import { film } from "./files.js";

const { lacks = "", ending = "" } = globalThis.document?.documentElement.dataset ?? {};
const lacking = new Set(lacks.split(" "));

/** Return true if a drawer, page or other feature is offered. @param {string} name */
export const isOffered = (name) => !lacking.has(name);

/** Return the address of another page. @param {string} page @param {string} [query]  such as "?n=8" */
export const addressOfPage = (page, query = "") => `${page}${ending}${query}`;

// A place in the film is the part of the address behind "?". A film in one file has it behind "#", which a page in any
// frame and any folder may change.

/** Return the page's place as a query. */
export const readPlace = () => (film ? `?${location.hash.slice(1)}` : location.search);

/** Return the address of a place, relative to the page. @param {string} query */
export const addressOfPlace = (query) => (film ? `#${query.slice(1)}` : query);
