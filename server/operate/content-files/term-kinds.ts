import { asc, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { z } from "zod";
import type { taxonomyShape } from "#/server/catalogue/content/shapes.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { taxonomies, terms } from "#/server/platform/db/schema/terms.ts";
import { kindOf } from "./item.ts";

type TaxonomyContent = z.output<typeof taxonomyShape>;
export type TaxonomyFields = Omit<TaxonomyContent, "terms">;
export type TermFields = Omit<TaxonomyContent["terms"][number], "family"> & {
  taxonomy: string;
  family?: string | null | undefined;
};

const TAGS = ["taxonomies", "tracks", "albums"];

/** Groups of terms, such as genres and moods. */
export const taxonomyKind = kindOf<TaxonomyFields>({
  name: "taxonomies",
  tags: TAGS,
  isSearched: true,
  async stored(db) {
    const rows = await db.select().from(taxonomies).orderBy(asc(taxonomies.sortOrder), asc(taxonomies.slug));
    return rows.map(({ id, ...fields }) => [fields.slug, fields]);
  },
  async put(db, fields) {
    await db.insert(taxonomies).values(fields).onConflictDoUpdate({ target: taxonomies.slug, set: fields });
  },
  async remove(db, key) {
    await db.delete(taxonomies).where(eq(taxonomies.slug, key));
  },
});

/** The terms of all taxonomies. Families come before their nuances. */
export const termKind = kindOf<TermFields>({
  name: "terms",
  tags: TAGS,
  isSearched: true,
  async stored(db) {
    const family = alias(terms, "family");
    const rows = await db
      .select({ term: terms, taxonomy: taxonomies.slug, family: family.slug })
      .from(terms)
      .innerJoin(taxonomies, eq(taxonomies.id, terms.taxonomyId))
      .leftJoin(family, eq(family.id, terms.familyId))
      .orderBy(asc(taxonomies.sortOrder), asc(terms.sortOrder), asc(terms.slug));
    return rows.map(({ term: { slug, title, titleFr, isFront, sortOrder }, taxonomy, family }) => [
      slug,
      { slug, taxonomy, title, titleFr, isFront, sortOrder, family },
    ]);
  },
  async put(db, { slug, taxonomy, family, ...fields }) {
    const [home] = await db
      .select({ id: taxonomies.id })
      .from(taxonomies)
      .where(eq(taxonomies.slug, taxonomy));
    if (!home) throw new Error(`There is no taxonomy ${taxonomy}`);
    const values = { ...fields, taxonomyId: home.id, familyId: family ? await termId(db, family) : null };
    await db
      .insert(terms)
      .values({ slug, ...values })
      .onConflictDoUpdate({ target: terms.slug, set: values });
  },
  async remove(db, key) {
    const own = db.select({ id: terms.id }).from(terms).where(eq(terms.slug, key));
    await db.update(terms).set({ familyId: null }).where(eq(terms.familyId, own));
    await db.delete(terms).where(eq(terms.slug, key));
  },
});

async function termId(db: Database, slug: string): Promise<number> {
  const [row] = await db.select({ id: terms.id }).from(terms).where(eq(terms.slug, slug));
  if (!row) throw new Error(`There is no term ${slug}`);
  return row.id;
}
