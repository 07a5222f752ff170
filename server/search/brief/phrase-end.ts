/**
 * Pattern, for folded text, of the end of a phrase: a sign, a dash between spaces, a new line, or the end of the text.
 * All dashes are folded to hyphens.
 */
export const PHRASE_END = "(?=\\s*(?:$|[,;.:!?()\\n])|\\s+-\\s)";

/** Three dots as one character, outside quotations; between digits they are no end. */
const DOTS = /("[^"]*"|«[^»]*»|“[^”]*”)|(?<!\d)\u2026|\u2026(?!\d)/g;

/**
 * Returns a text with a full stop for each three dots that phones write as one character, at the same places: every
 * pattern knows that a full stop ends a phrase.
 */
export const withFullStops = (text: string) =>
  text.replace(DOTS, (_, quotation: string | undefined) => quotation ?? ".");
