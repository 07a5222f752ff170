import { createHash } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { fold } from "#/contract/fold.ts";
import type { Credit } from "#/server/operate/import/sheet/row-credits.ts";
import { personKey } from "#/server/operate/import/tags/person-key.ts";
import { withoutCapitals } from "#/server/operate/import/tags/without-capitals.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { writers } from "#/server/platform/db/schema/writers.ts";
import { slugify } from "#/server/platform/text/slugify.ts";
import { announceWriter } from "#/server/search/refresh.ts";

/** A writer's credit on a track, by id. */
export interface WriterCredit {
  writerId: number;
  /** In per cent. */
  share: number | null;
  role: string | null;
}

/** Index of the catalogue's writers by IPI and name; adds unknown writers to the catalogue. */
export interface WriterIndex {
  /** Returns the credited writers, without duplicates, with their shares and roles. */
  creditsFor(db: Database, credits: readonly Credit[]): Promise<WriterCredit[]>;
  /** Returns the names of the writers that were added since the last call. */
  takeAdded(): string[];
}

interface KnownWriter {
  id: number;
  ipi: string | null;
  society: string | null;
}

/** Loads the writers. After a rollback, open a new index, because this one may contain writers that do not exist. */
export async function openWriterIndex(db: Database): Promise<WriterIndex> {
  const rows = await db
    .select({
      id: writers.id,
      name: writers.name,
      slug: writers.slug,
      slugEn: writers.slugEn,
      ipi: writers.ipi,
      society: writers.society,
    })
    .from(writers)
    .orderBy(asc(writers.id));
  const bySpelling = new Map<string, KnownWriter>();
  // Names are compared with the family name first or last (`personKey`).
  const byPerson = new Map<string, KnownWriter>();
  // IPIs are compared as numbers, because some lists omit their leading zeros.
  const byIpi = new Map<number, KnownWriter>();
  for (const { id, name, ipi, society } of rows) enter(name, { id, ipi, society });
  const slugs = new Set(rows.flatMap(({ slug, slugEn }) => [slug, slugEn]));
  let added: string[] = [];

  /** Enters a writer. If two writers have the same name, the first one counts. */
  function enter(name: string, known: KnownWriter): void {
    const keep = <Key>(map: Map<Key, KnownWriter>, key: Key) => map.has(key) || map.set(key, known);
    keep(bySpelling, fold(name));
    keep(byPerson, personKey(name));
    if (known.ipi) keep(byIpi, Number(known.ipi));
  }

  async function idOf(db: Database, credit: Credit): Promise<number> {
    const { name, ipi, society } = credit;
    const found =
      (ipi && byIpi.get(Number(ipi))) || bySpelling.get(fold(name)) || byPerson.get(personKey(name));
    if (!found) return add(db, credit);
    // A sheet only adds missing data of a writer; existing data stays.
    const completed = { ipi: found.ipi ?? ipi, society: found.society ?? society };
    if (completed.ipi !== found.ipi || completed.society !== found.society) {
      await db.update(writers).set(completed).where(eq(writers.id, found.id));
      if (completed.ipi !== found.ipi) await announceWriter(db, found.id);
      enter(name, Object.assign(found, completed));
    }
    return found.id;
  }

  async function add(db: Database, { name: written, ipi, society }: Credit): Promise<number> {
    const name = withoutCapitals(written);
    const slug = freeSlug(name);
    const [row] = await db
      .insert(writers)
      .values({ name, slug, slugEn: slug, ipi, society })
      .returning({ id: writers.id });
    if (!row) throw new Error(`Writer ${slug} was not stored`);
    for (const spelling of [name, written]) enter(spelling, { id: row.id, ipi, society });
    slugs.add(slug);
    added.push(name);
    return row.id;
  }

  function freeSlug(name: string): string {
    const base =
      slugify(name) || `writer-${createHash("sha256").update(fold(name)).digest("hex").slice(0, 8)}`;
    let slug = base;
    for (let count = 2; slugs.has(slug); count += 1) slug = `${base}-${count}`;
    return slug;
  }

  return {
    async creditsFor(db, credits) {
      const found = new Map<number, WriterCredit>();
      for (const credit of credits) {
        const id = await idOf(db, credit);
        if (!found.has(id)) found.set(id, { writerId: id, share: credit.share, role: credit.role });
      }
      return [...found.values()];
    },
    takeAdded() {
      const taken = added;
      added = [];
      return taken;
    },
  };
}
