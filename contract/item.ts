import { z } from "zod";
import { type Id, id, idOfIri, iriEnd, node } from "./hydra.ts";
import { trackSchema } from "./track.ts";

/** The version of an item; duration, tempo, sound and so on of the item are then those of the version. */
export const itemVersionSchema = z.object({
  ...node,
  id,
  name: z.string(),
  /** Label, such as «30 s edit». */
  version: z.string(),
  kind: z.string().optional(),
});

/**
 * A track or one version of it, as in projects, the cart and share pages. `@id` identifies the item, and differs
 * between a track and its versions; `id` is always the track's, so that clients that only know tracks can play it.
 */
export const itemSchema = trackSchema.extend({ trackVersion: itemVersionSchema.optional() });

export type Item = z.infer<typeof itemSchema>;
export type ItemVersion = z.infer<typeof itemVersionSchema>;

/** The part of an item that identifies it. */
export interface ItemName {
  /** Id of the track, also for a version of it. */
  id: Id;
  trackVersion?: { id: Id } | null | undefined;
}

const TRACKS = "/api/tracks/";
const VERSIONS = "/api/track_versions/";

/** Returns the address of an item: that of the version, if it has one, otherwise of the track. */
export const itemIri = ({ id, trackVersion }: ItemName): string =>
  trackVersion ? `${VERSIONS}${iriEnd(trackVersion.id)}` : `${TRACKS}${iriEnd(id)}`;

/** Returns the id of the track at an address; null for the address of a version. */
export function trackOfIri(iri: string): Id | null {
  return iri.startsWith(TRACKS) ? idOfIri(iri) : null;
}
