import { posix } from "node:path";
import { type KnownSound, knownByNames, knownOfAlbum } from "#/server/operate/import/files/known-files.ts";
import type { ImportReport } from "#/server/operate/import/import-report.ts";
import {
  folderAround,
  isCorrection,
  isSureCorrection,
  mayCorrect,
  namesCorrected,
  numberReplaced,
  referenceAbove,
  withoutMarks,
} from "#/server/operate/import/plan/correction-in-name.ts";
import type { PlannedSound } from "#/server/operate/import/plan/plan-album.ts";
import { referencesIn } from "#/server/operate/import/plan/reference-in-name.ts";
import {
  isSameRecording,
  type TrackInName,
  trackInName,
  versionOfTrack,
} from "#/server/operate/import/plan/track-in-name.ts";
import type { SoundFile } from "#/server/operate/import/sounds/sound-file.ts";
import type { Database } from "#/server/platform/db/database.ts";

/** The sound in the catalogue that a file corrects. */
interface Corrected {
  former: KnownSound;
  /** Whether the file is another piece in its place, which brings a title of its own. */
  isOther: boolean;
}

/**
 * Returns the sound in the catalogue that a file corrects or replaces, by what its name or its folder says: the file of
 * the same name, else that of the same number, title and version, else that with the number that a folder `replace 03`
 * says. Returns null if it replaces none, or if several sounds may be meant.
 */
export async function correctedSound(db: Database, file: SoundFile): Promise<Corrected | null> {
  if (!isCorrection(file)) return null;
  const alike = await knownByNames(db, namesCorrected(file));
  const named = alike.filter(({ path }) => mayCorrect(file, path));
  if (named.length > 0) return one(named, false);
  const own = trackIn(file.path, file);
  const beside = await knownBeside(db, file);
  const same = beside.filter(({ track }) => isSameRecording(own, track));
  if (same.length > 0)
    return one(
      same.map(({ known }) => known),
      false,
    );
  const number = numberReplaced(file);
  const isPlace = ({ known, track }: Beside) =>
    known.versionId === null && track.number === number && (own.number ?? number) === number;
  return number === null
    ? null
    : one(
        beside.filter(isPlace).map(({ known }) => known),
        true,
      );
}

/** Returns the track that a new file in a folder of later files is a version of; null if there is none. */
export async function trackOfNewVersion(
  db: Database,
  file: SoundFile,
): Promise<{ known: KnownSound; version: NonNullable<PlannedSound["version"]> } | null> {
  if (!isCorrection(file)) return null;
  const own = trackIn(file.path, file);
  const found = (await knownBeside(db, file)).flatMap(({ known, track }) => {
    const version = known.versionId === null ? versionOfTrack(own, track) : null;
    return version ? { known, version: { kind: version.kind, label: version.label, lead: file } } : [];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** Reports a new file if it says that it corrects another one, with the sound that it replaced, if any. */
export function reportCorrection(report: ImportReport, file: SoundFile, former: KnownSound | null): void {
  if (!isCorrection(file)) return;
  if (former) report.corrections.push({ file: file.relative, of: former.path });
  else if (isSureCorrection(file)) report.correctionsOfNothing.push(file.relative);
}

interface Beside {
  known: KnownSound;
  track: TrackInName;
}

/**
 * Returns the sounds of the same album in other folders: with its reference, or without one those around the folder of
 * what came later, unless they are of several albums, which may each have an `01 Intro`.
 */
async function knownBeside(db: Database, file: SoundFile): Promise<Beside[]> {
  const reference = referenceAbove(file);
  const found = await knownOfAlbum(db, reference ? { reference } : { folder: folderAround(file) });
  const inOthers = found.filter(
    ({ path }) =>
      posix.dirname(path) !== posix.dirname(file.path) &&
      (!reference || referencesIn(path).includes(reference)),
  );
  if (!reference && new Set(inOthers.map(({ albumId }) => albumId)).size > 1) return [];
  return inOthers.map((known) => ({ known, track: trackIn(known.path, file) }));
}

function trackIn(path: string, of: SoundFile): TrackInName {
  const name = posix.basename(path, posix.extname(path)).normalize("NFC");
  return trackInName(path, path === of.path ? withoutMarks(of, name) : name);
}

function one([former, ...others]: readonly KnownSound[], isOther: boolean): Corrected | null {
  return former && others.length === 0 ? { former, isOther } : null;
}
