import { z } from "zod";
import { nullableText, order } from "./shapes.ts";

/** Allowed targets of a menu item; no `javascript:` addresses. */
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
