import { safeHtmlOfMarkdown } from "#/server/catalogue/content/html-of-markdown.ts";
import type { Content } from "#/server/catalogue/content/read-content.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { contests } from "#/server/platform/db/schema/forms.ts";
import {
  carouselItems,
  carousels,
  cmsPages,
  menus,
  pageSeos,
  referentials,
} from "#/server/platform/db/schema/site.ts";
import { userProfiles } from "#/server/platform/db/schema/users.ts";
import { insertMenuItems } from "./insert-menu-items.ts";

type SiteContent = Pick<
  Content,
  "menus" | "referentials" | "pageSeos" | "pages" | "carousels" | "contests" | "userProfiles"
>;

/** Adds menus, pages and the other texts around the catalogue. */
export async function seedSite(db: Database, content: SiteContent): Promise<void> {
  for (const { name, items } of content.menus) {
    const [menu] = await db.insert(menus).values({ name }).returning({ id: menus.id });
    if (menu) await insertMenuItems(db, menu.id, null, items);
  }
  for (const { items, ...carousel } of content.carousels) {
    const [row] = await db.insert(carousels).values(carousel).returning({ id: carousels.id });
    if (!row) continue;
    await db
      .insert(carouselItems)
      .values(items.map((item) => ({ ...item, carouselId: row.id, image: `images/${item.image}` })));
  }
  await db.insert(referentials).values(content.referentials);
  await db.insert(pageSeos).values(content.pageSeos);
  await db.insert(userProfiles).values(content.userProfiles);
  if (content.contests.length > 0)
    await db.insert(contests).values(
      content.contests.map(({ startAt, endAt, ...contest }) => ({
        ...contest,
        startAt: new Date(startAt),
        endAt: new Date(endAt),
      })),
    );
  await db.insert(cmsPages).values(
    content.pages.map(({ fr, en }) => ({
      slug: fr.slug,
      slugEn: fr.slugEn,
      token: fr.token ?? null,
      template: fr.template,
      title: fr.title,
      titleEn: en.title,
      content: safeHtmlOfMarkdown(fr.body),
      contentEn: safeHtmlOfMarkdown(en.body),
    })),
  );
}
