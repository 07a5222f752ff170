import { sql } from "drizzle-orm";
import type { SynonymWeb } from "#/server/catalogue/content/synonym-web.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { synonyms } from "#/server/platform/db/schema/search.ts";
import { slugify } from "#/server/platform/text/slugify.ts";

/** Weights of a word's neighbours in its web, by their distance; further ones have the last weight. */
const IN_WEB = [1, 0.9, 0.8, 0.75];
/** The same in webs of related words: below the threshold for expanding a search by words. */
const IN_KIN_WEB = [1, 0.7, 0.65];
/** Weights of the first words of a neighbouring web. */
const IN_NEAR_WEB = [0.6, 0.5];

interface Relation {
  word: string;
  term: string;
  title: string;
  titleFr: string;
  weight: number;
}

/**
 * Returns all relations of the webs, from a word in both languages and in its other forms; the word itself has weight
 * 1.
 */
export function relationsOf(webs: readonly SynonymWeb[]): Relation[] {
  const bySlug = new Map(webs.map((web) => [web.slug, web]));
  const best = new Map<string, Relation>();
  const relate = (words: readonly string[], [title, titleFr]: readonly [string, string], weight: number) => {
    const term = slugify(title);
    for (const word of new Set(words)) {
      const key = `${word.toLowerCase()} ${term}`;
      if ((best.get(key)?.weight ?? 0) < weight) best.set(key, { word, term, title, titleFr, weight });
    }
  };
  for (const { near, terms, kin, forms } of webs) {
    const worth = kin ? IN_KIN_WEB : IN_WEB;
    terms.forEach((pair, at) => {
      const words = [...pair, ...pair.flatMap((word) => forms[word] ?? [])];
      terms.forEach((other, place) => {
        relate(words, other, worth[Math.abs(place - at)] ?? worth.at(-1) ?? 0);
      });
      for (const slug of near)
        IN_NEAR_WEB.forEach((weight, place) => {
          const other = bySlug.get(slug)?.terms[place];
          if (other) relate(words, other, weight);
        });
    });
  }
  return [...best.values()];
}

/** Stores the thesaurus; existing relations stay unchanged. */
export async function storeSynonyms(db: Database, webs: readonly SynonymWeb[]): Promise<void> {
  await db.execute(sql`
    insert into ${synonyms} (word, term, title, title_fr, weight)
    select distinct on (public.fold(word), term) public.fold(word), term, title, "titleFr", weight
    from json_to_recordset(${JSON.stringify(relationsOf(webs))}::json)
      as sent(word text, term text, title text, "titleFr" text, weight real)
    order by public.fold(word), term, weight desc
    on conflict do nothing`);
}
