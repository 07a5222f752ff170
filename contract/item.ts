import { z } from "zod";
import { type Id, id, idOfIri, iriEnd, node } from "./hydra.ts";
import { trackSchema } from "./track.ts";

/** Which version of its track an item of a list is; what an item says of its sound is then that version's. */
export const itemVersionSchema = z.object({
  ...node,
  id,
  name: z.string(),
  /** Its label, as «30 s edit». */
  version: z.string(),
  kind: z.string().optional(),
});

/**
 * What projects, the cart and share pages hold: a track, or one version of it. `@id` names the item and tells a track
 * from its versions; `id` is the track's in either case, so that who knows tracks alone still shows and plays it.
 */
export const itemSchema = trackSchema.extend({ trackVersion: itemVersionSchema.optional() });

export type Item = z.infer<typeof itemSchema>;
export type ItemVersion = z.infer<typeof itemVersionSchema>;

/** As much of an item as names it. */
export interface ItemName {
  /** Id of the track, also for a version of it. */
  id: Id;
  trackVersion?: { id: Id } | null | undefined;
}

const TRACKS = "/api/tracks/";
const VERSIONS = "/api/track_versions/";

/** The address of an item, which is that of its version where it is one. */
export const itemIri = ({ id, trackVersion }: ItemName): string =>
  trackVersion ? `${VERSIONS}${iriEnd(trackVersion.id)}` : `${TRACKS}${iriEnd(id)}`;

/** The id of the track that an address names; null for a version's. */
export function trackOfIri(iri: string): Id | null {
  return iri.startsWith(TRACKS) ? idOfIri(iri) : null;
}
