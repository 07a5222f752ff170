/** Named characters in the server's sanitised text. */
const NAMED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: "\u00a0" };

/**
 * Returns the text of HTML for summaries and descriptions; paragraphs become spaces. Removes headings, because a
 * section's name does not start a sentence, and the content of scripts and styles; an unclosed one swallows the rest,
 * as in a browser.
 */
export function plainText(html: string): string {
  return html
    .replace(/<(script|style)\b[^<>]*>[\s\S]*?(?:<\/\1\b[^<>]*>|$)/gi, " ")
    .replace(/<h([1-6])\b[^<>]*>(?:(?!<h[1-6]\b)[\s\S])*?<\/h\1>/g, " ")
    .replace(/<[^<>]*>/g, " ")
    .replace(/&(?:#(\d{1,6})|(\w{2,6}));/g, (whole, code: string | undefined, name: string | undefined) =>
      code ? String.fromCodePoint(Number(code)) : (NAMED[name ?? ""] ?? whole),
    )
    .replace(/[ \n\t]+/g, " ")
    .trim();
}

/** Maximum length of a description that search engines show, in characters. */
export const DESCRIPTION_LENGTH = 160;

/**
 * Returns the first full sentences of a text within `limit` characters; its first words when one sentence is longer.
 */
export function firstSentences(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit + 1);
  const end = Math.max(cut.lastIndexOf(". "), cut.lastIndexOf("! "), cut.lastIndexOf("? "));
  return end > 0 ? cut.slice(0, end + 1) : `${cut.slice(0, cut.lastIndexOf(" "))}…`;
}
