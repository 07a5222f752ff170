import { timingSafeEqual } from "node:crypto";
import { revalidateTag } from "next/cache";
import { z } from "zod";

export const dynamic = "force-dynamic";

const bodySchema = z.object({ tags: z.array(z.string().min(1).max(256)).max(1_000) });

/**
 * Drops all pages and reads with one of the given tags, at once. Only the server process that holds the secret may ask.
 */
export async function POST(request: Request): Promise<Response> {
  if (!knowsSecret(request.headers.get("x-purge-secret"))) return new Response(null, { status: 404 });
  const body = bodySchema.safeParse(await request.json().catch(() => null));
  if (!body.success) return new Response(null, { status: 422 });
  for (const tag of body.data.tags) revalidateTag(tag, { expire: 0 });
  return new Response(null, { status: 204 });
}

function knowsSecret(given: string | null): boolean {
  const secret = process.env.PURGE_SECRET;
  if (!secret || given?.length !== secret.length) return false;
  return timingSafeEqual(Buffer.from(given), Buffer.from(secret));
}
