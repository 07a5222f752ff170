"use client";

import { type QueryClient, useQueries } from "@tanstack/react-query";
import type { Cue } from "#/contract/cue-sheet.ts";
import type { Id } from "#/contract/hydra.ts";
import { type Item, itemIri, trackOfIri } from "#/contract/item.ts";
import { trackEndpoint } from "#/contract/track.ts";
import { type Playable, playableOfTrack, playableOfVersion } from "#/features/player/playable.ts";
import { versionsQuery } from "#/features/tracks/versions/versions-query.ts";
import { call } from "#/lib/api/call.ts";
import { type FrameRate, secondsOf } from "../time/timecode.ts";

export const trackQuery = (id: Id) => ({
  queryKey: ["strip track", id],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(trackEndpoint, { params: { id }, signal }),
  staleTime: Number.POSITIVE_INFINITY,
  meta: { silent: true },
});

/** Returns the id of a cue's track; null for music from elsewhere. */
export const trackIdOf = ({ track }: Cue): Id | null => (track === null ? null : trackOfIri(track));

/**
 * Returns the second of its recording at which a cue begins. Some edits count the positions in a source from a full hour,
 * which is beyond the end of the recording: the cue then begins at the start of the recording.
 */
export function sourceSecondsOf({ sourceIn }: Cue, rate: FrameRate, sound: Playable | undefined): number {
  const seconds = secondsOf(sourceIn ?? 0, rate);
  return sound && seconds >= sound.duration ? 0 : seconds;
}

/** Returns a function that gives the sound to draw for a cue. Tracks outside the project are fetched. */
export function useStripSounds(cues: readonly Cue[], items: readonly Item[]) {
  const known = new Map(items.map((item) => [item["@id"], playableOfTrack(item)]));
  const others = [...new Set(cues.flatMap((cue) => trackIdOf(cue) ?? []))].filter(
    (id) => !known.has(itemIri({ id })),
  );
  const fetched = useQueries({ queries: others.map(trackQuery) });
  for (const { data } of fetched) if (data) known.set(itemIri(data), playableOfTrack(data));
  return ({ track, version }: Cue) => known.get(version ?? "") ?? known.get(track ?? "");
}

/** Returns the recording of a cue: its version if it has one, else its track; null for music from elsewhere. */
export async function soundOfCue(
  cue: Pick<Cue, "track" | "version">,
  items: readonly Item[],
  client: QueryClient,
): Promise<Playable | null> {
  const id = cue.track === null ? null : trackOfIri(cue.track);
  if (id === null) return null;
  const item = items.find((one) => one["@id"] === (cue.version ?? cue.track));
  if (item) return playableOfTrack(item);
  if (cue.version === null) return playableOfTrack(await client.fetchQuery(trackQuery(id)));
  const versions = (await client.fetchQuery(versionsQuery(id)))["hydra:member"];
  const version = versions.find((one) => cue.version?.endsWith(`/${one.id}`));
  return version ? playableOfVersion(version) : null;
}
