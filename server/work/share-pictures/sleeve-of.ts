import { albumDetailSchema } from "#/contract/album.ts";
import type { ReadApi, ShareSubject } from "./subject.ts";

/** Colours of an album's sleeve, by its slug; null when there is no such album, or its sleeve is a picture. */
export async function sleeveOf(read: ReadApi, slug: string): Promise<ShareSubject["sleeve"]> {
  const album = await read(`/api/front/album/${encodeURIComponent(slug)}`);
  return album ? (albumDetailSchema.parse(album).sleeve ?? null) : null;
}
