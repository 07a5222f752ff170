import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { collection, type Id, id, node, text } from "./hydra.ts";

/** An entry of a menu; unsuffixed text is French here (contract §0.8). Either `items` or `descendants` nests. */
export interface MenuItem {
  id: Id;
  name?: string | null;
  title: string;
  titleEn: string;
  url: string;
  urlEn: string;
  externalLink: boolean;
  newPage: boolean;
  sortOrder: number;
  icon?: string | null;
  active: boolean;
  ancestor?: Id | null;
  items?: MenuItem[];
  descendants?: MenuItem[];
}

export const menuItemSchema: z.ZodType<MenuItem> = z.lazy(() =>
  z.object({
    id,
    name: z.string().nullish(),
    title: z.string(),
    titleEn: z.string(),
    url: z.string(),
    urlEn: z.string(),
    externalLink: z.boolean(),
    newPage: z.boolean(),
    sortOrder: z.number().int(),
    icon: z.string().nullish(),
    active: z.boolean(),
    ancestor: id.nullish(),
    items: z.array(menuItemSchema).optional(),
    descendants: z.array(menuItemSchema).optional(),
  }),
);

/** A menu by its placement: MAIN, BURGER, BURGER_MOBILE, footer-section-1…4. */
export const menuSchema = z.object({
  ...node,
  id,
  name: z.string(),
  items: z.array(menuItemSchema),
});

export const referentialSchema = z.object({
  ...node,
  id,
  name: z.string(),
  content: z.string().nullable(),
  contentEn: z.string().nullish(),
  description: z.string().nullable(),
  descriptionEn: z.string().nullish(),
  image: z.string().nullish(),
});

export const pageSlugSchema = z.object({
  ...node,
  id,
  slug: z.string(),
  slugEn: z.string(),
  /** Always null: pages with a token are not listed, since that would reveal it. */
  token: z.string().nullable(),
  template: z.string(),
});

export const cmsPageSchema = z.object({
  ...node,
  id,
  slug: z.string(),
  slugEn: z.string(),
  token: z.string().nullable(),
  title: z.string(),
  titleEn: z.string(),
  /** Sanitised HTML, French and English. */
  content: z.string(),
  contentEn: z.string(),
  template: z.string(),
  seo: z
    .object({
      title: z.string().nullable(),
      titleEn: z.string().nullable(),
      description: z.string().nullable(),
      descriptionEn: z.string().nullable(),
      image: z.string().nullable(),
    })
    .nullable(),
});

export const pageSeoSchema = z.object({
  ...node,
  id,
  /** Route key: home, albums, composers… */
  page: z.string(),
  title: z.string(),
  titleEn: z.string(),
  description: z.string(),
  descriptionEn: z.string(),
  keywords: z.string().nullable(),
  image: z.string().nullable(),
  noIndex: z.boolean(),
});

export type Menu = z.infer<typeof menuSchema>;
export type Referential = z.infer<typeof referentialSchema>;
export type CmsPage = z.infer<typeof cmsPageSchema>;
export type PageSlug = z.infer<typeof pageSlugSchema>;
export type PageSeo = z.infer<typeof pageSeoSchema>;

/** A menu item with this url opens the consent notice instead of navigating (acceptance O7). */
export const CONSENT_MARKER = "#didomi";

const open = { method: "GET", access: "public", cache: "P", status: 200 } as const;

export const menusEndpoint = endpoint({
  ...open,
  path: "/api/cms_menus",
  resource: "CmsMenu",
  summary: "All menus as whole trees, inactive items too",
  answer: collection(menuSchema),
});

export const referentialsEndpoint = endpoint({
  ...open,
  path: "/api/referentiels",
  resource: "Referential",
  summary: "Referentials of exactly this name",
  query: z.object({ name: text }),
  answer: collection(referentialSchema),
});

export const pageSlugsEndpoint = endpoint({
  ...open,
  path: "/api/front/cms_pages/slugs",
  resource: "PageSlug",
  summary: "Slugs of all pages without a token, unpaged",
  answer: collection(pageSlugSchema),
});

export const cmsPagesEndpoint = endpoint({
  ...open,
  path: "/api/cms_pages",
  resource: "CmsPage",
  summary: "Pages of this slug in either language; a token page only with its token",
  query: z.object({ slug: text, token: text }),
  answer: collection(cmsPageSchema),
});

export const cmsPageEndpoint = endpoint({
  ...open,
  path: "/api/cms_pages/{id}",
  resource: "CmsPage",
  summary: "One page without a token",
  answer: cmsPageSchema,
});

export const pageSeosEndpoint = endpoint({
  ...open,
  path: "/api/page_seos",
  resource: "PageSeo",
  summary: "Titles and descriptions of the routes, unpaged",
  answer: collection(pageSeoSchema),
});

export const menuEndpoint = endpoint({
  ...open,
  path: "/api/cms_menus/{id}",
  resource: "CmsMenu",
  summary: "One menu as a whole tree",
  answer: menuSchema,
});

export const referentialEndpoint = endpoint({
  ...open,
  path: "/api/referentiels/{id}",
  resource: "Referential",
  summary: "One referential",
  answer: referentialSchema,
});

export const pageSeoEndpoint = endpoint({
  ...open,
  path: "/api/page_seos/{id}",
  resource: "PageSeo",
  summary: "Title and description of one route",
  answer: pageSeoSchema,
});
