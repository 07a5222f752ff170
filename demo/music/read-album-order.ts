import { z } from "zod";
import { SECTION_LABELS } from "#/contract/section-labels.ts";
import { type AlbumBrief, parseVersion, type TrackBrief, type Version } from "./brief.ts";

const trackSchema = z.object({
  slug: z.string(),
  bpm: z.number(),
  tonality: z.string(),
  mood: z.string(),
  instruments: z.array(z.string()),
  seconds: z.number(),
  energy: z.number(),
  sections: z.array(z.enum(SECTION_LABELS)),
  versions: z.array(z.union([z.string(), z.number()])),
});
const albumSchema = z.object({ reference: z.string(), style: z.string(), tracks: z.array(trackSchema) });

/** An album of the demo content as the composer wants it, with the versions to make of each track. */
export interface AlbumOrder {
  album: AlbumBrief;
  tracks: { track: TrackBrief; versions: Version[] }[];
}

/** Reads a parsed album file of the demo content; the full version is always among the versions. */
export function readAlbumOrder(content: unknown): AlbumOrder {
  const { tracks, ...album } = albumSchema.parse(content);
  return {
    album,
    tracks: tracks.map(({ versions, ...track }) => ({
      track,
      versions: ["full", ...versions.map(parseVersion)],
    })),
  };
}
