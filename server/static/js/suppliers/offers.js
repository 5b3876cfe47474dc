// What can be had of who answers this page, as its template says, and where its other pages and its places are.

import { film } from "./files.js";

const { lacks = "", ending = "" } = globalThis.document?.documentElement.dataset ?? {};
const lacking = new Set(lacks.split(" "));

/** Whether a drawer, a page, or what else there is to do, can be had. @param {string} name */
export const isOffered = (name) => !lacking.has(name);

/** The address of another page. @param {string} page @param {string} [query]  such as "?n=8" */
export const addressOfPage = (page, query = "") => `${page}${ending}${query}`;

// Where in the film a page is: what its address says behind "?"; in a film in one file behind "#", which any frame and
// any folder lets a page write.

/** As a query. */
export const readPlace = () => (film ? `?${location.hash.slice(1)}` : location.search);

/** The address of a place, relative to the page. @param {string} query */
export const addressOfPlace = (query) => (film ? `#${query.slice(1)}` : query);
