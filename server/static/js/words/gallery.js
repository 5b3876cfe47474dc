// The words of the gallery, in the language of the page.

import { wordsOf } from "./words.js";

export const words = await wordsOf("gallery");
