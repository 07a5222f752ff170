import { posix } from "node:path";
import { fold } from "#/contract/fold.ts";
import { repairMojibake } from "#/contract/mojibake.ts";
import type { VersionKind } from "#/contract/version-kinds.ts";
import { versionOf } from "#/contract/version-of.ts";
import { withoutExtension } from "#/server/operate/import/files/sound-path.ts";
import type { SoundFile } from "#/server/operate/import/sounds/sound-file.ts";
import { cleanText } from "#/server/operate/import/tags/clean-text.ts";
import { isCorrection, withoutMarks } from "./correction-in-name.ts";
import { factsInName } from "./facts-in-name.ts";
import type { KnownFile } from "./known-file.ts";
import type { NameParts } from "./reference-in-name.ts";
import { withoutRevision, withoutRevisionWords } from "./revisions.ts";
import { withFolder } from "./version-folder.ts";

export interface Candidate extends KnownFile {
  version: { kind: VersionKind; label: string } | null;
  /** Keys from its file name and its title, which a track shares with its versions. */
  keys: string[];
  title: string;
  /** The title without a version. */
  bareTitle: string;
  /** Reference at the start of the file's name. */
  reference: string | null;
  /** The sound to which this file belongs as a stem or version, by its folder or by the letter after its number. */
  belongsTo: SoundFile | null;
}

/** Data from the folder of a file and from its neighbours: the sound to which it belongs, and its version. */
export interface FileContext extends Pick<Candidate, "belongsTo" | "version"> {
  /** Whether no file name of the album contains a space, so that underscores may stand for spaces. */
  isWithoutSpaces: boolean;
  /** Whether older revisions of its title exist, so that its revision is no part of the title. */
  isRevised: boolean;
  /** Names that keep their revision, because another file would have the same name without it. */
  withRevision: ReadonlySet<string>;
  /** Label of a file whose track number has a letter, beside the file with that number alone. */
  byLetter: string | null;
}

/** Reads the names of a file. */
export function candidate(
  known: KnownFile,
  { reference, rest }: NameParts,
  { belongsTo, version: inFolder, byLetter, isRevised, isWithoutSpaces, withRevision }: FileContext,
): Candidate {
  const named = factsInName(rest);
  const unrevised = (name: string) => (withRevision.has(name) ? name : withoutRevisionWords(name, isRevised));
  const baseName = unrevised(withoutRevision(named.rest));
  const given = statedTitleOf(known, readable(baseName));
  // The track that a correction replaces keeps its title.
  const statedTitle = given && isCorrection(known.file) ? withoutMarks(known.file, given) : given;
  const byFile =
    versionBehind(named.title, baseName) ??
    versionOf(
      baseName,
      isWholeName(statedTitle, baseName) || (isWithoutSpaces && !CAPITALS_BEHIND.test(baseName)),
    );
  const bare = unrevised(byFile?.base ?? baseName);
  const written = statedTitle || readable(byFile ? baseName : bare, hasHyphens(known));
  const isWholeTitle = byFile !== null && statedTitle !== null && isSameName(byFile.base, statedTitle);
  const byTitle = isWholeTitle ? null : versionOf(written);
  const lettered = byLetter === null ? null : { kind: "other" as const, label: byLetter };
  const version =
    known.row?.version ?? withFolder(byFile, inFolder) ?? byTitle ?? versionInTag(known) ?? lettered;
  const { tags } = known;
  return {
    ...known,
    tags: { ...tags, bpm: tags.bpm ?? named.bpm, tonality: tags.tonality ?? named.tonality },
    version: version && { kind: version.kind, label: version.label },
    keys: [`file ${keyOf(readable(bare))}`, `title ${keyOf(byTitle?.base ?? written)}`],
    title: written,
    bareTitle: statedTitle ? (byTitle?.base ?? written) : readable(bare, hasHyphens(known)),
    reference,
    belongsTo,
  };
}

/** Returns the version that a tag adds to the title of a row for a whole track, «Reed (No Choir)»; null if there is none. */
function versionInTag({ row, tags }: KnownFile) {
  if (!row?.isFoundByTitle || row.title === null || tags.title === null) return null;
  const version = versionOf(tags.title);
  return version && isSameName(version.base, row.title) ? version : null;
}

/** Returns the version behind a title that a tempo separates from it; null if no version stands there. */
function versionBehind(title: string | null, baseName: string) {
  if (title === null || !baseName.startsWith(title)) return null;
  const version = versionOf(`x${baseName.slice(title.length)}`);
  return version?.base === "x" ? { ...version, base: title } : null;
}

/**
 * Returns the title of the sheet, or else of the tag. One in capitals, «NUIT À L'ORTF», is written as the tag or the
 * file's name has it, «Nuit à l'ORTF».
 */
function statedTitleOf({ row, tags }: KnownFile, inName: string): string | null {
  const title = row?.title ?? tags.title;
  if (!title || title !== title.toUpperCase()) return title;
  const spelt = [tags.title, inName].find(
    (one) =>
      one !== null && fold(one) === fold(title) && one !== one.toUpperCase() && one !== one.toLowerCase(),
  );
  return spelt ? withAccents(spelt, title) : title;
}

/** Returns a text with the accents that only another spelling has: capitals and names of files often lack some. */
function withAccents(text: string, other: string): string {
  const letters = [...text.normalize("NFC")];
  const others = [...other.normalize("NFC")];
  if (letters.length !== others.length) return text;
  return letters
    .map((letter, place) => {
      const accented = others[place] ?? letter;
      const isAccented = /[a-z]/i.test(letter) && fold(accented) === fold(letter);
      return !isAccented ? letter : letter === letter.toLowerCase() ? accented.toLowerCase() : accented;
    })
    .join("");
}

/** `Night_LOOP_60`: capitals show where the title ends. */
const CAPITALS_BEHIND = /\p{Ll}.*_\p{Lu}{2}[\p{Lu}\d_ -]*$/u;

/** Returns whether a title from the sheet or a tag is the whole name of the file, as «River Bed» is for `River_Bed`. */
const isWholeName = (statedTitle: string | null, baseName: string) =>
  statedTitle !== null && versionOf(statedTitle) === null && isSameName(baseName, statedTitle);

const isSameName = (baseName: string, title: string) => keyOf(readable(baseName)) === keyOf(title);

/**
 * Returns the name by which versions find their track. Hyphens count as spaces: «Tête-à-tête» has hyphens of its own,
 * but in `Tête-à-tête_60` they may stand for spaces.
 */
const keyOf = (name: string) => fold(name).replace(/[\s-]+/g, " ");

/** Returns whether hyphens may stand for spaces, since underscores separate the parts: «SIL_0201_03_Delta-sans-fin». */
const hasHyphens = ({ file }: KnownFile) => /^[^\s_]+_\S+$/.test(posix.basename(withoutExtension(file)));

/** Converts a file name to a title, without underscores and with broken letters repaired. */
function readable(baseName: string, isHyphened = false): string {
  const spaced = (repairMojibake(baseName)?.to ?? baseName).replace(/_/g, " ");
  return (
    cleanText(isHyphened ? spaced.replace(/(?<=\p{L})-(?=\p{L}+-)|(?<=-\p{L}+)-(?=\p{L})/gu, " ") : spaced) ??
    baseName
  );
}
