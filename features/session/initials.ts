import type { Lang } from "#/lib/i18n/lang.ts";

const letters = new Intl.Segmenter();

/** Returns the capital initials of first and last name (specification §2); a missing name has none. */
export function initials(
  { firstname, lastname }: { firstname?: string | null; lastname?: string | null },
  lang: Lang,
): string {
  return [firstname, lastname]
    .map((name) => [...letters.segment(name?.trim() ?? "")][0]?.segment.toLocaleUpperCase(lang) ?? "")
    .join("");
}
