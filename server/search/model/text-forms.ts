import { sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Database } from "#/server/platform/db/database.ts";
import { unescaped } from "./read-vector.ts";
import type { Dictionary } from "./word-index.ts";

/** Maximum number of cached texts; they never become stale, because Postgres always parses a text the same way. */
const KEPT = 50_000;
const ONE_WORD = /^'((?:[^'\\]|''|\\\\)*)'$/;
const WORDS = /'((?:[^'\\]|''|\\\\)*)'/g;

/** The dictionaries' forms of a text: one word each, "" for none; `words` is null if it is a phrase to any of them. */
export interface TextForm {
  folded: string;
  words: Record<Dictionary, string> | null;
  /** For a phrase, the words that each dictionary requires; empty where it requires none. */
  phrase: Record<Dictionary, readonly string[]> | null;
}

interface Row extends Record<string, unknown> {
  text: string;
  folded: string;
  fr: string;
  en: string;
  sx: string;
}

/** Returns the word of a one-word query, "" for an empty query, null for a longer one. */
function wordOf(query: string): string | null {
  if (query === "") return "";
  const word = ONE_WORD.exec(query)?.[1];
  return word === undefined ? null : unescaped(word);
}

function formOf({ folded, fr, en, sx }: Row): TextForm {
  const words = { fr: wordOf(fr), en: wordOf(en), sx: wordOf(sx) };
  const isPhrase = words.fr === null || words.en === null || words.sx === null;
  if (!isPhrase) return { folded, words: words as NonNullable<TextForm["words"]>, phrase: null };
  return { folded, words: null, phrase: { fr: foldedWords(fr), en: foldedWords(en), sx: foldedWords(sx) } };
}

/** Returns the words of a query, each once. A phrase requires all of them (`phraseto_tsquery` has no alternatives). */
const foldedWords = (query: string) => [
  ...new Set([...query.matchAll(WORDS)].map(([, word = ""]) => unescaped(word))),
];

/** Returns a function that parses texts with Postgres's own tokens, stems and folding, and caches the results. */
export function textForms(db: Database) {
  const known = new LRUCache<string, TextForm>({ max: KEPT });
  return async (texts: readonly string[]): Promise<ReadonlyMap<string, TextForm>> => {
    const unknown = [...new Set(texts)].filter((text) => !known.has(text));
    if (unknown.length > 0) {
      const { rows } = await db.execute<Row>(sql`
        select text, public.fold(text) as folded,
          phraseto_tsquery('public.fr'::regconfig, public.parted(text))::text as fr,
          phraseto_tsquery('public.en'::regconfig, public.parted(text))::text as en,
          phraseto_tsquery('public.sx'::regconfig, public.parted(text))::text as sx
        from json_array_elements_text(${JSON.stringify(unknown)}::json) as sent(text)`);
      const read = new Map(rows.map((row) => [row.text, formOf(row)]));
      for (const [text, form] of read) known.set(text, form);
      return new Map(texts.flatMap((text) => pair(text, read.get(text) ?? known.get(text))));
    }
    return new Map(texts.flatMap((text) => pair(text, known.get(text))));
  };
}

const pair = (text: string, form: TextForm | undefined): [string, TextForm][] => (form ? [[text, form]] : []);
