import type { DownloadedTrack, ListenedTrack } from "#/contract/history.ts";
import { presentItem } from "#/server/catalogue/tracks/listed.ts";
import { presentTrack } from "#/server/catalogue/tracks/present.ts";
import type { DownloadedRow, ListenedRow } from "./queries.ts";

const SOURCES = ["track", "playlist", "conseil", "cart"] as const;

/** An entry of the history of listening. */
export function presentListened({ id, createdAt, track }: ListenedRow): ListenedTrack {
  return {
    "@id": `/api/front/user/listened/tracks/${id}`,
    "@type": "ListenedTrack",
    id,
    createdAt: createdAt.toISOString(),
    track: presentTrack(track),
  };
}

/** An entry of the history of downloads. */
export function presentDownloaded({ id, createdAt, track, version, source }: DownloadedRow): DownloadedTrack {
  return {
    "@id": `/api/front/user/download/tracks/${id}`,
    "@type": "DownloadedTrack",
    id,
    createdAt: createdAt.toISOString(),
    track: presentTrack(track),
    version: version && {
      "@id": `/api/track_versions/${version.id}`,
      "@type": "TrackVersion",
      id: version.id,
      name: version.name,
      version: version.label,
    },
    ...(version?.isEnable && { item: presentItem({ ...track, version }) }),
    source: SOURCES.find((known) => known === source) ?? "track",
  };
}
