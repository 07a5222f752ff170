import words from "./version-words.json" with { type: "json" };

const STEM_OF = /^Stem: (.+)$/;
const LENGTH = /^(\d{1,3}) s edit$/;

/**
 * What tells a version apart, in a language that need not be the page's, as in documents and names of files; a label
 * that somebody wrote themselves is kept.
 */
export function wordOfVersion(label: string, lang: "fr" | "en"): string {
  const part = STEM_OF.exec(label)?.[1];
  if (part) return `${words.Stem[lang]}${lang === "fr" ? "\u00a0" : ""}: ${part}`;
  const length = Object.hasOwn(words, label) ? null : LENGTH.exec(label)?.[1];
  if (length) return lang === "fr" ? `${length} secondes` : `${length}-second edit`;
  return Object.hasOwn(words, label) ? words[label as keyof typeof words][lang] : label;
}
