import { type KnownSound, knownByNames } from "#/server/operate/import/files/known-files.ts";
import type { ImportReport } from "#/server/operate/import/import-report.ts";
import { isCorrection, mayCorrect, namesCorrected } from "#/server/operate/import/plan/correction-in-name.ts";
import type { SoundFile } from "#/server/operate/import/sounds/sound-file.ts";
import type { Database } from "#/server/platform/db/database.ts";

/**
 * Returns the sound in the catalogue that a file corrects, by what its name or its folder says; null if it corrects
 * none, or if several sounds may be meant.
 */
export async function correctedSound(db: Database, file: SoundFile): Promise<KnownSound | null> {
  if (!isCorrection(file)) return null;
  const alike = await knownByNames(db, namesCorrected(file));
  const [found, ...others] = alike.filter(({ path }) => mayCorrect(file, path));
  return found && others.length === 0 ? found : null;
}

/** Reports a new file if it says that it corrects another one, with the sound that it replaced, if any. */
export function reportCorrection(report: ImportReport, file: SoundFile, former: KnownSound | null): void {
  if (!isCorrection(file)) return;
  if (former) report.corrections.push({ file: file.relative, of: former.path });
  else report.correctionsOfNothing.push(file.relative);
}
