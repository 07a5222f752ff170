import { basename } from "node:path";
import { repairMojibake } from "#/contract/mojibake.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { knownByPath } from "./files/known-files.ts";
import { withoutExtension } from "./files/sound-path.ts";
import type { ImportReport } from "./import-report.ts";
import { type AlbumFiles, withDisc } from "./plan/group-albums.ts";
import { planAlbum } from "./plan/plan-album.ts";
import { settleIsrcs } from "./plan/repeated-isrcs.ts";
import type { SheetRow } from "./sheet/sheet-row.ts";
import type { AlbumInWork } from "./store/album-in-work.ts";
import type { TagReader } from "./tags/tag-reader.ts";

/**
 * Plans all albums, until `signal` ends the import: only all of them together show what a letter means, and which
 * recordings have one ISRC. Adds doubts, repaired texts and codes that were left out to the report.
 */
export async function plannedAlbums(
  albums: readonly AlbumFiles[],
  rows: ReadonlyMap<string, SheetRow>,
  { db, signal, tagsOf }: { db: Database; signal: AbortSignal; tagsOf: TagReader },
  report: ImportReport,
): Promise<AlbumInWork[]> {
  const planned: AlbumInWork[] = [];
  for (const { folderName, files, covers, discs, misplaced } of albums) {
    if (signal.aborted) break;
    const known = [];
    for (const file of files) {
      const tags = withDisc(await tagsOf(file.path), discs, file.path);
      const row = rows.get(file.path);
      const inName = (row?.title ?? tags.title) ? null : repairMojibake(basename(withoutExtension(file)));
      const texts = inName ? [...tags.mended, inName] : tags.mended;
      report.mended.push(...texts.map((text) => ({ file: file.relative, ...text })));
      known.push({ file, tags, row });
    }
    const plan = planAlbum(known, folderName, covers);
    report.doubts.push(
      ...plan.doubts,
      ...misplaced.map((file) => ({
        key: "doubtMisplaced" as const,
        values: { file: file.relative, album: plan.name },
      })),
    );
    const former = await knownByPath(
      db,
      files.map(({ path }) => path),
    );
    // A version that an earlier import took as a track may be in an album of its own.
    const [albumId = null] = plan.sounds.flatMap(({ file, version }) => {
      const earlier = former.get(file.path);
      return earlier && (version === null || earlier.versionId !== null) ? earlier.albumId : [];
    });
    planned.push({ plan, former, albumId, leads: new Map(), hold: null, heldTracks: new Map() });
  }
  const { left, doubts } = settleIsrcs(planned.map(({ plan }) => plan));
  report.notes.push(...left);
  report.doubts.push(...doubts);
  return planned;
}
