// The words that all pages share, in the language of the page.

import { wordsOf } from "./words.js";

export const words = await wordsOf("common");
