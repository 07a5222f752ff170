import { asc, eq } from "drizzle-orm";
import { storedHtml } from "#/server/catalogue/content/stored-html.ts";
import { cmsPages } from "#/server/platform/db/schema/site.ts";
import { kindOf } from "./item.ts";
import { namedPicture, storedPicture } from "./media-names.ts";

type Text = string | null | undefined;

export interface PageFields {
  slug: string;
  slugEn: string;
  template: string;
  token?: Text;
  title: string;
  titleEn: string;
  /** Sanitised HTML. */
  content: string;
  contentEn: string;
  seoTitle?: Text;
  seoTitleEn?: Text;
  seoDescription?: Text;
  seoDescriptionEn?: Text;
  seoImage?: Text;
}

/** Text pages in both languages. */
export const pageKind = kindOf<PageFields>({
  name: "pages",
  tags: ["cms-pages"],
  isSearched: false,
  async stored(db) {
    const rows = await db.select().from(cmsPages).orderBy(asc(cmsPages.slug));
    return rows.map(({ id, seo, ...page }) => [
      page.slug,
      {
        ...page,
        content: storedHtml(page.content),
        contentEn: storedHtml(page.contentEn),
        seoTitle: seo?.title,
        seoTitleEn: seo?.titleEn,
        seoDescription: seo?.description,
        seoDescriptionEn: seo?.descriptionEn,
        seoImage: namedPicture(seo?.image ?? null),
      },
    ]);
  },
  async put(db, fields) {
    const { seoTitle, seoTitleEn, seoDescription, seoDescriptionEn, seoImage, ...page } = fields;
    const seo = {
      title: seoTitle ?? null,
      titleEn: seoTitleEn ?? null,
      description: seoDescription ?? null,
      descriptionEn: seoDescriptionEn ?? null,
      image: storedPicture(seoImage),
    };
    const values = {
      ...page,
      token: page.token ?? null,
      seo: Object.values(seo).some((text) => text !== null) ? seo : null,
    };
    await db.insert(cmsPages).values(values).onConflictDoUpdate({ target: cmsPages.slug, set: values });
  },
  async remove(db, key) {
    await db.delete(cmsPages).where(eq(cmsPages.slug, key));
  },
});
