import type { Rendered } from "#/server/platform/edge/pages/cached-response.ts";

/**
 * `/` is in the language of a cookie or of the browser, and says so to caches on the way: Next writes its own `Vary`
 * over that of the middleware.
 */
export function sayingWhatChose(url: string, answer: Rendered): Rendered {
  if (url.split("?")[0] !== "/") return answer;
  const own = [answer.headers.vary ?? []].flat().filter((names) => !/accept-language/i.test(names));
  return { ...answer, headers: { ...answer.headers, vary: [...own, "Accept-Language, Cookie"].join(", ") } };
}
