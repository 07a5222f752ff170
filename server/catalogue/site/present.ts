import type { Carousel } from "#/contract/carousel.ts";
import type { CmsPage, Menu, MenuItem, PageSeo, PageSlug, Referential } from "#/contract/site.ts";
import { storedHtml } from "#/server/catalogue/content/stored-html.ts";
import type {
  carouselItems,
  carousels,
  cmsPages,
  menuItems,
  menus,
  pageSeos,
  referentials,
} from "#/server/platform/db/schema/site.ts";
import { mediaPath } from "#/server/platform/media/media-path.ts";

type MenuItemRow = typeof menuItems.$inferSelect;
type CmsPageRow = typeof cmsPages.$inferSelect;

/** Maximum depth of a menu. */
const MENU_DEPTH = 8;

function branch(items: readonly MenuItemRow[], ancestorId: number | null, depth: number): MenuItem[] {
  if (depth === MENU_DEPTH) return [];
  return items
    .filter((item) => item.ancestorId === ancestorId)
    .map((item) => {
      const children = branch(items, item.id, depth + 1);
      return {
        id: item.id,
        name: item.name,
        title: item.title,
        titleEn: item.titleEn,
        url: item.url,
        urlEn: item.urlEn,
        externalLink: item.externalLink,
        newPage: item.newPage,
        sortOrder: item.sortOrder,
        icon: item.icon,
        active: item.active,
        ancestor: item.ancestorId,
        items: children,
        descendants: children,
      };
    });
}

/** Converts a menu to a whole tree, with inactive items; `items` are all of its items, in order. */
export function presentMenu(row: typeof menus.$inferSelect, items: readonly MenuItemRow[]): Menu {
  return {
    "@id": `/api/cms_menus/${row.id}`,
    "@type": "CmsMenu",
    id: row.id,
    name: row.name,
    items: branch(items, null, 0),
  };
}

export function presentReferential(row: typeof referentials.$inferSelect): Referential {
  const { id, name, content, contentEn, description, descriptionEn } = row;
  return {
    "@id": `/api/referentiels/${id}`,
    "@type": "Referential",
    id,
    name,
    content,
    contentEn,
    description,
    descriptionEn,
    image: mediaPath(row.image),
  };
}

/** Returns the slugs of a public page. */
export function presentPageSlug({ id, slug, slugEn, template }: CmsPageRow): PageSlug {
  return { "@id": `/api/cms_pages/${id}`, "@type": "PageSlug", id, slug, slugEn, token: null, template };
}

export function presentCmsPage(row: CmsPageRow): CmsPage {
  const { id, slug, slugEn, token, title, titleEn, content, contentEn, template, seo } = row;
  return {
    "@id": token === null ? `/api/cms_pages/${id}` : `/api/.well-known/genid/page-${id}`,
    "@type": "CmsPage",
    id,
    slug,
    slugEn,
    token,
    title,
    titleEn,
    content: storedHtml(content),
    contentEn: storedHtml(contentEn),
    template,
    seo: seo && { ...seo, image: mediaPath(seo.image) },
  };
}

export function presentPageSeo(row: typeof pageSeos.$inferSelect): PageSeo {
  const { id, page, title, titleEn, description, descriptionEn, keywords, noIndex } = row;
  return {
    "@id": `/api/page_seos/${id}`,
    "@type": "PageSeo",
    id,
    page,
    title,
    titleEn,
    description,
    descriptionEn,
    keywords,
    image: mediaPath(row.image),
    noIndex,
  };
}

/** Converts a carousel with its items, which are in order. */
export function presentCarousel(
  row: typeof carousels.$inferSelect,
  items: readonly (typeof carouselItems.$inferSelect)[],
): Carousel {
  return {
    "@id": `/api/carousels/${row.id}`,
    "@type": "Carousel",
    id: row.id,
    slug: row.slug,
    title: row.title,
    titleEn: row.titleEn,
    items: items.map((item) => ({
      id: item.id,
      image: `media/${item.image}`,
      imageEn: mediaPath(item.imageEn),
      title: item.title,
      titleEn: item.titleEn,
      url: item.url,
      urlEn: item.urlEn,
      newPage: item.newPage,
      sortOrder: item.sortOrder,
    })),
  };
}
