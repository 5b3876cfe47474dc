// The words of the lessons and of the drawer with them, in the language of the page.

import { wordsOf } from "./words.js";

export const words = await wordsOf("lessons");
