import type { Writer } from "#/contract/writer.ts";

/** What a card shows of a composer. */
export type CardComposer = Pick<Writer, "id" | "slug" | "slugEn" | "name" | "image" | "trackCount" | "lead">;

/** A composer without what no card shows: lives are long, and lists travel in the page (design §4b). */
export function cardComposer({ id, slug, slugEn, name, image, trackCount, lead }: Writer): CardComposer {
  return { id, slug, slugEn, name, image, trackCount, lead };
}
