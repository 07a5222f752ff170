import type { Id } from "#/contract/hydra.ts";
import { CONSENT_MARKER, type Menu, type MenuItem } from "#/contract/site.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { localPath } from "#/lib/i18n/local-path.ts";
import { frenchFirstTitle, frenchFirstUrl } from "#/lib/i18n/localise.ts";
import { ownImage } from "#/lib/pages/own-image.ts";
import { isAbsolute, safeHref } from "#/lib/pages/safe-href.ts";

/** Places of the menus; the specification (§3) has two names for the header's. */
export type MenuArea =
  | "MAIN"
  | "BURGER"
  | "BURGER_MOBILE"
  | "SISTER_BRANDS"
  | `footer-section-${1 | 2 | 3 | 4}`;

const OTHER_NAMES: Readonly<Record<string, string>> = {
  header: "main",
  "burger-mobile": "burger_mobile",
};

/** The competition is French only (specification §2). */
const COMPETITION = "concours";

/**
 * A menu entry in one language. `href` is null if it only opens its children. Missing values are left out, because the
 * menus are in the data of every page.
 */
export interface MenuEntry {
  id: Id;
  title: string;
  kind: "page" | "external" | "consent";
  href: string | null;
  newTab?: boolean;
  /** Address of a small image before the text. */
  icon?: string;
  children?: MenuEntry[];
}

const bySortOrder = (one: MenuItem, other: MenuItem) => one.sortOrder - other.sortOrder;

function isCompetition({ title, titleEn }: MenuItem): boolean {
  return [title, titleEn].some((text) => text.trim().toLowerCase() === COMPETITION);
}

function destination(item: MenuItem, lang: Lang): Pick<MenuEntry, "kind" | "href"> {
  if (item.url === CONSENT_MARKER || item.urlEn === CONSENT_MARKER) return { kind: "consent", href: null };
  const url = safeHref(frenchFirstUrl(item, lang));
  if (!url) return { kind: "page", href: null };
  if (item.externalLink || isAbsolute(url) || url.startsWith("#")) return { kind: "external", href: url };
  const end = url.search(/[?#]|$/);
  const path = url.slice(0, end);
  return { kind: "page", href: localPath(path.startsWith("/") ? path : `/${path}`, lang) + url.slice(end) };
}

function entriesOf(items: readonly MenuItem[], lang: Lang): MenuEntry[] {
  return items
    .filter((item) => item.active && !(lang === "en" && isCompetition(item)))
    .sort(bySortOrder)
    .map((item) => {
      const icon = ownImage(item.icon);
      const children = entriesOf(item.items?.length ? item.items : (item.descendants ?? []), lang);
      return {
        id: item.id,
        title: frenchFirstTitle(item, lang),
        ...destination(item, lang),
        ...(item.newPage && { newTab: true }),
        ...(icon && { icon }),
        ...(children.length > 0 && { children }),
      };
    });
}

function canonical(area: string): string {
  const lower = area.trim().toLowerCase();
  return OTHER_NAMES[lower] ?? lower;
}

/**
 * Returns the entries of a menu in a language: active items of the first level in `sortOrder`, their children
 * below them, no competition in English (specification §2, acceptance S31–S37). A missing menu is empty.
 */
export function menuEntries(menus: readonly Menu[], area: MenuArea, lang: Lang): MenuEntry[] {
  const menu = menus.find(({ name }) => canonical(name) === canonical(area));
  return entriesOf(menu?.items.filter((item) => item.ancestor == null) ?? [], lang);
}
