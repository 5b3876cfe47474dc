// What the page says when it asks, in the language of the page.

import { wordsOf } from "./words.js";

export const words = await wordsOf("learn");
