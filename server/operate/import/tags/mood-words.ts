import { slugify } from "#/server/platform/text/slugify.ts";
import words from "./mood-words.json" with { type: "json" };

/** Family (slug in taxonomy `moods`) by the words that other libraries tag moods with. */
const FAMILY_OF = new Map(
  Object.entries(words).flatMap(([family, { en, fr }]) =>
    [...en, ...fr].map((word) => [slugify(word), family] as const),
  ),
);

/** The family a mood word belongs to, in English or French, whatever its case and accents; null when unknown. */
export const familyOfMood = (word: string): string | null => FAMILY_OF.get(slugify(word)) ?? null;
