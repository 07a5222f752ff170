import { chooseEncoding } from "#/server/platform/edge/encoding/choose-encoding.ts";
import { CachedResponse } from "#/server/platform/edge/pages/cached-response.ts";
import { matches } from "#/server/platform/edge/requests/write-answer.ts";

/** Returns a small generated text as an answer: compressed, with a strong ETag, or 304 when the client has it. */
export async function textResponse(
  request: Request,
  body: string,
  headers: Record<string, string>,
): Promise<Response> {
  const finished = new CachedResponse(
    { status: 200, headers, body: Buffer.from(body) },
    { security: {}, https: false },
  );
  const variant = await finished.variant(chooseEncoding(request.headers.get("accept-encoding") ?? ""));
  const unchanged = matches(request.headers.get("if-none-match") ?? undefined, variant.etag);
  const list = new Headers(pairs(variant.headers));
  if (!unchanged) return new Response(new Uint8Array(variant.body), { headers: list });
  list.delete("content-length");
  list.delete("content-encoding");
  return new Response(null, { status: 304, headers: list });
}

const pairs = (flat: string[]): [string, string][] =>
  flat.flatMap((name, index) => (index % 2 === 0 ? [[name, flat[index + 1] ?? ""] as [string, string]] : []));
