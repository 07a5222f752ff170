import { albumDetailSchema } from "#/contract/album.ts";
import type { ReadApi, ShareSubject } from "./subject.ts";

/** Returns the colours of an album's sleeve by its slug; null without such an album, or when its cover is an image. */
export async function sleeveOf(read: ReadApi, slug: string): Promise<ShareSubject["sleeve"]> {
  const album = await read(`/api/front/album/${encodeURIComponent(slug)}`);
  return album ? (albumDetailSchema.parse(album).sleeve ?? null) : null;
}
