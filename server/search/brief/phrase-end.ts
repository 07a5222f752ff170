/**
 * Pattern, for folded text, of the end of a phrase: a sign, a dash between spaces, a new line, or the end of the text.
 * All dashes are folded to hyphens.
 */
export const PHRASE_END = "(?=\\s*(?:$|[,;.:!?()\\n])|\\s+-\\s)";
