import type { Writer } from "#/contract/writer.ts";
import { moodOf } from "#/features/player/mood-of.ts";

/** What a card shows of a composer. */
export interface CardComposer
  extends Pick<Writer, "id" | "slug" | "slugEn" | "name" | "image" | "trackCount"> {
  /** The sound that the print is drawn from, and the slug of its mood. */
  print: { analysis: string; mood: string | undefined } | null;
}

/** A composer without what no card shows: lives are long, and lists travel in the page (design §4b). */
export function cardComposer({ id, slug, slugEn, name, image, trackCount, lead }: Writer): CardComposer {
  const print = lead ? { analysis: lead.analysis, mood: moodOf(lead.terms)?.slug } : null;
  return { id, slug, slugEn, name, image, trackCount, print };
}
