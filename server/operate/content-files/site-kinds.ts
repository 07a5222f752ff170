import { asc, eq } from "drizzle-orm";
import type { z } from "zod";
import type { MenuItemContent, menuShape } from "#/server/catalogue/content/menu-shape.ts";
import type { carouselShape, pageSeoShape, referentialShape } from "#/server/catalogue/content/shapes.ts";
import { insertMenuItems } from "#/server/operate/reference-data/insert-menu-items.ts";
import {
  carouselItems,
  carousels,
  menuItems,
  menus,
  pageSeos,
  referentials,
} from "#/server/platform/db/schema/site.ts";
import { kindOf } from "./item.ts";
import { namedPicture, storedPicture } from "./media-names.ts";

/** Menus with their items. A changed menu is replaced as a whole. */
export const menuKind = kindOf<z.output<typeof menuShape>>({
  name: "menus",
  tags: ["menus"],
  isSearched: false,
  async stored(db) {
    const rows = await db.select().from(menus).orderBy(asc(menus.name));
    const items = await db.select().from(menuItems).orderBy(asc(menuItems.sortOrder), asc(menuItems.id));
    const below = (menuId: number, ancestor: number | null): MenuItemContent[] =>
      items
        .filter((item) => item.menuId === menuId && item.ancestorId === ancestor)
        .map(({ id, menuId: _, ancestorId, ...fields }) => {
          const nested = below(menuId, id);
          return { ...fields, ...(nested.length > 0 && { items: nested }) };
        });
    return rows.map(({ id, name }) => [name, { name, items: below(id, null) }]);
  },
  async put(db, { name, items }) {
    const [row] = await db
      .insert(menus)
      .values({ name })
      .onConflictDoUpdate({ target: menus.name, set: { name } })
      .returning({ id: menus.id });
    if (!row) return;
    await db.delete(menuItems).where(eq(menuItems.menuId, row.id));
    await insertMenuItems(db, row.id, null, items);
  },
  async remove(db, key) {
    await db.delete(menus).where(eq(menus.name, key));
  },
});

/** Short texts and settings that screens look up by name. */
export const referentialKind = kindOf<z.output<typeof referentialShape>>({
  name: "referentials",
  tags: ["referentials"],
  isSearched: false,
  async stored(db) {
    const rows = await db.select().from(referentials).orderBy(asc(referentials.name), asc(referentials.id));
    return rows.map(({ id, ...fields }) => [fields.name, { ...fields, image: namedPicture(fields.image) }]);
  },
  async put(db, { name, content, contentEn, description, descriptionEn, image }) {
    const values = {
      content: content ?? null,
      contentEn: contentEn ?? null,
      description: description ?? null,
      descriptionEn: descriptionEn ?? null,
      image: storedPicture(image),
    };
    const changed = await db
      .update(referentials)
      .set(values)
      .where(eq(referentials.name, name))
      .returning({ id: referentials.id });
    if (changed.length === 0) await db.insert(referentials).values({ name, ...values });
  },
  async remove(db, key) {
    await db.delete(referentials).where(eq(referentials.name, key));
  },
});

/** Titles and descriptions of the site's screens. */
export const seoKind = kindOf<z.output<typeof pageSeoShape>>({
  name: "seo",
  tags: ["page-seos"],
  isSearched: false,
  async stored(db) {
    const rows = await db.select().from(pageSeos).orderBy(asc(pageSeos.page));
    return rows.map(({ id, ...fields }) => [fields.page, { ...fields, image: namedPicture(fields.image) }]);
  },
  async put(db, { keywords, image, ...fields }) {
    const values = { ...fields, keywords: keywords ?? null, image: storedPicture(image) };
    await db.insert(pageSeos).values(values).onConflictDoUpdate({ target: pageSeos.page, set: values });
  },
  async remove(db, key) {
    await db.delete(pageSeos).where(eq(pageSeos.page, key));
  },
});

/** Rows of linked pictures. A changed carousel is replaced as a whole. */
export const carouselKind = kindOf<z.output<typeof carouselShape>>({
  name: "carousels",
  tags: ["carousels"],
  isSearched: false,
  async stored(db) {
    const rows = await db.select().from(carousels).orderBy(asc(carousels.slug));
    const items = await db
      .select()
      .from(carouselItems)
      .orderBy(asc(carouselItems.sortOrder), asc(carouselItems.id));
    return rows.map(({ id, ...fields }) => [
      fields.slug,
      {
        ...fields,
        items: items
          .filter(({ carouselId }) => carouselId === id)
          .map(({ id: _, carouselId, ...item }) => ({
            ...item,
            image: namedPicture(item.image) ?? item.image,
            imageEn: namedPicture(item.imageEn),
          })),
      },
    ]);
  },
  async put(db, { slug, items, title, titleEn }) {
    const values = { title: title ?? null, titleEn: titleEn ?? null };
    const [row] = await db
      .insert(carousels)
      .values({ slug, ...values })
      .onConflictDoUpdate({ target: carousels.slug, set: values })
      .returning({ id: carousels.id });
    if (!row) return;
    await db.delete(carouselItems).where(eq(carouselItems.carouselId, row.id));
    if (items.length === 0) return;
    await db.insert(carouselItems).values(
      items.map((item) => ({
        ...item,
        carouselId: row.id,
        image: storedPicture(item.image) ?? item.image,
        imageEn: storedPicture(item.imageEn),
      })),
    );
  },
  async remove(db, key) {
    await db.delete(carousels).where(eq(carousels.slug, key));
  },
});
