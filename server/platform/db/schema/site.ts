import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { identity } from "./columns.ts";

/** Pages of the content management; unsuffixed text is French. */
export const cmsPages = pgTable(
  "cms_pages",
  {
    id: identity(),
    slug: text().notNull(),
    slugEn: text().notNull(),
    /** A page with a token is only shown to visitors who know it. */
    token: text(),
    title: text().notNull(),
    titleEn: text().notNull(),
    content: text().notNull(),
    contentEn: text().notNull(),
    template: text().notNull().default("default"),
    seo: jsonb().$type<{
      title: string | null;
      titleEn: string | null;
      description: string | null;
      descriptionEn: string | null;
      image: string | null;
    }>(),
  },
  (table) => [uniqueIndex().on(table.slug), uniqueIndex().on(table.slugEn)],
);

export const menus = pgTable("menus", {
  id: identity(),
  /** MAIN, BURGER, BURGER_MOBILE, footer-section-1…4. */
  name: text().notNull().unique(),
});

export const menuItems = pgTable(
  "menu_items",
  {
    id: identity(),
    menuId: integer()
      .notNull()
      .references(() => menus.id, { onDelete: "cascade" }),
    ancestorId: integer().references((): AnyPgColumn => menuItems.id, { onDelete: "cascade" }),
    name: text(),
    title: text().notNull(),
    titleEn: text().notNull(),
    url: text().notNull(),
    urlEn: text().notNull(),
    externalLink: boolean().notNull().default(false),
    newPage: boolean().notNull().default(false),
    icon: text(),
    active: boolean().notNull().default(true),
    sortOrder: integer().notNull().default(0),
  },
  (table) => [index().on(table.menuId), index().on(table.ancestorId)],
);

export const referentials = pgTable(
  "referentials",
  {
    id: identity(),
    name: text().notNull(),
    content: text(),
    contentEn: text(),
    description: text(),
    descriptionEn: text(),
    image: text(),
  },
  (table) => [index().on(table.name)],
);

export const pageSeos = pgTable("page_seos", {
  id: identity(),
  /** Route key: home, albums, composers… */
  page: text().notNull().unique(),
  title: text().notNull(),
  titleEn: text().notNull(),
  description: text().notNull(),
  descriptionEn: text().notNull(),
  keywords: text(),
  image: text(),
  noIndex: boolean().notNull().default(false),
});

export const carousels = pgTable("carousels", {
  id: identity(),
  slug: text().notNull().unique(),
  title: text(),
  titleEn: text(),
});

export const carouselItems = pgTable(
  "carousel_items",
  {
    id: identity(),
    carouselId: integer()
      .notNull()
      .references(() => carousels.id, { onDelete: "cascade" }),
    image: text().notNull(),
    imageEn: text(),
    title: text().notNull(),
    titleEn: text().notNull(),
    url: text(),
    urlEn: text(),
    newPage: boolean().notNull().default(false),
    sortOrder: integer().notNull().default(0),
  },
  (table) => [index().on(table.carouselId)],
);
