import { hrefPath } from "#/lib/i18n/href.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { pathnames } from "#/lib/i18n/pathnames.ts";

type Route = keyof typeof pathnames;

/** A screenshot to take: its file name and the page's address. */
export interface Shot {
  name: string;
  path: string;
}

/** Values for the parameters of routes in each language, from the demo catalogue. */
const SAMPLES: Partial<Record<Route, Record<Lang, Record<string, string>>>> = {
  "/[slug]": { fr: { slug: "a-propos" }, en: { slug: "about" } },
  "/[slug]/[token]": {
    fr: { slug: "dossier-de-presse", token: "apercu-automne-2026" },
    en: { slug: "press-kit", token: "apercu-automne-2026" },
  },
  "/album/[slug]": { fr: { slug: "les-chasseurs-de-segou" }, en: { slug: "les-chasseurs-de-segou" } },
  "/albums/[slug]": { fr: { slug: "delta-sans-fin" }, en: { slug: "endless-delta" } },
  "/auth/reset-password/[token]": { fr: { token: "0" }, en: { token: "0" } },
  "/auth/sign-in-link/[token]": { fr: { token: "0" }, en: { token: "0" } },
  "/carte/[slug]": { fr: { slug: "mali" }, en: { slug: "mali" } },
  "/nos-compositeurs/[slug]": { fr: { slug: "awa-sangare" }, en: { slug: "awa-sangare" } },
  "/nos-placements/[slug]": { fr: { slug: "apres-la-secousse" }, en: { slug: "after-the-tremor" } },
  "/recherche/[slug]": { fr: { slug: "kora" }, en: { slug: "kora" } },
};

/** Other states of a route, and pages outside the route table. */
const OTHERS: Record<Lang, Record<string, string>> = {
  fr: {
    accessibility: "/fr/accessibilite",
    contact: "/fr/contact",
    contest: "/fr/concours",
    "music-advice": "/fr/conseil-musical",
    "placement-film": "/fr/nos-placements/sahel-l-eau-qui-reste",
    "search-nothing": "/fr/recherche/xylophonissimo",
    "search-guidee-asked": "/fr/search-guidee?terms=tension",
    "search-similarity-asked": "/fr/search-similarity?track=1",
    "search-synonym-asked": "/fr/search-synonym?q=peur",
    embed: "/embed/fr/delta-sans-fin",
    offline: "/offline/fr",
    lost: "/fr/nowhere/at/all",
  },
  en: {
    accessibility: "/en/accessibility",
    contact: "/en/contact",
    "music-advice": "/en/music-advice",
    "placement-film": "/en/our-placements/sahel-the-water-that-remains",
    "search-nothing": "/en/recherche/xylophonissimo",
    "search-guidee-asked": "/en/search-guidee?terms=tension",
    "search-similarity-asked": "/en/search-similarity?track=1",
    "search-synonym-asked": "/en/search-synonym?q=peur",
    embed: "/embed/en/endless-delta",
    offline: "/offline/en",
    lost: "/en/nowhere/at/all",
  },
};

/**
 * Returns the file name for a route: `user-cart` for `/user/cart`; `page` and `page-token` for those of the content
 * system.
 */
function nameOf(pathname: Route): string {
  if (pathname === "/") return "home";
  return pathname
    .slice(1)
    .replace(/^\[slug\]/, "page")
    .replace(/\W+/g, "-")
    .replace(/-$/, "");
}

/**
 * Returns every page in a language: `open` ones for everyone, `own` ones for a signed-in user. `shared` is the token of
 * a share page.
 */
export function screenshotPages(lang: Lang, shared: string): { open: Shot[]; own: Shot[] } {
  const routes = (Object.keys(pathnames) as Route[]).map((pathname) => {
    const params = pathname === "/share/[token]" ? { token: shared } : SAMPLES[pathname]?.[lang];
    const href = { pathname, params: params ?? {} } as Parameters<typeof hrefPath>[0];
    return { name: nameOf(pathname), path: hrefPath(href, lang) };
  });
  const others = Object.entries(OTHERS[lang]).map(([name, path]) => ({ name, path }));
  const [own, open] = [true, false].map((isOwn) =>
    routes.filter(({ name }) => name.startsWith("user-") === isOwn),
  );
  return { open: [...(open ?? []), ...others], own: own ?? [] };
}
