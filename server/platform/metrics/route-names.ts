import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { TrieRouter } from "hono/router/trie-router";
import { z } from "zod";
import { endpoints } from "#/contract/endpoints.ts";

/** Name for paths without a pattern, such as guessed addresses: they are countless, and share one name. */
export const NO_ROUTE = "other";
/** Paths in neither the contract nor the build. */
const OTHERS = [
  "/api",
  "/api/docs",
  "/api/{document}",
  "/api/contexts/{name}",
  "/healthz",
  "/_next/[...file]",
  "/media/track/mp3/{file}",
  "/media/track/svg/{name}",
  "/media/track/analysis/{name}",
  "/media/track/covers/{file}",
  "/media/album/covers/{file}",
  "/media/images/[...path]",
  "/media/films/[...path]",
  "/media/resize/{order}/[...path]",
  "/media/share/[...path]",
];
const LANGS = ["fr", "en"];
const ANY = "GET";

/** The pages of a build: their patterns, in the form of folders of `app/`, and path prefixes that lead to them. */
export interface PagePatterns {
  patterns: readonly string[];
  aliases: readonly { from: string; to: string }[];
}

/**
 * Returns a function that returns the pattern of a request's target: `/api/tracks/{id}`, `/[lang]/albums/[slug]`; never
 * the typed text.
 */
export function createRouteNames({ patterns, aliases }: PagePatterns): (target: string) => string {
  const named = new Map<string, string>();
  for (const pattern of [...endpoints.map(({ path }) => path), ...OTHERS, ...patterns]) {
    for (const lang of LANGS) {
      const path = pattern.replace("[lang]", lang);
      named.set(routed(path), pattern);
      for (const { from, to } of aliases)
        if (`${path}/`.startsWith(`${to}/`)) named.set(routed(from + path.slice(to.length)), pattern);
    }
  }
  const router = new TrieRouter<string>();
  for (const [path, name] of [...named].toSorted(([a], [b]) => (rank(a) < rank(b) ? -1 : 1)))
    router.add(ANY, path, name);

  return (target) => {
    const [path = "/"] = target.split("?", 1);
    return router.match(ANY, path)[0][0]?.[0] ?? NO_ROUTE;
  };
}

/** Converts a pattern to the router's notation. */
const routed = (pattern: string) => pattern.replace(/\[\.\.\.\w+\]/, "*").replace(/[[{](\w+)[\]}]/g, ":$1");

/** Sort key: fixed words before placeholders for a word, and those before placeholders for any number of words. */
const rank = (path: string) => path.replace(/:\w+/g, "~").replace("*", "~~");

const rewriteSchema = z.object({ source: z.string(), destination: z.string(), has: z.unknown().optional() });
const ALL_BELOW = "/:rest*";

/** Returns the pages of the build in `distDir`, from Next's manifests. */
export async function readPagePatterns(root: string, distDir: string): Promise<PagePatterns> {
  const read = async (name: string) => JSON.parse(await readFile(join(root, distDir, name), "utf8"));
  const pages = z.record(z.string(), z.string()).parse(await read("app-path-routes-manifest.json"));
  const { rewrites } = z
    .object({ rewrites: z.object({ beforeFiles: z.array(rewriteSchema) }) })
    .parse(await read("routes-manifest.json"));
  const aliases = rewrites.beforeFiles
    .filter(({ source, has }) => !has && source.endsWith(ALL_BELOW))
    .map(({ source, destination }) => ({
      from: source.slice(0, -ALL_BELOW.length),
      to: destination.slice(0, -ALL_BELOW.length),
    }));
  return { patterns: Object.values(pages), aliases };
}
