import { asc, eq, sql } from "drizzle-orm";
import type { Database } from "#/server/platform/db/database.ts";
import { taxonomies, terms } from "#/server/platform/db/schema/terms.ts";
import { continents, countries, regions } from "#/server/platform/db/schema/territories.ts";
import { tracks } from "#/server/platform/db/schema/tracks.ts";
import { writers } from "#/server/platform/db/schema/writers.ts";
import { isJoint, joined, PhraseTree } from "./phrases.ts";
import { type ThesaurusEntry, type ThesaurusForm, thesaurus } from "./thesaurus.ts";
import { FILLERS } from "./vocabulary.ts";
import { wordsOf } from "./words.ts";

/** A term as a brief knows it. */
export interface KnownTerm {
  id: number;
  slug: string;
  title: string;
  titleFr: string;
  taxonomy: string;
  /** Slug of the mood that a nuance belongs to. */
  family: string | null;
  /** Whether a track does. */
  isCarried: boolean;
}

/** What a phrase can mean; `lang` is the language that says it so, null for names, `form` how it is written there. */
export type Meaning =
  | { kind: "term"; lang: "fr" | "en" | null; form: string; term: KnownTerm }
  | {
      kind: "territory";
      lang: "fr" | "en" | null;
      form: string;
      codes: readonly string[];
      title: string;
      titleFr: string;
    }
  | { kind: "writer"; lang: null; form: string; id: number; name: string }
  | { kind: "entry"; lang: "fr" | "en"; form: string; entry: ThesaurusEntry };

/** All that a brief's words can be, over one state of the catalogue. */
export interface Lexicon {
  phrases: Pick<PhraseTree<Meaning>, "longest" | "of">;
  terms: ReadonlyMap<string, KnownTerm>;
}

/** Adds a phrase, and its words as one: «Hip-hop» is typed «hiphop» too. */
function addJoined(
  tree: PhraseTree<Meaning>,
  words: readonly string[],
  form: string,
  meaning: (form: string) => Meaning,
): void {
  tree.add(words, meaning(form));
  if (words.length > 1) tree.add([words.join("")], meaning(form.replace(/[^\p{L}\p{N}\p{M}]/gu, "")));
}

/** Adds a name that may be written alike in both languages: then it belongs to neither. */
function addNamed(
  tree: PhraseTree<Meaning>,
  names: { fr: string; en: string },
  meaning: (lang: Meaning["lang"], form: string) => Meaning,
) {
  const [fr, en] = [wordsOf(names.fr), wordsOf(names.en)];
  if (fr.join(" ") === en.join(" ")) addJoined(tree, fr, names.fr, (form) => meaning(null, form));
  else {
    addJoined(tree, fr, names.fr, (form) => meaning("fr", form));
    addJoined(tree, en, names.en, (form) => meaning("en", form));
  }
}

/** Brackets and what stands in them tell a term apart, and are typed by nobody: «Drone (bourdon)». */
const withoutBrackets = (title: string) => title.replace(/\([^)]*\)/g, " ");

async function readTerms(db: Database): Promise<KnownTerm[]> {
  const rows = await db
    .select({
      id: terms.id,
      slug: terms.slug,
      title: terms.title,
      titleFr: terms.titleFr,
      taxonomy: taxonomies.slug,
      familyId: terms.familyId,
      isCarried: sql<boolean>`exists (select 1 from ${tracks} where ${tracks.termIds} @> array[${terms.id}])`,
    })
    .from(terms)
    .innerJoin(taxonomies, eq(taxonomies.id, terms.taxonomyId))
    .where(sql`${taxonomies.isEnable}`)
    .orderBy(asc(taxonomies.sortOrder), asc(taxonomies.id), asc(terms.sortOrder), asc(terms.id));
  const slugs = new Map(rows.map(({ id, slug }) => [id, slug]));
  return rows.map(({ familyId, ...term }) => ({
    ...term,
    family: (familyId !== null && slugs.get(familyId)) || null,
  }));
}

async function addTerritories(db: Database, tree: PhraseTree<Meaning>): Promise<void> {
  const all = await db.select().from(countries);
  const add = (place: { titleFr: string; titleEn: string }, codes: readonly string[]) => {
    if (codes.length === 0) return;
    const named = { codes, title: place.titleEn, titleFr: place.titleFr };
    addNamed(tree, { fr: place.titleFr, en: place.titleEn }, (lang, form) => ({
      kind: "territory",
      lang,
      form,
      ...named,
    }));
  };
  for (const country of all) add(country, [country.code]);
  for (const region of await db.select().from(regions))
    add(
      region,
      all.flatMap(({ code, regionId }) => (regionId === region.id ? code : [])),
    );
  for (const continent of await db.select().from(continents))
    add(
      continent,
      all.flatMap(({ code, continentId }) => (continentId === continent.id ? code : [])),
    );
}

/** A lead that is worth so much is a concept of its own. */
const TELLING = 70;

/** Several words that say a version and what it is like, «tapis tendu», are read as two concepts: each its own chip. */
const isCompound = ({ first, terms }: ThesaurusEntry["leads"]) =>
  first === "version" && terms.some(({ worth }) => worth >= TELLING);

/**
 * “long for” is not “long”, nor «en morceaux» «morceaux»: a word that means something with its joint alone is left out, for
 * joints are passed over.
 */
function hangsOnAJoint(words: readonly string[]): boolean {
  const telling = words.filter((word) => !isJoint(word));
  return (
    telling.length === 1 &&
    telling.length < words.length &&
    (isJoint(words.at(-1) ?? "") || FILLERS.has(telling[0] ?? ""))
  );
}

/** Two telling words are typed as one too: «trip hop», «triphop». Of more, or of a joint, that makes other words. */
function addEntry(tree: PhraseTree<Meaning>, { lang, form, words, entry }: ThesaurusForm): void {
  const meaning = (written: string): Meaning => ({ kind: "entry", lang, form: written, entry });
  if (words.length === 2 && !words.some(isJoint)) addJoined(tree, words, form, meaning);
  else tree.add(words, meaning(form));
}

let thesaurusTree: PhraseTree<Meaning> | undefined;

/** The phrases of the thesaurus: the same for every catalogue, read and made once, which takes most of a second. */
export function thesaurusPhrases(): PhraseTree<Meaning> {
  if (thesaurusTree) return thesaurusTree;
  thesaurusTree = new PhraseTree<Meaning>();
  for (const { lang, form, words, entry } of thesaurus())
    if (words.length === 1 || !(isCompound(entry.leads) || hangsOnAJoint(words)))
      addEntry(thesaurusTree, { lang, form, words, entry });
  return thesaurusTree;
}

/** Reads what the catalogue names, beside the thesaurus: terms, territories, writers. */
export async function loadLexicon(db: Database): Promise<Lexicon> {
  const phrases = new PhraseTree<Meaning>();
  const known = await readTerms(db);
  for (const term of known) {
    const names = { fr: withoutBrackets(term.titleFr), en: withoutBrackets(term.title) };
    addNamed(phrases, names, (lang, form) => ({ kind: "term", lang, form, term }));
  }
  await addTerritories(db, phrases);
  for (const { id, name } of await db
    .select({ id: writers.id, name: writers.name })
    .from(writers)
    .where(sql`${writers.isEnable}`))
    phrases.add(wordsOf(name), { kind: "writer", lang: null, form: name, id, name });
  return {
    phrases: joined([phrases, thesaurusPhrases()]),
    terms: new Map(known.map((term) => [term.slug, term])),
  };
}
