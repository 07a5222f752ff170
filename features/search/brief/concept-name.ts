import type { Concept } from "#/contract/brief.ts";
import { fold } from "#/contract/fold.ts";
import { formatTonality } from "#/features/player/tonality-name.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { termTitle } from "#/lib/i18n/localise.ts";

/** Returns the interpretation of a concept in the page's language. */
export function conceptTitle(
  { kind, ...titles }: Pick<Concept, "kind" | "title" | "titleFr">,
  lang: Lang,
): string {
  const title = termTitle(titles, lang);
  return kind === "key" ? formatTonality(title, lang) : title;
}

/** Returns the typed words, and their interpretation if it adds something; text has none. */
export function conceptName(
  { kind, words, ...titles }: Pick<Concept, "kind" | "words" | "title" | "titleFr">,
  lang: Lang,
): { words: string; title: string | null } {
  const title = conceptTitle({ kind, ...titles }, lang);
  const [typed, read] = [fold(words), fold(title)];
  // «en fa mineur» ends with its title.
  const says = kind !== "text" && typed !== read && !(kind === "key" && typed.endsWith(` ${read}`));
  return { words, title: says ? title : null };
}
