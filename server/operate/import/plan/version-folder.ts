import { posix } from "node:path";
import { fold } from "#/contract/fold.ts";
import type { VersionKind } from "#/contract/version-kinds.ts";
import { versionOf, WEAK_KINDS } from "#/contract/version-of.ts";
import type { SoundFile } from "#/server/operate/import/sounds/sound-file.ts";
import { cleanText } from "#/server/operate/import/tags/clean-text.ts";
import { soundsByFolder } from "./folders-beside.ts";
import { withoutReference } from "./reference-in-name.ts";
import { withoutRevision, withoutRevisionWords } from "./revisions.ts";
import { nameOfSound, namesOf, restAfter, versionInWords } from "./words-of-name.ts";

/** Names of version folders that do not state a kind. */
const OF_ANY_KIND =
  /^(?:alt(?:ernate|ernativ|ernative|ernativen|ernativas?)?s?(?:[\s_-](?:mixes|mixe|versions|versionen))?|edits?|cut[\s_-]?downs?|versions?|versione[ns]?|versioni|fassungen|varianten|varianti|variantes|mixes|montages?|montaggi|tagli|cortes|schnitte|kurzfassungen|d\p{L}clinaisons?)$/iu;

interface FoundVersion {
  /** The sound in the parent folder of which it is a version. */
  lead: SoundFile;
  /** The kind in the folder's name, or else in the file's, since the folder confirms words that end titles too. */
  version: { kind: VersionKind; label: string } | null;
}

/** Returns the kind in the name of a version folder; null if the name states none, undefined for other folders. */
function kindOfFolder(name: string): FoundVersion["version"] | undefined {
  if (OF_ANY_KIND.test(name.normalize("NFC"))) return null;
  // Tries the name as a plural too: «Instrumentals» and «Strumentali» are plurals, «60s» is not.
  const version = [name, name.replace(/s$/i, ""), name.replace(/i$/i, "e")]
    .map(versionInWords)
    .find((one) => one && one.kind !== "stem");
  return version ? { kind: version.kind, label: version.label } : undefined;
}

/**
 * Returns the files in version folders (`Edits`, `Instrumentals`, `60s`) that have the name of a sound in the folder
 * above them, or in one for a format or «Main» beside them, ignoring versions, leading numbers and references. With the
 * number or reference of such a sound, whatever follows its name is a version.
 */
export function versionsByFolder(files: readonly SoundFile[]): Map<SoundFile, FoundVersion> {
  const { byFolder, tracksIn } = soundsByFolder(files);
  const found = new Map<SoundFile, FoundVersion>();
  for (const [folder, inside] of byFolder) {
    const own = new Set(inside);
    const places = placesAbove(folder).flatMap(({ parent, version }) => {
      const leads = tracksIn(parent).filter((file) => !own.has(file));
      return leads.length === 0
        ? []
        : { version, byBase: firstByBase(leads), byNumber: Map.groupBy(leads, numberOf) };
    });
    for (const file of inside) {
      for (const { version, byBase, byNumber } of places) {
        // Compares the whole names first: two names may differ only by their numbers.
        const [lead] = basesOf(file).flatMap((base) => byBase.get(base) ?? []);
        const numbered = lead ? null : withNumber(file, byNumber.get(numberOf(file)) ?? []);
        const inName = versionIn(file);
        // A file without a version is a track that happens to have the same name.
        if (lead && (version ?? inName)) found.set(file, { lead, version: version ?? inName });
        else if (numbered) found.set(file, { lead: numbered.lead, version: version ?? numbered.version });
        if (found.has(file)) break;
      }
    }
  }
  return found;
}

/**
 * Returns the folders in which the tracks of a version folder may lie, and the version that the folders below say: the
 * parent, and above a parent that is a version folder too (`Versions/30s`) the next one, which comes first.
 */
function placesAbove(folder: string): { parent: string; version: FoundVersion["version"] }[] {
  const places: ReturnType<typeof placesAbove> = [];
  let version: FoundVersion["version"] = null;
  for (let place = folder; place !== "."; place = posix.dirname(place)) {
    const own = kindOfFolder(posix.basename(place));
    if (own === undefined) break;
    version = withFolder(version, own);
    places.unshift({ parent: posix.dirname(place), version });
  }
  return places;
}

/** Returns the version that the folders of a file say; null if they say none, or only that it is the whole track. */
export function versionOfPlace({ relative }: SoundFile): FoundVersion["version"] {
  const version = placesAbove(posix.dirname(relative))[0]?.version ?? null;
  return version?.kind === "full" ? null : version;
}

/** Returns the number or the reference with which a file's name begins; "" if there is none. */
function numberOf(file: SoundFile): string {
  const name = nameOf(file);
  const reference = name.slice(0, name.length - withoutReference(name).length);
  return (reference || (/^\d{1,3}(?=[\s._-])/.exec(name)?.[0] ?? "")).replace(/[^\p{L}\p{N}]/gu, "");
}

/** Returns the sound of the same number with whose name the file's begins, and the version that the rest says. */
function withNumber(file: SoundFile, leads: readonly SoundFile[]) {
  if (numberOf(file) === "") return null;
  for (const lead of leads) {
    const words = restAfter(namesOf(wholeName(lead)), namesOf(nameOf(file)));
    const label = cleanText(words?.join(" ") ?? "");
    if (label) return { lead, version: { kind: "other" as const, label } };
  }
  return null;
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

const nameOf = (file: SoundFile) => withoutRevision(nameOfSound(file));
const versionIn = (file: SoundFile) => versionOf(nameOf(file));
const wholeName = (file: SoundFile) => withoutRevisionWords(versionIn(file)?.base ?? nameOf(file), true);
const basesOf = (file: SoundFile) => namesOf(wholeName(file)).map((words) => fold(words.join(" ")));
