import { DOWNLOAD_SOURCES, type DownloadedTrack, type ListenedTrack } from "#/contract/history.ts";
import { presentItem } from "#/server/catalogue/tracks/listed.ts";
import { presentTrack } from "#/server/catalogue/tracks/present.ts";
import type { DownloadedRow, ListenedRow } from "./queries.ts";

const presentEntry = ({ id, createdAt, track, version }: ListenedRow) => ({
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
});

/** An entry of the history of listening. */
export function presentListened(row: ListenedRow): ListenedTrack {
  return {
    "@id": `/api/front/user/listened/tracks/${row.id}`,
    "@type": "ListenedTrack",
    ...presentEntry(row),
  };
}

/** An entry of the history of downloads. */
export function presentDownloaded(row: DownloadedRow): DownloadedTrack {
  return {
    "@id": `/api/front/user/download/tracks/${row.id}`,
    "@type": "DownloadedTrack",
    ...presentEntry(row),
    source: DOWNLOAD_SOURCES.find((known) => known === row.source) ?? "track",
  };
}
