// The words of the bits bench, in the language of the page.

import { wordsOf } from "./words.js";

export const words = await wordsOf("bench");
