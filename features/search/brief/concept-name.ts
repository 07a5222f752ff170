import type { Concept } from "#/contract/brief.ts";
import { fold } from "#/lib/fold.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { termTitle } from "#/lib/i18n/localise.ts";

/** What a concept was read as, in the page's language. */
export const conceptTitle = (concept: Pick<Concept, "title" | "titleFr">, lang: Lang): string =>
  termTitle(concept, lang);

/** The words typed, and what they were read as where that says more; text was read as it stands. */
export function conceptName(
  { kind, words, ...titles }: Pick<Concept, "kind" | "words" | "title" | "titleFr">,
  lang: Lang,
): { words: string; title: string | null } {
  const title = conceptTitle(titles, lang);
  const says = kind !== "text" && fold(title) !== fold(words);
  return { words, title: says ? title : null };
}
