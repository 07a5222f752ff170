import type { MenuItemContent } from "#/server/catalogue/content/menu-shape.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { menuItems } from "#/server/platform/db/schema/site.ts";

/** Adds items and their child items to a menu. */
export async function insertMenuItems(
  db: Database,
  menuId: number,
  ancestorId: number | null,
  items: readonly MenuItemContent[],
): Promise<void> {
  for (const { items: nested, ...item } of items) {
    const [row] = await db
      .insert(menuItems)
      .values({ ...item, menuId, ancestorId })
      .returning({ id: menuItems.id });
    if (row && nested) await insertMenuItems(db, menuId, row.id, nested);
  }
}
