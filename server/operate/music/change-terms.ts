import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { openTermIndex } from "#/server/operate/import/store/term-index.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { taxonomies, termAliases, terms } from "#/server/platform/db/schema/terms.ts";
import { tracks, trackTerms } from "#/server/platform/db/schema/tracks.ts";
import { CommandError } from "#/server/platform/terminal/command-error.ts";
import { refreshSearch } from "#/server/search/refresh.ts";
import { findMusic } from "./find-music.ts";
import { hasWord } from "./has-word.ts";

/** Column groups of a sheet, and for each the taxonomies in which terms are looked up or added. */
export const TERM_GROUPS = {
  genres: ["genres", "subgenres"],
  moods: ["moods", "nuances"],
  instruments: ["instruments"],
  uses: ["uses"],
} as const;
export type TermGroup = keyof typeof TERM_GROUPS;

/**
 * A request to add a term to tracks, or to remove it from them: the tracks that contain all the words, of one album if
 * given.
 */
export interface TermChange {
  action: "add" | "remove";
  term: string;
  group: TermGroup | null;
  words: readonly string[];
  album: string | null;
}

/** Result of the change. */
export interface ChangedTerms {
  term: string;
  /** Number of matching tracks. */
  found: number;
  /** Names of the matching tracks that change. */
  changed: string[];
}

/** Error that rolls back the transaction of a dry run. */
class OnlyCounted extends Error {}

/**
 * Adds a term to tracks, or removes it, and does not change their other terms. Only counts the tracks unless `isSure`.
 * @throws {CommandError} for a term or album that is unknown or ambiguous; then nothing has changed.
 */
export async function changeTerms(db: Database, change: TermChange, isSure: boolean): Promise<ChangedTerms> {
  let counted: ChangedTerms | undefined;
  try {
    await db.transaction(async (tx) => {
      counted = await apply(tx, change);
      if (!isSure) throw new OnlyCounted();
    });
  } catch (error) {
    if (!(error instanceof OnlyCounted)) throw error;
  }
  if (!counted) throw new Error("Nothing was counted");
  return counted;
}

async function apply(tx: Database, change: TermChange): Promise<ChangedTerms> {
  const term = await findTerm(tx, change);
  const [album] = change.album === null ? [] : await findMusic(tx, "album", [change.album]);
  const found = await tx
    .select({ id: tracks.id, albumId: tracks.albumId, name: tracks.name, carries: carries(term.id) })
    .from(tracks)
    .innerJoin(albums, eq(albums.id, tracks.albumId))
    .where(and(album && eq(albums.id, album.id), ...change.words.map((word) => hasWord("track", word))))
    .orderBy(albums.sortOrder, albums.id, tracks.sortOrder, tracks.id);
  const isAdding = change.action === "add";
  const changed = found.filter((track) => track.carries !== isAdding);
  const ids = changed.map(({ id }) => id);
  if (ids.length > 0 && isAdding) {
    await tx.insert(trackTerms).values(ids.map((trackId) => ({ trackId, termId: term.id, position: LAST })));
  } else if (ids.length > 0) {
    await tx.delete(trackTerms).where(and(eq(trackTerms.termId, term.id), inArray(trackTerms.trackId, ids)));
  }
  if (ids.length > 0) await refreshSearch(tx, [...new Set(changed.map(({ albumId }) => albumId))]);
  return { term: term.title, found: found.length, changed: changed.map(({ name }) => name) };
}

/** Sort order that comes after all terms of an import. */
const LAST = 1_000;

const carries = (termId: number) => sql<boolean>`exists (select from ${trackTerms}
  where ${trackTerms.trackId} = ${tracks.id} and ${trackTerms.termId} = ${termId})`;

async function findTerm(tx: Database, { action, term, group }: TermChange) {
  const same = (column: SQL) => sql`public.fold(${column}) = public.fold(${term}::text)`;
  const found = await tx
    .selectDistinct({ id: terms.id, slug: terms.slug, title: terms.title })
    .from(terms)
    .innerJoin(taxonomies, eq(taxonomies.id, terms.taxonomyId))
    .leftJoin(termAliases, eq(termAliases.termId, terms.id))
    .where(
      and(
        or(
          same(sql`${terms.slug}`),
          same(sql`${terms.title}`),
          same(sql`${terms.titleFr}`),
          same(sql`${termAliases.alias}`),
        ),
        group ? inArray(taxonomies.slug, [...TERM_GROUPS[group]]) : undefined,
      ),
    );
  const [one, ...others] = found;
  if (one && others.length > 0) {
    const exact = found.find(({ slug }) => slug === term.toLowerCase());
    if (exact) return exact;
    const slugs = found.map(({ slug }) => slug).join(", ");
    throw new CommandError({ key: "musicSeveral", values: { name: term, slugs } });
  }
  if (one) return one;
  if (action === "remove" || group === null) {
    const groups = Object.keys(TERM_GROUPS).join("|");
    throw new CommandError({ key: "termUnknown", values: { action, term, groups } });
  }
  const index = await openTermIndex(tx);
  const nothing = { genres: [], moods: [], instruments: [], uses: [] };
  const [id] = (await index.idsFor(tx, { ...nothing, [group]: [term] })).slice(-1);
  if (id === undefined) throw new Error(`The term ${term} was not stored`);
  return { id, slug: term, title: term };
}
