import { secondsOfLabel, stemOfLabel } from "./version-labels.ts";
import words from "./version-words.json" with { type: "json" };

/**
 * What tells a version apart, in a language that need not be the page's, as in documents and names of files; a label
 * that somebody wrote themselves is kept.
 */
export function wordOfVersion(label: string, lang: "fr" | "en"): string {
  const part = stemOfLabel(label);
  if (part) return `${words.Stem[lang]}${lang === "fr" ? "\u00a0" : ""}: ${part}`;
  if (Object.hasOwn(words, label)) return words[label as keyof typeof words][lang];
  const length = secondsOfLabel(label);
  if (length === null) return label;
  return lang === "fr" ? `${length} secondes` : `${length}-second edit`;
}
