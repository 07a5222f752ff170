import type { Lang } from "./lang.ts";
import { localPath } from "./local-path.ts";
import type { pathnames } from "./pathnames.ts";

type Route = keyof typeof pathnames;
type Params<Path extends string> = Path extends `${string}[${infer Name}]${infer Rest}`
  ? Name | Params<Rest>
  : never;
type Query = Readonly<Record<string, string | number | readonly string[] | undefined>>;

/** A route of the site by its internal name, with its parameters and query. */
type RouteHref = {
  [Path in Route]: [Params<Path>] extends [never]
    ? { pathname: Path; params?: undefined; query?: Query }
    : { pathname: Path; params: Readonly<Record<Params<Path>, string>>; query?: Query };
}[Route];

/** Target of a link: `"/albums"`, or `{ pathname, params, query }`. */
export type Href = { [Path in Route]: [Params<Path>] extends [never] ? Path : never }[Route] | RouteHref;

/** Returns the address of a route in a language: prefix, that language's path, encoded parameters and query. */
export function hrefPath(href: Href, lang: Lang): string {
  const { pathname, params, query } = typeof href === "string" ? { pathname: href } : (href as RouteHref);
  const values: Readonly<Record<string, string>> = params ?? {};
  const path = pathname.replace(/\[(\w+)\]/g, (_, name: string) => encodeURIComponent(values[name] ?? ""));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) {
    for (const one of [value ?? []].flat()) search.append(key, String(one));
  }
  return localPath(path, lang) + (search.size > 0 ? `?${search}` : "");
}
