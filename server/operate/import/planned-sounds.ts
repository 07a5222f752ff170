import { basename } from "node:path";
import { repairMojibake } from "#/contract/mojibake.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { houseDay } from "#/server/platform/text/house-time.ts";
import { knownByPath } from "./files/known-files.ts";
import { withoutExtension } from "./files/sound-path.ts";
import type { FoundFolder } from "./files/walk-folder.ts";
import type { ImportReport } from "./import-report.ts";
import {
  holdsAny,
  type Letter,
  letterHolds,
  type ReadLetter,
  withSentences,
} from "./letters/letter-holds.ts";
import { isCorrection } from "./plan/correction-in-name.ts";
import { type AlbumFiles, withDisc } from "./plan/group-albums.ts";
import { likelyCopies } from "./plan/likely-copies.ts";
import { type PlannedSound, planAlbum } from "./plan/plan-album.ts";
import type { SheetRow } from "./sheet/sheet-row.ts";
import type { SoundFile } from "./sounds/sound-file.ts";
import type { AlbumInWork } from "./store/album-in-work.ts";
import { heldOnShow } from "./store/held-on-show.ts";
import { readTags } from "./tags/read-tags.ts";

/**
 * Plans the albums one after another, and yields their sounds until `signal` ends the import: those first that others
 * may copy or correct, and each track before its versions. What `letters` hold back stays hidden. Adds doubts, repaired
 * texts and held music to the report.
 */
export async function* plannedSounds(
  albums: readonly AlbumFiles[],
  { rows, letters }: { rows: ReadonlyMap<string, SheetRow>; letters: readonly Letter[] },
  { db, signal, folders }: { db: Database; signal: AbortSignal; folders: readonly FoundFolder[] },
  report: ImportReport,
): AsyncGenerator<{ album: AlbumInWork; sound: PlannedSound }> {
  const copies = await likelyCopies(
    albums.flatMap(({ files }) => files),
    rows,
  );
  const isLate = (file: SoundFile) => copies.has(file) || isCorrection(file);
  const inTurn = lateLast(albums, ({ files }) => files.filter(isLate).length / files.length);
  const planned = plannedAlbums(inTurn, rows, { db, signal }, report);
  const read = letters.map(withSentences);
  // Only all albums together show what a letter means.
  for await (const album of holdsAny(read)
    ? await withHolds(planned, read, { db, folders }, report)
    : planned) {
    for (const sound of lateLast(album.plan.sounds, (one) =>
      Number(isLate(trackOf(one)) || isCorrection(one.file)),
    )) {
      if (signal.aborted) return;
      yield { album, sound };
    }
  }
}

async function* plannedAlbums(
  albums: readonly AlbumFiles[],
  rows: ReadonlyMap<string, SheetRow>,
  { db, signal }: { db: Database; signal: AbortSignal },
  report: ImportReport,
): AsyncGenerator<AlbumInWork> {
  for (const { folderName, files, covers, discs, misplaced } of albums) {
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
    yield { plan, former, albumId, leads: new Map(), hold: null, heldTracks: new Map() };
  }
}

/** Returns the albums with what letters hold of them, and adds the letters' sentences to the report. */
async function withHolds(
  planned: AsyncGenerator<AlbumInWork>,
  letters: readonly ReadLetter[],
  { db, folders }: { db: Database; folders: readonly FoundFolder[] },
  report: ImportReport,
): Promise<AlbumInWork[]> {
  const albums: AlbumInWork[] = [];
  for await (const album of planned) albums.push(album);
  const plans = albums.map(({ plan }) => plan);
  const {
    albums: whole,
    tracks,
    notices,
  } = letterHolds(
    letters,
    plans,
    houseDay(new Date()),
    folders.map(({ relative }) => relative),
  );
  const held = [...[...whole.keys()].flatMap(({ sounds }) => sounds), ...tracks.keys()];
  report.notes.push(
    ...notices,
    ...(await heldOnShow(
      db,
      held.map(({ file }) => file),
    )),
  );
  return albums.map((album) => ({ ...album, hold: whole.get(album.plan) ?? null, heldTracks: tracks }));
}

/** Sorts likely copies and corrections, which need the sounds that they copy or correct, after all other items. */
const lateLast = <Item>(items: readonly Item[], lateness: (item: Item) => number): Item[] =>
  items.toSorted((one, other) => lateness(one) - lateness(other));

/** Returns the file of the track to which a planned sound belongs. */
const trackOf = ({ file, version }: PlannedSound) => version?.lead ?? file;
