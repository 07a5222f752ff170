import { asc, eq, sql } from "drizzle-orm";
import type { Database } from "#/server/platform/db/database.ts";
import { taxonomies, terms } from "#/server/platform/db/schema/terms.ts";
import { continents, countries, regions } from "#/server/platform/db/schema/territories.ts";
import { tracks } from "#/server/platform/db/schema/tracks.ts";
import { writers } from "#/server/platform/db/schema/writers.ts";
import { ownTerms } from "./own-terms.ts";
import { isLinkWord, joined, PhraseTree, replacing } from "./phrases.ts";
import { type ThesaurusEntry, type ThesaurusForm, thesaurus } from "./thesaurus.ts";
import { FILLERS } from "./vocabulary.ts";
import { foldedWords } from "./words.ts";

/** A term of the lexicon. */
export interface KnownTerm {
  id: number;
  slug: string;
  title: string;
  titleFr: string;
  taxonomy: string;
  /** Slug of the mood that a nuance belongs to. */
  family: string | null;
  /** Whether a track has it. */
  isCarried: boolean;
}

/** Possible meanings of a phrase; `lang` is the language of the wording, null for names, `form` its spelling. */
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
  | ThesaurusForm;

/** All meanings that words of a brief can have, for one state of the catalogue. */
export interface Lexicon {
  phrases: Pick<PhraseTree<Meaning>, "longest" | "of">;
  terms: ReadonlyMap<string, KnownTerm>;
}

/** Adds a phrase, and its words joined into one: people also type «hiphop» for «Hip-hop». */
function addJoined(
  tree: PhraseTree<Meaning>,
  words: readonly string[],
  form: string,
  meaning: (form: string) => Meaning,
): void {
  tree.add(words, meaning(form));
  if (words.length > 1) tree.add([words.join("")], meaning(form.replace(/[^\p{L}\p{N}\p{M}]/gu, "")));
}

/** Adds a name in both languages; a name that is spelt alike in both belongs to neither. */
function addNamed(
  tree: PhraseTree<Meaning>,
  names: { fr: string; en: string },
  meaning: (lang: Meaning["lang"], form: string) => Meaning,
) {
  const [fr, en] = [foldedWords(names.fr), foldedWords(names.en)];
  if (fr.join(" ") === en.join(" ")) addJoined(tree, fr, names.fr, (form) => meaning(null, form));
  else {
    addJoined(tree, fr, names.fr, (form) => meaning("fr", form));
    addJoined(tree, en, names.en, (form) => meaning("en", form));
  }
}

/** Nobody types a bracketed addition that distinguishes a term: «Drone (bourdon)». */
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

/** Minimum worth of a lead that is a concept of its own. */
const STRONG_LEAD = 70;

/** Returns whether an entry names a version and its character, «tapis tendu»: such words are read as two concepts. */
const isCompound = ({ first, terms }: ThesaurusEntry["leads"]) =>
  first === "version" && terms.some(({ worth }) => worth >= STRONG_LEAD);

/**
 * Returns whether a form has a single meaningful word that needs its link word: “long for” does not mean “long”, nor
 * «en morceaux» «morceaux». Such forms are left out, because link words are skipped.
 */
function needsItsLinkWord(words: readonly string[]): boolean {
  const meaningful = words.filter((word) => !isLinkWord(word));
  return (
    meaningful.length === 1 &&
    meaningful.length < words.length &&
    (isLinkWord(words.at(-1) ?? "") || FILLERS.has(meaningful[0] ?? ""))
  );
}

/**
 * Adds a form of the thesaurus. People also type two words as one: «trip hop», «triphop». Joining more words, or link
 * words, would form other words.
 */
function addEntry(tree: PhraseTree<Meaning>, words: readonly string[], of: ThesaurusForm): void {
  if (words.length === 2 && !words.some(isLinkWord))
    addJoined(tree, words, of.form, (form) => (form === of.form ? of : { ...of, form }));
  else tree.add(words, of);
}

let thesaurusTree: PhraseTree<Meaning> | undefined;

/**
 * Returns the phrases of the thesaurus. They are the same for every catalogue, and built once, which takes most of a
 * second.
 */
export function thesaurusPhrases(): PhraseTree<Meaning> {
  if (thesaurusTree) return thesaurusTree;
  thesaurusTree = new PhraseTree<Meaning>();
  for (const form of thesaurus()) {
    const words = foldedWords(form.form);
    if (words.length === 1 || !(isCompound(form.entry.leads) || needsItsLinkWord(words)))
      addEntry(thesaurusTree, words, form);
  }
  return thesaurusTree;
}

/** Returns the phrases of the thesaurus with some of its lines replaced. */
const withEntries = (entries: ReadonlyMap<ThesaurusEntry, ThesaurusEntry>) =>
  replacing(thesaurusPhrases(), (meaning) => {
    const entry = meaning.kind === "entry" ? entries.get(meaning.entry) : undefined;
    return entry && meaning.kind === "entry" ? { ...meaning, entry } : meaning;
  });

/** Loads the thesaurus and the catalogue's own names: terms, territories, writers. */
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
    phrases.add(foldedWords(name), { kind: "writer", lang: null, form: name, id, name });
  const own = ownTerms(known);
  for (const { words, ...name } of own.names) phrases.add(words, { kind: "term", ...name });
  return {
    phrases: joined([phrases, own.entries.size > 0 ? withEntries(own.entries) : thesaurusPhrases()]),
    terms: new Map(known.map((term) => [term.slug, term])),
  };
}
