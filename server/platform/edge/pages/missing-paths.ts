import { readFile } from "node:fs/promises";
import type { IncomingHttpHeaders } from "node:http";
import { join } from "node:path";
import { z } from "zod";
import { pageKey } from "./page-key.ts";

/** Kinds of content that have a page at their slug. */
export type SlugKind = "albums" | "tracks" | "writers" | "placements" | "pages";
/** False when nothing of these kinds has the slug; true when something may. */
export type MayBe = (slug: string, kinds: readonly SlugKind[]) => boolean;

/** Addresses with a slug, and the possible kinds of its content. */
const SLUG_PATHS: readonly (readonly [RegExp, readonly SlugKind[]])[] = [
  [/^\/(?:fr|en)\/albums\/([^/]+)$/, ["albums"]],
  [/^\/(?:fr|en)\/album\/([^/]+)$/, ["albums", "tracks"]],
  [/^\/(?:fr\/nos-compositeurs|en\/our-composers)\/([^/]+)$/, ["writers"]],
  [/^\/(?:fr\/nos-placements|en\/our-placements)\/([^/]+)$/, ["placements"]],
];
/** A page of the content system, with or without a token; such a path is no other page. */
const CONTENT = /^\/(?:fr|en)\/([^/]+)(?:\/[^/]+)?$/;
/** Composers and placements can also be found by number. */
const NUMBER = /^\d+$/;
/** Next's routes for pages of the content system, and its catch-all route. */
const OPEN_ROUTES = new Set(["/[lang]/[slug]", "/[lang]/[slug]/[token]", "/[lang]/[...rest]"]);
const PREFIXED = /^\/(?:fr|en)(?:\/|$)/;
/**
 * Typical targets of scanners: a plain file name with an extension, which is not redirected to the visitor's language.
 */
const FILE = /^\/[\w./~-]*\.[\w./~-]*$/;
/** Path of the build's files, and of nothing else. */
const BUILT = /^\/_next\//;
/** The document for addresses without a language. */
const UNPREFIXED = "/fr/404";

const manifestShape = z.object({
  redirects: z.array(z.object({ regex: z.string(), internal: z.boolean().optional() })),
  rewrites: z.object({ beforeFiles: z.array(z.object({ regex: z.string() })) }),
});

/** Returns the patterns of paths that the build in `folder` answers with a page or a redirect, whatever their slugs. */
export async function routePatterns(folder: string): Promise<RegExp[]> {
  const read = async (file: string) => JSON.parse(await readFile(join(folder, file), "utf8"));
  const routes = z.record(z.string(), z.string()).parse(await read("app-path-routes-manifest.json"));
  const { redirects, rewrites } = manifestShape.parse(await read("routes-manifest.json"));
  return [
    ...Object.values(routes)
      .filter((route) => !OPEN_ROUTES.has(route))
      .map(patternOf),
    ...[...redirects.filter(({ internal }) => !internal), ...rewrites.beforeFiles].map(
      ({ regex }) => new RegExp(regex),
    ),
  ];
}

/** Converts a route of Next to a pattern of its paths; the language is one of ours. */
function patternOf(route: string): RegExp {
  const pattern = route
    .replace(/[.+*?^$()|\\{}]/g, "\\$&")
    .replace("[lang]", "(?:fr|en)")
    .replace(/\[[^\]]+\]/g, "[^/]+");
  return new RegExp(`^${pattern}$`);
}

/** KnownAddresses addresses of the site; an unknown one may exist. */
export type KnownAddresses = {
  /** Addresses of its files. */
  files?: ReadonlySet<string> | undefined;
  /** Patterns of its pages' paths (`routePatterns`). */
  routes?: readonly RegExp[] | undefined;
  mayBe?: MayBe | undefined;
};

/**
 * Returns a function that returns the 404 document for a target that certainly does not exist, so that nobody has to
 * render it; null for a target that may exist, and for parts of pages that the router requests.
 */
export function missingPaths({ files, routes, mayBe }: KnownAddresses) {
  return (method: string | undefined, target: string, headers: IncomingHttpHeaders): string | null => {
    const [path = "/"] = target.split("?", 1);
    if (!files || (method !== "GET" && method !== "HEAD") || files.has(decodeURIComponent(path))) return null;
    if (BUILT.test(path)) return UNPREFIXED;
    if (!PREFIXED.test(path)) return FILE.test(path) && !hasRoute(path) ? UNPREFIXED : null;
    if (pageKey(method, target, headers) !== target) return null;
    return isMissing(path) ? `/${path.slice(1, 3)}/404` : null;
  };

  function isMissing(path: string): boolean {
    for (const [pattern, kinds] of SLUG_PATHS) {
      const slug = pattern.exec(path)?.[1];
      if (slug !== undefined) return hasNoContent(slug, kinds);
    }
    if (hasRoute(path)) return false;
    const slug = CONTENT.exec(path)?.[1];
    return slug === undefined || hasNoContent(slug, ["pages"]);
  }

  function hasRoute(path: string): boolean {
    return routes?.some((route) => route.test(path)) ?? true;
  }

  function hasNoContent(slug: string, kinds: readonly SlugKind[]): boolean {
    return mayBe !== undefined && !NUMBER.test(slug) && !mayBe(decodeURIComponent(slug), kinds);
  }
}
