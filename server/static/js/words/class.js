// What the page says of a class, in the language of the page.

import { wordsOf } from "./words.js";

export const words = await wordsOf("class");
