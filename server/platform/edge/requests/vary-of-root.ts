import type { Rendered } from "#/server/platform/edge/pages/cached-response.ts";

/**
 * Returns the answer with `Vary` if it is that of `/`, whose language depends on a cookie or the browser: Next
 * overwrites the `Vary` of the middleware.
 */
export function withVaryOfRoot(url: string, answer: Rendered): Rendered {
  if (url.split("?")[0] !== "/") return answer;
  const own = [answer.headers.vary ?? []].flat().filter((names) => !/accept-language/i.test(names));
  return { ...answer, headers: { ...answer.headers, vary: [...own, "Accept-Language, Cookie"].join(", ") } };
}
