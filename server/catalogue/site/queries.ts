import { and, asc, eq, isNull, or, type SQL } from "drizzle-orm";
import type { Database } from "#/server/platform/db/database.ts";
import {
  carouselItems,
  carousels,
  cmsPages,
  menuItems,
  menus,
  pageSeos,
  referentials,
} from "#/server/platform/db/schema/site.ts";

/** Selects the matching menus, each with all its items in order. */
export async function selectMenus(db: Database, where?: SQL) {
  const rows = await db.select().from(menus).where(where).orderBy(asc(menus.id));
  const items = await db.select().from(menuItems).orderBy(asc(menuItems.sortOrder), asc(menuItems.id));
  const byMenu = Map.groupBy(items, (item) => item.menuId);
  return rows.map((row) => ({ row, items: byMenu.get(row.id) ?? [] }));
}

export const selectReferentials = (db: Database, where?: SQL) =>
  db.select().from(referentials).where(where).orderBy(asc(referentials.id));

export const selectPageSeos = (db: Database, where?: SQL) =>
  db.select().from(pageSeos).where(where).orderBy(asc(pageSeos.id));

export const selectCmsPages = (db: Database, where?: SQL) =>
  db.select().from(cmsPages).where(where).orderBy(asc(cmsPages.id));

/** Condition for pages that this token opens: a page with a token does not exist for anyone else (contract §10). */
export function visibleTo(token: string | undefined): SQL | undefined {
  return token ? or(isNull(cmsPages.token), eq(cmsPages.token, token)) : isNull(cmsPages.token);
}

export function bySlug(slug: string | undefined): SQL | undefined {
  return slug ? or(eq(cmsPages.slug, slug), eq(cmsPages.slugEn, slug)) : undefined;
}

/** Returns the public page with this id. */
export async function findCmsPage(db: Database, id: number) {
  const [row] = await selectCmsPages(db, and(eq(cmsPages.id, id), visibleTo(undefined)));
  return row ?? null;
}

/** Selects the matching carousels, each with its items in order. */
export async function selectCarousels(db: Database, where?: SQL) {
  const rows = await db.select().from(carousels).where(where).orderBy(asc(carousels.id));
  const items = await db
    .select()
    .from(carouselItems)
    .orderBy(asc(carouselItems.sortOrder), asc(carouselItems.id));
  const byCarousel = Map.groupBy(items, (item) => item.carouselId);
  return rows.map((row) => ({ row, items: byCarousel.get(row.id) ?? [] }));
}
