// The words of the page with the manual, in the language of the page.

import { wordsOf } from "./words.js";

export const words = await wordsOf("manual");
