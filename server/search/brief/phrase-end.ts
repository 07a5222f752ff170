/** Pattern for the end of a phrase: a sign, a new line, or the end of the text. */
export const PHRASE_END = "(?=\\s*(?:$|[,;.:!?()\\n–—]))";
