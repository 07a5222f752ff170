/**
 * Every route of the specification (§2), and the map's territories, by its internal name, which is its folder's French
 * name. Only routes whose path depends on the language have two.
 */
export const pathnames = {
  "/": "/",
  "/[slug]": "/[slug]",
  "/[slug]/[token]": "/[slug]/[token]",
  "/album/[slug]": "/album/[slug]",
  "/albums": "/albums",
  "/albums/[slug]": "/albums/[slug]",
  "/auth/login": "/auth/login",
  "/auth/inscription": "/auth/inscription",
  "/auth/forgot-password": "/auth/forgot-password",
  "/auth/reset-password/[token]": "/auth/reset-password/[token]",
  "/auth/sign-in-link/[token]": "/auth/sign-in-link/[token]",
  "/donnees-personnelles": "/donnees-personnelles",
  "/mention-legales": "/mention-legales",
  "/nos-compositeurs": { fr: "/nos-compositeurs", en: "/our-composers" },
  "/nos-compositeurs/[slug]": { fr: "/nos-compositeurs/[slug]", en: "/our-composers/[slug]" },
  "/nos-placements": { fr: "/nos-placements", en: "/our-placements" },
  "/nos-placements/[slug]": { fr: "/nos-placements/[slug]", en: "/our-placements/[slug]" },
  "/share/[token]": "/share/[token]",
  "/recherche/[slug]": "/recherche/[slug]",
  "/search-guidee": "/search-guidee",
  "/search-similarity": "/search-similarity",
  "/search-synonym": "/search-synonym",
  "/subscription": "/subscription",
  "/user/cart": "/user/cart",
  "/user/historique/ecoutes": "/user/historique/ecoutes",
  "/user/historique/telecharger": "/user/historique/telecharger",
  "/user/password": "/user/password",
  "/user/profile": "/user/profile",
  "/user/start": "/user/start",
  "/user/projects/conseil-musical": "/user/projects/conseil-musical",
  "/user/projects/playlist": "/user/projects/playlist",
  "/user/projects/cue-sheet": "/user/projects/cue-sheet",
  "/user/projects/programme": "/user/projects/programme",
  "/carte": { fr: "/carte", en: "/worldmap" },
  "/carte/[slug]": { fr: "/carte/[slug]", en: "/worldmap/[slug]" },
} as const;

/** Path prefixes that depend on the language, for rewrites, redirects (acceptance S4) and the language switcher. */
export const TRANSLATED_PATHS = Object.values(pathnames).filter(
  (path) => typeof path === "object" && !path.fr.includes("["),
) as readonly { readonly fr: string; readonly en: string }[];
