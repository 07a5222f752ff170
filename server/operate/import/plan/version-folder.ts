import { posix } from "node:path";
import { fold } from "#/contract/fold.ts";
import { type VersionKind, versionOf, WEAK_KINDS } from "#/contract/version-of.ts";
import { withoutExtension } from "#/server/operate/import/files/sound-path.ts";
import type { SoundFile } from "#/server/operate/import/sounds/sound-file.ts";
import { namesOf } from "./stem-folder.ts";

/** Names of version folders that do not state a kind. */
const OF_ANY_KIND =
  /^(?:alt(?:ernate|ernative)?s?(?:[\s_-](?:mixes|versions))?|edits?|cut[\s_-]?downs?|versions?|mixes|montages?|d\p{L}clinaisons?)$/iu;

interface FoundVersion {
  /** The sound in the parent folder of which it is a version. */
  lead: SoundFile;
  /** The kind in the folder's name, if any. */
  version: { kind: VersionKind; label: string } | null;
}

/** Returns the kind in the name of a version folder; null if the name states none, undefined for other folders. */
function kindOfFolder(name: string): FoundVersion["version"] | undefined {
  if (OF_ANY_KIND.test(name.normalize("NFC"))) return null;
  // Tries the name without its last «s» too: «Instrumentals» is a plural, «60s» is not.
  const versions = [name, name.replace(/s$/i, "")].map((one) => versionOf(`x_${one}`));
  const version = versions.find((one) => one?.base === "x" && one.kind !== "stem");
  return version ? { kind: version.kind, label: version.label } : undefined;
}

/**
 * Returns the files in version folders (`Edits`, `Instrumentals`, `60s`) that have the name of a sound in the parent
 * folder, ignoring versions, leading numbers and references.
 */
export function versionsByFolder(files: readonly SoundFile[]): Map<SoundFile, FoundVersion> {
  const above = Map.groupBy(files, (file) => posix.dirname(withoutExtension(file)));
  const found = new Map<SoundFile, FoundVersion>();
  for (const [folder, inside] of above) {
    const version = kindOfFolder(posix.basename(folder));
    const leads = above.get(posix.dirname(folder));
    if (version === undefined || !leads) continue;
    const byBase = firstByBase(leads);
    for (const file of inside) {
      // A file without a version is a track that happens to have the same name.
      if (version === null && versionIn(file) === null) continue;
      // Compares the whole names first: two names may differ only by their numbers.
      const [lead] = basesOf(file).flatMap((base) => byBase.get(base) ?? []);
      if (lead) found.set(file, { lead, version });
    }
  }
  return found;
}

/**
 * Returns the first sound for each base name. It is built once per folder, since a folder may hold thousands of files.
 */
function firstByBase(files: readonly SoundFile[]): Map<string, SoundFile> {
  const first = new Map<string, SoundFile>();
  for (const file of files) for (const base of basesOf(file)) if (!first.has(base)) first.set(base, file);
  return first;
}

type Version = NonNullable<FoundVersion["version"]>;

/**
 * Combines the version in a file's name with that of its folder: a length in `Instrumentals` means an instrumental of
 * that length.
 */
export function withFolder(byFile: Version | null, inFolder: Version | null): Version | null {
  if (!byFile || !inFolder || inFolder.kind === "stem") return byFile ?? inFolder;
  if (byFile.kind === "full") return inFolder;
  return WEAK_KINDS.has(byFile.kind) && !WEAK_KINDS.has(inFolder.kind)
    ? { kind: inFolder.kind, label: `${inFolder.label}, ${byFile.label}` }
    : byFile;
}

/** Removes a revision after a version, which belongs to neither title nor version: «Delta_60s_v2». */
export const withoutRevision = (baseName: string): string => {
  const bare = baseName.replace(/[\s_-]+v\d{1,2}$/i, "");
  const version = bare === baseName ? null : versionOf(bare);
  // Two revisions of a whole track are two tracks.
  return version && version.kind !== "full" ? bare : baseName;
};

const nameOf = (file: SoundFile) => withoutRevision(posix.basename(withoutExtension(file)));
const versionIn = (file: SoundFile) => versionOf(nameOf(file));
const basesOf = (file: SoundFile) =>
  namesOf(versionIn(file)?.base ?? nameOf(file)).map((words) => fold(words.join(" ")));
