import { type SQL, sql } from "drizzle-orm";
import { synonyms } from "#/server/platform/db/schema/search.ts";

const stem = (config: SQL, word: SQL) =>
  sql`case when ${word} !~ '[^[:alnum:]]' then (tsvector_to_array(to_tsvector(${config}::regconfig, ${word})))[1] end`;

/**
 * Returns, as an array, the thesaurus words that a folded text stands for: the text itself, else those with the same
 * stem in either language, so that «épiques» finds «épique».
 */
export const thesaurusWords = (folded: SQL): SQL => sql`case
  when exists (select 1 from ${synonyms} as known where known.word = ${folded}) then array[${folded}]
  else array(
    select known.word from ${synonyms} as known where known.stem_fr = ${stem(sql`'public.fr'`, folded)}
    union select known.word from ${synonyms} as known where known.stem_en = ${stem(sql`'public.en'`, folded)}) end`;
