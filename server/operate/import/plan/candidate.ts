import { posix } from "node:path";
import { fold } from "#/contract/fold.ts";
import { repairMojibake } from "#/contract/mojibake.ts";
import { type VersionKind, versionOf } from "#/contract/version-of.ts";
import { stemOf } from "#/server/operate/import/files/superseded-files.ts";
import type { SoundFile } from "#/server/operate/import/sounds/sound-file.ts";
import { cleanText } from "#/server/operate/import/tags/clean-text.ts";
import { factsInName } from "./facts-in-name.ts";
import type { KnownFile } from "./known-file.ts";
import type { referenceReader } from "./reference-in-name.ts";
import { withoutRevisionWords } from "./revisions.ts";
import { withFolder, withoutRevision } from "./version-folder.ts";

export interface Candidate extends KnownFile {
  version: { kind: VersionKind; label: string } | null;
  /** Names that it shares with its versions, from its file name and its title. */
  keys: string[];
  title: string;
  /** The title without a version. */
  bareTitle: string;
  /** Reference at the start of the file's name. */
  reference: string | null;
  /** The sound after which a stem or version in a folder of its own is named. */
  namesake: SoundFile | null;
}

/** What the folder of a file says: the sound that it belongs to, and the version that it is. */
export interface Place extends Pick<Candidate, "namesake" | "version"> {
  /** Whether no name beside it has a space: lines may stand for them. */
  isWithoutSpaces: boolean;
  /** Names that would be another's too without their revision. */
  withRevision: ReadonlySet<string>;
  /** What tells it apart from the file with its number alone. */
  byLetter: string | null;
}

/** Reads what the names of a file say; `rest` is the file's name without ending, track number and reference. */
export function candidate(
  known: KnownFile,
  { reference, rest }: ReturnType<ReturnType<typeof referenceReader>>,
  { namesake, version: inFolder, byLetter, isWithoutSpaces, withRevision }: Place,
): Candidate {
  const named = factsInName(rest);
  const unrevised = (name: string) => (withRevision.has(name) ? name : withoutRevisionWords(name));
  const stem = unrevised(withoutRevision(named.rest));
  const said = inItsCase(known.row?.title ?? null, known.tags.title) ?? known.tags.title;
  const byFile = versionOf(stem, isSaidWhole(said, stem) || (isWithoutSpaces && !CAPITALS_BEHIND.test(stem)));
  const bare = unrevised(byFile?.base ?? stem);
  const written = said || readable(byFile ? stem : bare, hasHyphens(known));
  const byTitle = versionOf(written);
  const unknown = byLetter === null ? null : { kind: "other" as const, label: byLetter };
  const version = known.row?.version ?? withFolder(byFile, inFolder) ?? byTitle ?? unknown;
  const { tags } = known;
  return {
    ...known,
    tags: { ...tags, bpm: tags.bpm ?? named.bpm, tonality: tags.tonality ?? named.tonality },
    version: version && { kind: version.kind, label: version.label },
    keys: [`file ${keyOf(readable(bare))}`, `title ${keyOf(byTitle?.base ?? written)}`],
    title: written,
    bareTitle: said ? (byTitle?.base ?? written) : readable(bare, hasHyphens(known)),
    reference,
    namesake,
  };
}

/** Returns a title of the sheet, in the case of the tag where declarations have capitals alone: «CHANSON DU SEL». */
const inItsCase = (title: string | null, tag: string | null) =>
  title !== null && tag !== null && title === title.toUpperCase() && fold(title) === fold(tag) ? tag : title;

/** `Night_LOOP_60`: capitals set what follows a title off. */
const CAPITALS_BEHIND = /\p{Ll}.*_\p{Lu}{2}[\p{Lu}\d_ -]*$/u;

/** Whether a title that somebody wrote is the whole name of the file, as «River Bed» is that of `River_Bed`. */
const isSaidWhole = (said: string | null, stem: string) =>
  said !== null && versionOf(said) === null && keyOf(readable(stem)) === keyOf(said);

/** The name by which versions find their track: «Tête-à-tête» has its hyphens, «Tête-à-tête_60» may have them for spaces. */
const keyOf = (name: string) => fold(name).replace(/[\s-]+/g, " ");

/** Hyphens for spaces, where lines separate what stands in the name: «SIL_0201_03_Delta-sans-fin». */
const hasHyphens = ({ file }: KnownFile) => /^[^\s_]+_\S+$/.test(posix.basename(stemOf(file)));

/** Converts a file name to a title, without underscores and with broken letters repaired. */
function readable(stem: string, isHyphened = false): string {
  const spaced = (repairMojibake(stem)?.to ?? stem).replace(/_/g, " ");
  return (
    cleanText(isHyphened ? spaced.replace(/(?<=\p{L})-(?=\p{L}+-)|(?<=-\p{L}+)-(?=\p{L})/gu, " ") : spaced) ??
    stem
  );
}
