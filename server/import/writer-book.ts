import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "#/server/db/database.ts";
import { writers } from "#/server/db/schema/writers.ts";
import { fold } from "./fold.ts";
import type { Credit } from "./sheet-row.ts";
import { slugify } from "./slugify.ts";

/** The catalogue's writers, found by IPI or name; unknown ones are added to it. */
export interface WriterBook {
  /** Identities of the credited writers, each once, with their shares. */
  creditsFor(db: Database, credits: readonly Credit[]): Promise<{ writerId: number; share: number | null }[]>;
  /** Names of the writers added since the last call. */
  takeAdded(): string[];
}

interface Known {
  id: number;
  ipi: string | null;
}

/** Loads the writers' names. After a rolled back transaction the book must be opened anew. */
export async function openWriterBook(db: Database): Promise<WriterBook> {
  const rows = await db
    .select({
      id: writers.id,
      name: writers.name,
      slug: writers.slug,
      slugEn: writers.slugEn,
      ipi: writers.ipi,
    })
    .from(writers);
  const byName = new Map<string, Known>();
  const byIpi = new Map<string, Known>();
  for (const { id, name, ipi } of rows) enter(name, { id, ipi });
  const slugs = new Set(rows.flatMap(({ slug, slugEn }) => [slug, slugEn]));
  let added: string[] = [];

  function enter(name: string, known: Known): void {
    byName.set(fold(name), known);
    if (known.ipi) byIpi.set(known.ipi, known);
  }

  async function idOf(db: Database, { name, ipi }: Credit): Promise<number> {
    const found = (ipi && byIpi.get(ipi)) || byName.get(fold(name));
    if (!found) return add(db, name, ipi);
    if (ipi && !found.ipi) {
      await db.update(writers).set({ ipi }).where(eq(writers.id, found.id));
      enter(name, Object.assign(found, { ipi }));
    }
    return found.id;
  }

  async function add(db: Database, name: string, ipi: string | null): Promise<number> {
    const slug = freeSlug(name);
    const [row] = await db
      .insert(writers)
      .values({ name, slug, slugEn: slug, ipi })
      .returning({ id: writers.id });
    if (!row) throw new Error(`Writer ${slug} was not stored`);
    enter(name, { id: row.id, ipi });
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
      const found = new Map<number, number | null>();
      for (const credit of credits) {
        const id = await idOf(db, credit);
        if (!found.has(id)) found.set(id, credit.share);
      }
      return [...found].map(([writerId, share]) => ({ writerId, share }));
    },
    takeAdded() {
      const taken = added;
      added = [];
      return taken;
    },
  };
}
