import type { Id } from "#/contract/hydra.ts";
import type { Writer } from "#/contract/writer.ts";
import { moodOf } from "#/features/player/mood-of.ts";

/** The data of a composer card. */
export interface CardComposer
  extends Pick<Writer, "id" | "slug" | "slugEn" | "name" | "image" | "trackCount"> {
  /** The track for the drawn print, and the slug of its mood. */
  print: { track: Id; mood: string | undefined } | null;
}

/** Picks the data of a card: biographies are long, and lists are part of the page (design §4b). */
export function cardComposer({ id, slug, slugEn, name, image, trackCount, lead }: Writer): CardComposer {
  const print = lead ? { track: lead.id, mood: moodOf(lead.terms)?.slug } : null;
  return { id, slug, slugEn, name, image, trackCount, print };
}

/** Returns the tracks whose prints stand on the cards of a list, each once: they are one drawing (decision 054). */
export function printsOf(composers: readonly CardComposer[]): Id[] {
  const drawn = composers.filter(({ image }) => !image).flatMap(({ print }) => print?.track ?? []);
  return [...new Set(drawn)];
}
