// The words of the first visit, in the language of the page.

import { wordsOf } from "./words.js";

export const words = await wordsOf("first");
