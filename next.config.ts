import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";
import { TRANSLATED_PATHS } from "./lib/i18n/pathnames.ts";
import { DRAWN_QUERIES } from "./lib/navigation/drawn-queries.ts";

const NEVER_CHANGES = "public, max-age=31536000, immutable";
const AN_HOUR = "public, max-age=3600, stale-while-revalidate=86400";
/** A part of a list is the same for everyone as well: the process in front keeps it as long as any page. */
const A_MINUTE = "s-maxage=60, stale-while-revalidate=300";

/** Each list's path in each language, with each name of a query that asks for a part of it. */
const PARTS_OF_LISTS = Object.entries(DRAWN_QUERIES).flatMap(([folder, names]) => {
  const translated = TRANSLATED_PATHS.find(({ fr }) => fr === folder);
  return names.flatMap((key) => [
    { source: `/fr${folder}`, has: [{ type: "query" as const, key }], drawn: `/fr/drawn${folder}` },
    {
      source: `/en${translated?.en ?? folder}`,
      has: [{ type: "query" as const, key }],
      drawn: `/en/drawn${folder}`,
    },
  ]);
});

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR || ".next",
  // Names the build in its own pages, which ask every hour whether it is still the one (server/start/build-site.ts).
  env: { SITE_BUILD: process.env.SITE_BUILD ?? "" },
  poweredByHeader: false,
  reactStrictMode: true,
  typedRoutes: false,
  images: { unoptimized: true },
  // Types are checked by `npm test`; a person's first start need not wait for them again.
  typescript: { ignoreBuildErrors: true },
  // The process in front compresses each finished page once.
  compress: false,
  // Pages live in memory only: on disk they would outlive the data they were made from.
  experimental: { isrFlushToDisk: false },
  headers: async () => [
    { source: "/fonts/:file", headers: [{ key: "Cache-Control", value: NEVER_CHANGES }] },
    { source: "/start.js", headers: [{ key: "Cache-Control", value: AN_HOUR }] },
    // Browsers look for a new one at each visit.
    { source: "/sw.js", headers: [{ key: "Cache-Control", value: "public, max-age=0, must-revalidate" }] },
    { source: "/arches.svg", headers: [{ key: "Cache-Control", value: AN_HOUR }] },
    { source: "/groove.svg", headers: [{ key: "Cache-Control", value: AN_HOUR }] },
    { source: "/embed.:type(js|css)", headers: [{ key: "Cache-Control", value: AN_HOUR }] },
    { source: "/map/:file", headers: [{ key: "Cache-Control", value: AN_HOUR }] },
    { source: "/brands/:file", headers: [{ key: "Cache-Control", value: AN_HOUR }] },
    ...PARTS_OF_LISTS.map(({ source, has }) => ({
      source,
      has,
      headers: [{ key: "Cache-Control", value: A_MINUTE }],
    })),
  ],
  redirects: async () => [
    // Folders of private pages, by the page of theirs that one means first.
    ...[
      ["/user", "/user/profile"],
      ["/user/projects", "/user/projects/playlist"],
      ["/user/historique", "/user/historique/ecoutes"],
    ].map(([folder, page]) => ({
      source: `/:lang(fr|en)${folder}`,
      destination: `/:lang${page}`,
      permanent: false,
    })),
    { source: "/:lang(fr|en)/drawn/:rest*", destination: "/:lang/:rest*", permanent: true },
    ...TRANSLATED_PATHS.flatMap(({ fr, en }) => [
      { source: `/en${fr}/:rest*`, destination: `/en${en}/:rest*`, permanent: true },
      { source: `/fr${en}/:rest*`, destination: `/fr${fr}/:rest*`, permanent: true },
    ]),
    // Above the pages of projects, of advice and of cue sheets there is none; people look for projects there.
    { source: "/:lang(fr|en)/user/projects", destination: "/:lang/user/projects/playlist", permanent: false },
  ],
  rewrites: async () => ({
    beforeFiles: [
      ...PARTS_OF_LISTS.map(({ source, has, drawn }) => ({ source, has, destination: drawn })),
      ...TRANSLATED_PATHS.map(({ fr, en }) => ({
        source: `/en${en}/:rest*`,
        destination: `/en${fr}/:rest*`,
      })),
    ],
    afterFiles: [],
    fallback: [],
  }),
};

const withMessages = createNextIntlPlugin({
  requestConfig: "./lib/i18n/request.ts",
  experimental: {
    // Texts are parsed at build time: the parser would be 11 kB of every page's first load.
    messages: { path: "./messages", format: "json", locales: ["fr", "en"], precompile: true },
  },
});

export default withMessages(config);
