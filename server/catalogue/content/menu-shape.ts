import { z } from "zod";
import { nullableText, order } from "./shapes.ts";

/** Where a menu item may lead; an address of script has no business there. */
const target = z.string().regex(/^(?:$|[/#]|https?:\/\/|mailto:|tel:)/);

const menuItemFields = z.strictObject({
  name: nullableText,
  title: z.string(),
  titleEn: z.string(),
  url: target,
  urlEn: target,
  externalLink: z.boolean(),
  newPage: z.boolean(),
  active: z.boolean(),
  sortOrder: order,
  icon: nullableText,
});
export type MenuItemContent = z.infer<typeof menuItemFields> & { items?: MenuItemContent[] | undefined };
const menuItemShape: z.ZodType<MenuItemContent> = menuItemFields.extend({
  items: z.lazy(() => z.array(menuItemShape)).optional(),
});

export const menuShape = z.strictObject({ name: z.string(), items: z.array(menuItemShape) });
