import type { NetworkMark } from "#/components/drawing/network-glyph.tsx";
import { menusEndpoint, type Referential, referentialsEndpoint } from "#/contract/site.ts";
import { cachedCall } from "#/lib/api/cached-call.ts";
import { SITE_REVALIDATE } from "#/lib/api/revalidate.ts";
import { withFallback } from "#/lib/api/with-fallback.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { frenchFirstContent, frenchFirstDescription } from "#/lib/i18n/localise.ts";
import { ownImage } from "#/lib/pages/own-image.ts";
import { safeHref } from "#/lib/pages/safe-href.ts";
import { type MenuEntry, menuEntries } from "./menus/menu-entries.ts";

/** Networks for the footer, in its order: the referential's name (specification §3), the displayed name, the logo. */
const NETWORKS = [
  ["facebook", "Facebook", "facebook"],
  ["twitter", "X", "x"],
  ["instagram", "Instagram", "instagram"],
  ["youtube", "YouTube", "youtube"],
] satisfies [name: string, shown: string, mark: NetworkMark][];

/** Pattern of such a key: no other text may become part of an address. */
const DIDOMI_KEY = /^[A-Za-z0-9-]{8,64}$/;

/** Returns the first referential of this name, or null if there is none or the call fails (acceptance S23, S24). */
async function referential(name: string, read: typeof cachedCall): Promise<Referential | null> {
  const input = { query: { name } };
  const found = read(referentialsEndpoint, input, { tags: ["referentials"], revalidate: SITE_REVALIDATE });
  return (await withFallback(found, null, `Referential ${name}`))?.["hydra:member"][0] ?? null;
}

/**
 * Fetches the data of header and footer, in one language. All calls run in parallel, each may fail alone, and the
 * server caches the responses, so that the browser makes none of them (acceptance S20, S24). `read` makes the
 * calls.
 */
export async function siteData(lang: Lang, read: typeof cachedCall = cachedCall) {
  const [menus, logo, disclaimer, consent, ...networks] = await Promise.all([
    withFallback(
      read(menusEndpoint, {}, { tags: ["menus"], revalidate: SITE_REVALIDATE }),
      { "hydra:member": [] },
      "Menus",
    ),
    referential("MENU_LOGO", read),
    referential("FOOTER_DISCLAIMER", read),
    referential("DIDOMI_KEY", read),
    ...NETWORKS.map(([name]) => referential(name, read)),
  ]);
  const all = menus["hydra:member"];
  const burger = menuEntries(all, "BURGER", lang);
  const burgerMobile = menuEntries(all, "BURGER_MOBILE", lang);
  return {
    main: menuEntries(all, "MAIN", lang),
    burger,
    /** Null if a phone's menu has the same entries: every page would contain them twice. */
    burgerMobile: areAlike(burger, burgerMobile) ? null : burgerMobile,
    footer: ([1, 2, 3, 4] as const)
      .map((number) => ({ number, entries: menuEntries(all, `footer-section-${number}`, lang) }))
      .filter(({ entries }) => entries.length > 0),
    sisters: menuEntries(all, "SISTER_BRANDS", lang),
    logo: logo && frenchFirstContent(logo, lang),
    disclaimer: disclaimer && frenchFirstContent(disclaimer, lang),
    /** The consent service's key for this site; null if the site uses its own notice. */
    didomiKey: DIDOMI_KEY.exec(consent?.content?.trim() ?? "")?.[0] ?? null,
    social: networks.flatMap((network, index) => {
      const href = network && safeHref(frenchFirstContent(network, lang));
      const [, name, mark] = NETWORKS[index] ?? [];
      if (!href || !name || !mark) return [];
      const title = frenchFirstDescription(network, lang) || name;
      return [{ name, network: mark, href, title, image: ownImage(network.image) }];
    }),
  };
}

/** Whether two menus differ in nothing but the ids of their entries. */
const areAlike = (one: readonly MenuEntry[], other: readonly MenuEntry[]) =>
  withoutIds(one) === withoutIds(other);

const withoutIds = (entries: readonly MenuEntry[]) =>
  JSON.stringify(entries, (name, value) => (name === "id" ? undefined : value));

export type SiteData = Awaited<ReturnType<typeof siteData>>;
