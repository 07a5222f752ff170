import { basename } from "node:path";
import { repairMojibake } from "#/contract/mojibake.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { knownByPath } from "./files/known-files.ts";
import { withoutExtension } from "./files/sound-path.ts";
import type { ImportReport } from "./import-report.ts";
import { isCorrection } from "./plan/correction-in-name.ts";
import { type AlbumFiles, withDisc } from "./plan/group-albums.ts";
import { likelyCopies } from "./plan/likely-copies.ts";
import { type PlannedSound, planAlbum } from "./plan/plan-album.ts";
import type { SheetRow } from "./sheet/sheet-row.ts";
import type { SoundFile } from "./sounds/sound-file.ts";
import type { AlbumInWork } from "./store/album-in-work.ts";
import { readTags } from "./tags/read-tags.ts";

/**
 * Plans the albums one after another, and yields their sounds until `signal` ends the import: those first that others
 * may copy or correct, and each track before its versions. Adds doubts and repaired texts to the report.
 */
export async function* plannedSounds(
  albums: readonly AlbumFiles[],
  rows: ReadonlyMap<string, SheetRow>,
  { db, signal }: { db: Database; signal: AbortSignal },
  report: ImportReport,
): AsyncGenerator<{ album: AlbumInWork; sound: PlannedSound }> {
  const copies = await likelyCopies(
    albums.flatMap(({ files }) => files),
    rows,
  );
  const isLate = (file: SoundFile) => copies.has(file) || isCorrection(file);
  const inTurn = lateLast(albums, ({ files }) => files.filter(isLate).length / files.length);
  for (const { folderName, files, covers, discs } of inTurn) {
    if (signal.aborted) return;
    const known = [];
    for (const file of files) {
      const tags = withDisc(await readTags(file.path), discs, file.path);
      const row = rows.get(file.path);
      const inName = (row?.title ?? tags.title) ? null : repairMojibake(basename(withoutExtension(file)));
      const texts = inName ? [...tags.mended, inName] : tags.mended;
      report.mended.push(...texts.map((text) => ({ file: file.relative, ...text })));
      known.push({ file, tags, row });
    }
    const plan = planAlbum(known, folderName, covers);
    report.doubts.push(...plan.doubts);
    const former = await knownByPath(
      db,
      files.map(({ path }) => path),
    );
    // A version that an earlier import took as a track may be in an album of its own.
    const [albumId = null] = plan.sounds.flatMap(({ file, version }) => {
      const earlier = former.get(file.path);
      return earlier && (version === null || earlier.versionId !== null) ? earlier.albumId : [];
    });
    const album: AlbumInWork = { plan, former, albumId, leads: new Map() };
    for (const sound of lateLast(plan.sounds, (one) =>
      Number(isLate(trackOf(one)) || isCorrection(one.file)),
    )) {
      if (signal.aborted) return;
      yield { album, sound };
    }
  }
}

/** Sorts likely copies and corrections, which need the sounds that they copy or correct, after all other items. */
const lateLast = <Item>(items: readonly Item[], lateness: (item: Item) => number): Item[] =>
  items.toSorted((one, other) => lateness(one) - lateness(other));

/** Returns the file of the track to which a planned sound belongs. */
const trackOf = ({ file, version }: PlannedSound) => version?.lead ?? file;
