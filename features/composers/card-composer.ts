import type { Writer } from "#/contract/writer.ts";
import { moodOf } from "#/features/player/mood-of.ts";

/** The data of a composer card. */
export interface CardComposer
  extends Pick<Writer, "id" | "slug" | "slugEn" | "name" | "image" | "trackCount"> {
  /** The sound for the drawn print, and the slug of its mood. */
  print: { analysis: string; mood: string | undefined } | null;
}

/** Picks the data of a card: biographies are long, and lists are part of the page (design §4b). */
export function cardComposer({ id, slug, slugEn, name, image, trackCount, lead }: Writer): CardComposer {
  const print = lead ? { analysis: lead.analysis, mood: moodOf(lead.terms)?.slug } : null;
  return { id, slug, slugEn, name, image, trackCount, print };
}
