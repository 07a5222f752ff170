import type { Lang } from "#/lib/i18n/lang.ts";

const letters = new Intl.Segmenter();

/** First letters of first and last name in capitals (specification §2); what is missing gives nothing. */
export function initials(
  { firstname, lastname }: { firstname?: string | null; lastname?: string | null },
  lang: Lang,
): string {
  return [firstname, lastname]
    .map((name) => [...letters.segment(name?.trim() ?? "")][0]?.segment.toLocaleUpperCase(lang) ?? "")
    .join("");
}
