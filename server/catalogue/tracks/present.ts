import type { EstimatedFact, Track, TrackVersion } from "#/contract/track.ts";
import { mediaPath } from "#/server/platform/media/media-path.ts";
import { duration } from "./duration.ts";
import type { WriterName } from "./track-columns.ts";

interface AlbumDetailsRow {
  albumId: number;
  albumName: string;
  albumNameFr: string;
  albumSlug: string;
  albumSlugFr: string;
  albumPublisher: string | null;
  albumReference: string | null;
  albumImage: string | null;
  albumImageFr: string | null;
  sleeveGround: string | null;
  sleeveInk: string | null;
}

interface Measures {
  durationSeconds: number;
  bpm: number | null;
  tonality: string | null;
  loudness: number | null;
  truePeak: number | null;
  estimated: EstimatedFact[];
}

interface SoundingRow extends Measures {
  id: number;
  name: string;
  nameLang: string | null;
  mp3File: string;
  isEnable: boolean;
  sortOrder: number;
  terms: Track["terms"];
  writers: WriterName[];
}

export interface TrackRow extends SoundingRow, AlbumDetailsRow {
  slug: string;
  reference: string | null;
  publisher: string | null;
  countryId: number | null;
  image: string | null;
  imageFr: string | null;
  createdAt: Date;
  updatedAt: Date;
  versionIds: number[];
  score: number | null;
}

/** A version next to its track. */
export type VersionSoundRow = Measures & Pick<VersionRow, "id" | "name" | "kind" | "label" | "mp3File">;

export interface VersionRow extends SoundingRow, AlbumDetailsRow {
  kind: string;
  label: string;
  trackId: number;
  trackSlug: string;
  trackPublisher: string | null;
  trackImage: string | null;
  trackImageFr: string | null;
}

/** Converts writers for tracks and albums. */
export function presentWriterTags(writers: readonly WriterName[]) {
  return writers.map((writer) => ({
    "@id": `/api/page_writers/${writer.id}`,
    "@type": "Writer",
    ...writer,
  }));
}

function presentAlbumDetails(row: AlbumDetailsRow) {
  return {
    id: row.albumId,
    name: row.albumName,
    nameFr: row.albumNameFr,
    slug: row.albumSlug,
    slugFr: row.albumSlugFr,
  };
}

/** Returns the colours of a drawn sleeve; null when the cover is artwork. */
export function presentSleeve({
  sleeveGround,
  sleeveInk,
}: Pick<AlbumDetailsRow, "sleeveGround" | "sleeveInk">) {
  return sleeveGround && sleeveInk ? { ground: sleeveGround, ink: sleeveInk } : null;
}

function presentSounding(row: Measures) {
  return {
    duration: duration(row.durationSeconds),
    durationSeconds: row.durationSeconds,
    bpm: row.bpm,
    tonality: row.tonality,
    loudness: row.loudness,
    truePeak: row.truePeak,
    ...(row.estimated.length > 0 && { estimated: row.estimated }),
  };
}

/** Returns the address of a track's analysis. */
export const analysisPath = (trackId: number) => `media/track/analysis/${trackId}.json`;

const versionAddress = (id: number) => `/api/track_versions/${id}`;
const versionAnalysisPath = (id: number) => `media/track/analysis/v${id}.json`;
const soundPath = (file: string) => `media/track/mp3/${file}`;

/** Returns the fields in which a listed version replaces those of its track (docs/decisions/030). */
export function presentVersionSound(row: VersionSoundRow) {
  const address = versionAddress(row.id);
  return {
    "@id": address,
    "@type": "TrackVersion",
    ...presentSounding(row),
    analysis: versionAnalysisPath(row.id),
    mp3Track: soundPath(row.mp3File),
    trackVersion: {
      "@id": address,
      "@type": "TrackVersion",
      id: row.id,
      name: row.name,
      version: row.label,
      kind: row.kind,
    },
  };
}

/** Converts a track to its shape in the contract (§3.2). */
export function presentTrack(row: TrackRow): Track {
  const image = row.image ?? row.albumImage;
  return {
    "@id": `/api/tracks/${row.id}`,
    "@type": "Track",
    id: row.id,
    slug: row.slug,
    name: row.name,
    nameLang: row.nameLang,
    ...presentSounding(row),
    analysis: analysisPath(row.id),
    publisher: row.publisher ?? row.albumPublisher,
    writer: presentWriterTags(row.writers),
    terms: row.terms,
    trackVersions: row.versionIds.map(versionAddress),
    mp3Track: soundPath(row.mp3File),
    image: mediaPath(image),
    imageFr: mediaPath(row.imageFr ?? row.image ?? row.albumImageFr ?? row.albumImage),
    albumDetails: presentAlbumDetails(row),
    isMine: false,
    sortOrder: row.sortOrder,
    isEnable: row.isEnable,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    territory: row.countryId === null ? null : `/api/track_territories/${row.countryId}`,
    reference: row.reference ?? row.albumReference,
    ...(row.score !== null && { score: row.score }),
  };
}

/** Converts a version to its shape in the contract (§3.3). */
export function presentVersion(row: VersionRow): TrackVersion {
  const image = row.trackImage ?? row.albumImage;
  return {
    "@id": versionAddress(row.id),
    "@type": "TrackVersion",
    id: row.id,
    name: row.name,
    nameLang: row.nameLang,
    version: row.label,
    kind: row.kind,
    ...presentSounding(row),
    analysis: versionAnalysisPath(row.id),
    publisher: row.trackPublisher ?? row.albumPublisher,
    terms: row.terms,
    track: {
      id: row.trackId,
      slug: row.trackSlug,
      image: mediaPath(image),
      imageFr: mediaPath(row.trackImageFr ?? row.trackImage ?? row.albumImageFr ?? row.albumImage),
      writer: presentWriterTags(row.writers),
    },
    mp3File: { contentUrl: soundPath(row.mp3File) },
    albumDetails: presentAlbumDetails(row),
    isEnable: row.isEnable,
    sortOrder: row.sortOrder,
  };
}
