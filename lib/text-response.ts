/** Seconds for which shared caches keep such a file; browsers revalidate it each time. */
const SHARED = 300;

/** Returns a public text file, of a type such as `application/xml`. */
export function publicText(text: string, type: string, headers: Record<string, string> = {}): Response {
  return new Response(text, {
    headers: {
      "Content-Type": `${type}; charset=utf-8`,
      "Cache-Control": `public, max-age=0, s-maxage=${SHARED}, stale-while-revalidate=${SHARED}`,
      ...headers,
    },
  });
}
