// Where in the film a page is: what its address says behind "?"; in a film in one file behind "#", which any frame and
// any folder lets a page write.

import { film } from "./files.js";

/** As a query. */
export const readPlace = () => (film ? `?${location.hash.slice(1)}` : location.search);

/** The address of a place, relative to the page. @param {string} query */
export const addressOfPlace = (query) => (film ? `#${query.slice(1)}` : query);
