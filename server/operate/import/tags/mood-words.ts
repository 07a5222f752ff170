import { slugify } from "#/server/platform/text/slugify.ts";
import words from "./mood-words.json" with { type: "json" };

/** Mood family (a slug in taxonomy `moods`) by the mood words of other libraries. */
const FAMILY_OF = new Map(
  Object.entries(words).flatMap(([family, { en, fr }]) =>
    [...en, ...fr].map((word) => [slugify(word), family] as const),
  ),
);

/** Returns the family of a mood word in English or French, ignoring case and accents; null if unknown. */
export const familyOfMood = (word: string): string | null => FAMILY_OF.get(slugify(word)) ?? null;
