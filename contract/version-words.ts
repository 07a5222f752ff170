import { secondsOfLabel, stemOfLabel } from "./version-labels.ts";
import words from "./version-words.json" with { type: "json" };

/**
 * Translates the label of a version, also outside pages, as in documents and file names. A label that a person wrote is
 * returned unchanged.
 */
export function wordOfVersion(label: string, lang: "fr" | "en"): string {
  const part = stemOfLabel(label);
  if (part) return `${words.Stem[lang]}${lang === "fr" ? "\u00a0" : ""}: ${part}`;
  if (Object.hasOwn(words, label)) return words[label as keyof typeof words][lang];
  const length = secondsOfLabel(label);
  if (length === null) return label;
  return lang === "fr" ? `${length} secondes` : `${length}-second edit`;
}
