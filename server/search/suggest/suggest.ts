import { eq, inArray, or, sql } from "drizzle-orm";
import { fold } from "#/contract/fold.ts";
import { SUGGESTED, type Suggestion } from "#/contract/search-suggestions.ts";
import { startsWith } from "#/server/platform/db/contains.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { taxonomies, terms } from "#/server/platform/db/schema/terms.ts";
import { tracks } from "#/server/platform/db/schema/tracks.ts";
import { writers } from "#/server/platform/db/schema/writers.ts";
import { NO_FILTERS } from "#/server/search/filters/track-filters.ts";
import type { Hit } from "#/server/search/finder.ts";
import type { SearchDeps } from "#/server/search/run-search.ts";
import { TIERS } from "#/server/search/sql/match.ts";
import { readWords } from "#/server/search/words/read-words.ts";
import { joinedWords, type Reading, type Readings, singleWords } from "#/server/search/words/readings.ts";
import { territorySuggestions } from "./suggest-territories.ts";

const idsOf = (hits: readonly Hit[] = []) => hits.map(({ id }) => id);

/** Returns rows in the order of their hits. */
async function inOrder<Row extends { id: number }>(
  hits: readonly Hit[] | undefined,
  read: (ids: number[]) => Promise<Row[]>,
): Promise<Row[]> {
  const ids = idsOf(hits);
  if (ids.length === 0) return [];
  const byId = new Map((await read(ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function trackSuggestions(db: Database, hits: readonly Hit[] | undefined) {
  return inOrder(hits, (ids) =>
    db
      .select({
        id: tracks.id,
        title: tracks.name,
        titleFr: tracks.name,
        slug: tracks.slug,
        slugFr: tracks.slug,
        note: albums.name,
        noteFr: albums.nameFr,
      })
      .from(tracks)
      .innerJoin(albums, eq(albums.id, tracks.albumId))
      .where(inArray(tracks.id, ids)),
  );
}

function albumSuggestions(db: Database, hits: readonly Hit[] | undefined) {
  return inOrder(hits, (ids) =>
    db
      .select({
        id: albums.id,
        title: albums.name,
        titleFr: albums.nameFr,
        slug: albums.slug,
        slugFr: albums.slugFr,
      })
      .from(albums)
      .where(inArray(albums.id, ids)),
  );
}

function writerSuggestions(db: Database, hits: readonly Hit[] | undefined) {
  return inOrder(hits, (ids) =>
    db
      .select({
        id: writers.id,
        title: writers.name,
        titleFr: writers.name,
        slug: writers.slugEn,
        slugFr: writers.slug,
      })
      .from(writers)
      .where(inArray(writers.id, ids)),
  );
}

/** Selects visible terms that begin with the text, or contain a word that does. */
function termSuggestions(db: Database, text: string) {
  const columns = [terms.title, terms.titleFr];
  const spaced = columns.map((column) => sql`' ' || ${column}`);
  return db
    .select({
      id: terms.id,
      title: terms.title,
      titleFr: terms.titleFr,
      slug: terms.slug,
      slugFr: terms.slug,
      note: taxonomies.title,
      noteFr: taxonomies.titleFr,
    })
    .from(terms)
    .innerJoin(taxonomies, eq(taxonomies.id, terms.taxonomyId))
    .where(
      sql`${taxonomies.isEnable} and ${terms.isFront} and ${or(
        ...columns.map((column) => startsWith(column, text)),
        ...spaced.map((column) => sql`strpos(public.fold(${column}), public.fold(' ' || ${text}::text)) > 0`),
      )}`,
    )
    .orderBy(
      sql`(${or(...columns.map((column) => startsWith(column, text)))}) desc`,
      taxonomies.sortOrder,
      terms.sortOrder,
      terms.id,
    )
    .limit(SUGGESTED.term);
}

/** Returns suggestions, cached by text until the catalogue changes, because many searches begin the same way. */
export async function suggest(deps: SearchDeps, text: string): Promise<Suggestion[]> {
  const { suggested } = deps;
  const asked = text.toLowerCase();
  const found = suggested?.get(asked) ?? (await lookForSuggestions(deps, asked));
  suggested?.set(asked, found);
  return found;
}

/** Returns whether the first hit has the text as its whole name or its code: the first tier. */
const isNamed = ([first]: readonly Hit[] = []) => (first?.score ?? 0) >= (TIERS - 1) / TIERS;

/**
 * Suggests completions of a text being typed: its last word is a beginning, the others are whole. Titles that begin
 * with the text come first, as in every search; an album or writer with exactly this name or code precedes all.
 */
async function lookForSuggestions(
  {
    db,
    finder,
    complete,
    knownCodes,
    splitWords,
  }: Pick<SearchDeps, "db" | "finder" | "complete" | "knownCodes" | "splitWords">,
  text: string,
): Promise<Suggestion[]> {
  const parsed = await readWords(text, knownCodes);
  const last = parsed.clauses.at(-1)?.at(-1);
  const joined = joinedWords(parsed);
  const splits = await splitWords(singleWords(parsed));
  const readings: Readings = new Map(
    await Promise.all(
      parsed.clauses.flat().map(async (unit): Promise<[string, Reading]> => {
        const words = [...(unit.isWord ? [unit.text] : []), ...(joined.get(unit.text) ?? [])];
        const begun = unit === last ? (await Promise.all(words.map(complete))).flat() : [];
        const inTwoWords = splits.get(unit.text) ?? [];
        return [unit.text, { texts: [...new Set([unit.text, ...words, ...begun, ...inTwoWords])], also: [] }];
      }),
    ),
  );
  const { pages } = await finder.byWords(
    { parsed, readings, filters: NO_FILTERS, query: new URLSearchParams() },
    {
      pages: (["track", "album", "writer"] as const).map((kind) => [
        kind,
        { size: SUGGESTED[kind], offset: 0 },
      ]),
      facets: null,
    },
  );
  const [foundTerms, foundTerritories, foundTracks, foundAlbums, foundWriters] = await Promise.all([
    termSuggestions(db, text),
    territorySuggestions(db, text),
    trackSuggestions(db, pages.track),
    albumSuggestions(db, pages.album),
    writerSuggestions(db, pages.writer),
  ]);
  const as = (kind: Suggestion["kind"], rows: readonly (Omit<Suggestion, "kind"> & { id: number })[]) =>
    rows.map(({ id: _, ...row }) => ({ kind, ...row }));
  // Countries found by a people or place follow tracks whose title begins with the text.
  const isBegun = foundTracks.some(({ title }) => fold(title).startsWith(fold(text)));
  const isAfterTracks = ({ note }: (typeof foundTerritories)[number]) => isBegun && note !== null;
  const named = { album: Number(isNamed(pages.album)), writer: Number(isNamed(pages.writer)) };
  return [
    ...as("album", foundAlbums.slice(0, named.album)),
    ...as("writer", foundWriters.slice(0, named.writer)),
    ...as("term", foundTerms),
    ...as(
      "territory",
      foundTerritories.filter((one) => !isAfterTracks(one)),
    ),
    ...as("track", foundTracks),
    ...as("territory", foundTerritories.filter(isAfterTracks)),
    ...as("album", foundAlbums.slice(named.album)),
    ...as("writer", foundWriters.slice(named.writer)),
  ];
}
