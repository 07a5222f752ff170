import type { Rendered } from "#/server/platform/edge/pages/cached-response.ts";

/**
 * Tells caches that the language of `/` depends on a cookie or the browser: Next overwrites the middleware's `Vary`.
 */
export function sayingWhatChose(url: string, answer: Rendered): Rendered {
  if (url.split("?")[0] !== "/") return answer;
  const own = [answer.headers.vary ?? []].flat().filter((names) => !/accept-language/i.test(names));
  return { ...answer, headers: { ...answer.headers, vary: [...own, "Accept-Language, Cookie"].join(", ") } };
}
