import type { Analysis } from "#/contract/analysis.ts";
import type { Content } from "#/server/catalogue/content/read-content.ts";
import type { DemoAlbum, DemoTrack } from "#/server/catalogue/content/shapes.ts";
import type { ReferenceData } from "#/server/operate/reference-data/seed-reference-data.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { soundPrints } from "#/server/platform/db/schema/sounds.ts";
import {
  trackAnalyses,
  tracks,
  trackTerms,
  trackVersions,
  trackWriters,
} from "#/server/platform/db/schema/tracks.ts";
import type { MediaStore } from "#/server/platform/media/store.ts";

export interface AlbumDeps {
  content: Content;
  referenceData: ReferenceData;
  writerIds: ReadonlyMap<string, number>;
  media: MediaStore;
  analysisOf: (reference: string, trackSlug: string, kind: string) => Analysis | null;
  printOf: (reference: string, trackSlug: string) => Uint8Array | null;
}

interface Placed {
  album: DemoAlbum;
  albumId: number;
  track: DemoTrack;
  sortOrder: number;
}

/** The label of a version, by its kind; those of a given length say it. */
const VERSION_LABELS: Readonly<Record<string, string>> = {
  "60": "60 s edit",
  "30": "30 s edit",
  underscore: "Underscore",
  instrumental: "Instrumental",
  "no-vocals": "No vocals",
  "no-drums": "No drums",
  stem: "Stem",
  sting: "Sting",
};

/** Length of a sting that was never measured, in seconds. */
const STING_SECONDS = 6;

/** Language of all titles of the demo catalogue. */
const TITLES_IN = "fr";

/** Stores one track with its terms, writers, versions and the measurements of their sound; returns its id. */
export async function seedTrack(db: Database, placed: Placed, around: AlbumDeps): Promise<number> {
  const { album, albumId, track, sortOrder } = placed;
  const analysis = around.analysisOf(album.reference, track.slug, "full");
  const [row] = await db
    .insert(tracks)
    .values({
      albumId,
      name: track.name,
      nameLang: TITLES_IN,
      slug: track.slug,
      reference: `${album.reference}-${String(sortOrder).padStart(2, "0")}`,
      publisher: album.publisher,
      ...measures(track, analysis, track.seconds),
      energy: track.energy,
      countryId: around.referenceData.countryIds.get(track.country ?? album.place.country) ?? null,
      mp3File: `${track.slug}.mp3`,
      sortOrder,
      demoReference: album.reference,
    })
    .returning({ id: tracks.id });
  if (!row) throw new Error(`Track ${track.slug} was not stored`);
  await db.insert(trackTerms).values(
    termIdsOf(track, around.referenceData.termIds).map((termId, position) => ({
      trackId: row.id,
      termId,
      position,
    })),
  );
  await db
    .insert(trackWriters)
    .values(sharesOf(placed, around).map((share) => ({ trackId: row.id, ...share })));
  if (analysis)
    await db.insert(trackAnalyses).values({ trackId: row.id, analysis: JSON.stringify(analysis) });
  const print = around.printOf(album.reference, track.slug);
  if (print) await db.insert(soundPrints).values({ trackId: row.id, print });
  await seedVersions(db, row.id, placed, around);
  return row.id;
}

async function seedVersions(db: Database, trackId: number, { album, track }: Placed, around: AlbumDeps) {
  for (const [index, kind] of track.versions.entries()) {
    const analysis = around.analysisOf(album.reference, track.slug, kind);
    const [row] = await db
      .insert(trackVersions)
      .values({
        trackId,
        kind,
        label: VERSION_LABELS[kind] ?? kind,
        name: track.name,
        ...measures(track, analysis, secondsOf(kind, track)),
        mp3File: `${track.slug}-${kind}.mp3`,
        sortOrder: index + 1,
      })
      .returning({ id: trackVersions.id });
    if (row && analysis) {
      await db.insert(trackAnalyses).values({ versionId: row.id, analysis: JSON.stringify(analysis) });
    }
  }
}

function measures(track: DemoTrack, analysis: Analysis | null, seconds: number) {
  return {
    durationSeconds: Math.round(analysis?.duration ?? seconds),
    bpm: track.bpm,
    tonality: track.tonality,
    loudness: analysis?.loudness ?? null,
    truePeak: analysis?.truePeak ?? null,
  };
}

function secondsOf(kind: string, track: DemoTrack): number {
  if (kind === "sting") return STING_SECONDS;
  return /^\d+$/.test(kind) ? Number(kind) : track.seconds;
}

/** Mood family first: the site takes the hue of a track from its first mood. */
function termIdsOf(track: DemoTrack, termIds: ReadonlyMap<string, number>): number[] {
  const slugs = [track.mood, ...track.nuances, ...track.genres, ...track.instruments, ...track.uses];
  return [...new Set(slugs)].map((slug) => {
    const id = termIds.get(slug);
    if (id === undefined) throw new Error(`Track ${track.slug} names an unknown term: ${slug}`);
    return id;
  });
}

/** The writers' parts in per cent, from their weights; the last one takes what rounding leaves. */
function sharesOf({ album, track }: Placed, { content, writerIds }: AlbumDeps) {
  const slugs = track.writers ?? album.writers;
  const weights = slugs.map((slug) => content.writers.find((writer) => writer.slug === slug)?.share ?? 1);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let left = 100;
  return slugs.map((slug, position) => {
    const writerId = writerIds.get(slug);
    if (writerId === undefined) throw new Error(`Track ${track.slug} names an unknown writer: ${slug}`);
    const last = position === slugs.length - 1;
    const share = last ? left : Math.round(((weights[position] ?? 1) / total) * 10_000) / 100;
    left = Math.round((left - share) * 100) / 100;
    return { writerId, position, share };
  });
}
