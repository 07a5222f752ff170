import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { fold } from "#/contract/fold.ts";
import type { Facts } from "#/server/operate/import/plan/facts.ts";
import { familyOfMood } from "#/server/operate/import/tags/mood-words.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { taxonomies, termAliases, terms } from "#/server/platform/db/schema/terms.ts";
import { slugify } from "#/server/platform/text/slugify.ts";

interface BookTerm {
  id: number;
  slug: string;
  taxonomy: string;
  familyId: number | null;
}

/** Index of the catalogue's terms by all their spellings; adds unknown terms to the catalogue. */
export interface TermIndex {
  /** Returns the ids of a sound's terms: its mood family first, then nuances, genres, instruments, uses. */
  idsFor(db: Database, facts: Pick<Facts, "moods" | "genres" | "instruments" | "uses">): Promise<number[]>;
  /** Returns the slugs of the mood families to which the words belong, without duplicates. Ignores unknown words. */
  familiesOf(moods: readonly string[]): string[];
  /** Returns the titles of the terms that were added since the last call. */
  takeAdded(): string[];
}

/** Returns a key that ignores hyphens, spaces, case and accents. Words in scripts without slugs are only folded. */
const keyOf = (text: string) => slugify(text) || fold(text);

/** Loads the terms. After a rollback, open a new index, because this one may contain terms that do not exist. */
export async function openTermIndex(db: Database): Promise<TermIndex> {
  const taxonomyIds = new Map(
    (await db.select({ id: taxonomies.id, slug: taxonomies.slug }).from(taxonomies)).map((row) => [
      row.slug,
      row.id,
    ]),
  );
  const byKey = new Map<string, BookTerm>();
  const slugs = new Set<string>();
  const counts = new Map<string, number>();
  let added: string[] = [];

  const rows = await db
    .select({
      id: terms.id,
      slug: terms.slug,
      title: terms.title,
      titleFr: terms.titleFr,
      familyId: terms.familyId,
      taxonomy: taxonomies.slug,
    })
    .from(terms)
    .innerJoin(taxonomies, eq(taxonomies.id, terms.taxonomyId));
  for (const { title, titleFr, ...term } of rows) enter(term, [term.slug, title, titleFr]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const { alias, termId } of await db.select().from(termAliases)) {
    const term = byId.get(termId);
    if (term) enter(term, [alias]);
  }

  function enter(term: BookTerm, names: string[]): void {
    slugs.add(term.slug);
    counts.set(term.taxonomy, (counts.get(term.taxonomy) ?? 0) + 1);
    for (const name of names) {
      const key = `${term.taxonomy} ${keyOf(name)}`;
      if (!byKey.has(key)) byKey.set(key, term);
    }
  }

  const find = (text: string, among: string[]) =>
    among.map((taxonomy) => byKey.get(`${taxonomy} ${keyOf(text)}`)).find((term) => term !== undefined) ??
    null;

  async function findOrAdd(
    db: Database,
    text: string,
    [taxonomy = "", ...others]: string[],
    family?: BookTerm | null,
  ) {
    const found = find(text, [taxonomy, ...others]);
    const taxonomyId = taxonomyIds.get(taxonomy);
    if (found || taxonomyId === undefined) return found;
    const title = text.charAt(0).toLocaleUpperCase("en") + text.slice(1);
    const values = {
      slug: freeSlug(text, taxonomy),
      taxonomyId,
      title,
      titleFr: title,
      familyId: family?.id ?? null,
      sortOrder: (counts.get(taxonomy) ?? 0) + 1,
    };
    const [row] = await db.insert(terms).values(values).returning({ id: terms.id });
    if (!row) throw new Error(`Term ${values.slug} was not stored`);
    const term = { id: row.id, slug: values.slug, taxonomy, familyId: values.familyId };
    enter(term, [values.slug, text]);
    added.push(title);
    return term;
  }

  /** Returns a slug that no term of any taxonomy has. */
  function freeSlug(text: string, taxonomy: string): string {
    const slug = slugify(text) || `term-${createHash("sha256").update(fold(text)).digest("hex").slice(0, 8)}`;
    return slugs.has(slug) ? `${slug}-${taxonomy}` : slug;
  }

  const slugOf = (id: number | null | undefined) => (id ? byId.get(id)?.slug : undefined);

  async function moodsOf(db: Database, moods: readonly string[]): Promise<number[]> {
    const nuances: number[] = [];
    let family: number | null = null;
    for (const mood of moods) {
      const known = find(mood, ["moods"]);
      const slug = familyOfMood(mood);
      const nuance = known
        ? null
        : await findOrAdd(db, mood, ["nuances"], slug ? find(slug, ["moods"]) : null);
      family ??= known?.id ?? nuance?.familyId ?? null;
      if (nuance) nuances.push(nuance.id);
    }
    return family === null ? nuances : [family, ...nuances];
  }

  return {
    async idsFor(db, { moods, genres, instruments, uses }) {
      const ids = await moodsOf(db, moods);
      for (const [texts, among] of [
        [genres, ["genres", "subgenres"]],
        [instruments, ["instruments"]],
        [uses, ["uses"]],
      ] as const) {
        for (const text of texts) {
          const term = await findOrAdd(db, text, [...among]);
          if (term) ids.push(term.id);
        }
      }
      return [...new Set(ids)];
    },
    familiesOf(moods) {
      const families = moods.flatMap((mood) => {
        const slug =
          find(mood, ["moods"])?.slug ?? slugOf(find(mood, ["nuances"])?.familyId) ?? familyOfMood(mood);
        return slug ?? [];
      });
      return [...new Set(families)];
    },
    takeAdded() {
      const taken = added;
      added = [];
      return taken;
    },
  };
}
