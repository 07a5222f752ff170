import { posix } from "node:path";
import { fold } from "#/contract/fold.ts";
import type { VersionKind } from "#/contract/version-kinds.ts";
import { versionOf } from "#/contract/version-of.ts";
import { withoutExtension } from "#/server/operate/import/files/sound-path.ts";
import type { SheetRow } from "#/server/operate/import/sheet/sheet-row.ts";
import { cutTo, versionOfSuffix } from "#/server/operate/import/sheet/suffix-key.ts";
import type { SoundFile } from "#/server/operate/import/sounds/sound-file.ts";
import { cleanText } from "#/server/operate/import/tags/clean-text.ts";
import { factsInName } from "./facts-in-name.ts";
import type { KnownFile } from "./known-file.ts";
import { referenceReader } from "./reference-in-name.ts";
import { isRevision, withoutRevision, withoutRevisionWords } from "./revisions.ts";
import { numberDropper } from "./track-number.ts";
import { versionInWords, withDashesAsSpaces } from "./words-of-name.ts";

/** A file whose name begins with the whole name of a file beside it. */
export interface NeighbourVersion {
  /** The file beside it, which is the whole track. */
  lead: SoundFile;
  version: { kind: VersionKind; label: string };
  /** Its words behind the name of the whole track. */
  words: string;
  /** Whether its words are no known words of versions, so that it may be a track of its own. */
  isGuess: boolean;
}

/** Lengths of cuts in seconds that stand without a unit: `Reed 30` or `Reed_030` beside `Reed`. */
const BARE_LENGTH = /^(?:5|6|10|15|20|30|40|45|60|90|120|0(?:05|06|[1-6]0|[14]5|90))$/;
/** Numbers that count tracks of one name; beside them, `Reed 5` is one of these. */
const COUNTED = /^(?:[1-4]|[7-9]|1[1-4])$/;

/** A code at the end of a file's name: `UV`, `oDr`. */
const CODE = /^\p{L}{1,5}$/u;

/** Returns whether words that may name a version are so few letters that they may be a code. */
export const isVersionCode = (words: string) => CODE.test(words);

/** `Moraine mix A` beside `Moraine mix B`: mixes of one track of which nothing says which is the right one. */
const MIX_OF_SEVERAL = /^(.*\S)[\s_-]+[([]?((?:mix|master|bounce|take|prise)[\s_-]?[A-F])[)\]]?$/iu;

const SEPARATORS = /[\s_–—-]+|(?=[([])/g;

interface NamedFile {
  file: SoundFile;
  /** Track number and reference before its name; "" if it has none. */
  number: string;
  /** Its name without them. */
  rest: string;
  /** Its name without a version if it is the whole track; null for a version. */
  whole: string | null;
}

/**
 * Returns the files that are versions of a file beside them by what their names share. With one track number or
 * reference for both, anything after the whole name of the other file is a version, in any language: `01 Delta` and `01
 * Delta Nur Flöte`. Without a number, only a length is: `Delta 30`.
 */
export function neighbourVersions(files: readonly SoundFile[]): Map<SoundFile, NeighbourVersion> {
  const found = new Map<SoundFile, NeighbourVersion>();
  const named = namedFiles(files);
  const folderAndNumber = ({ file, number }: NamedFile) =>
    JSON.stringify([posix.dirname(file.relative), number]);
  for (const group of Map.groupBy(named, folderAndNumber).values()) {
    const leads = new Map<string, SoundFile>();
    for (const { file, whole } of group)
      if (whole !== null && !leads.has(withDashesAsSpaces(whole))) leads.set(withDashesAsSpaces(whole), file);
    const read = group.flatMap((one) => {
      const after = afterLead(one, leads);
      return after ? [{ ...one, ...after }] : [];
    });
    const counted = new Set(read.flatMap(({ lead, words }) => (COUNTED.test(words) ? lead : [])));
    for (const [first, ...others] of group[0]?.number ? mixesOfSeveral(group) : [])
      for (const { file, words } of others)
        found.set(file, {
          lead: first.file,
          version: { kind: "other", label: `${words.charAt(0).toUpperCase()}${words.slice(1)}` },
          words,
          isGuess: true,
        });
    for (const { file, number, lead, words } of read) {
      const isLength = BARE_LENGTH.test(words) && !counted.has(lead);
      if (!isLength && (number === "" || /^\d+$/.test(words) || isRevision(words))) continue;
      const known = isLength ? cutTo(words.replace(/^0+/, "")) : versionInWords(words);
      found.set(file, {
        lead,
        version: known
          ? { kind: known.kind, label: known.label }
          : { kind: "other", label: cleanText(words.replace(/_/g, " ")) ?? words },
        words,
        isGuess: known === null,
      });
    }
  }
  return found;
}

/** Returns a version whose words are a code that the sheet explains, as the sheet says; another one as it is. */
export function explained(one: NeighbourVersion, suffixes: SheetRow["suffixes"]): NeighbourVersion {
  const version = suffixes?.has(one.words.toUpperCase()) ? versionOfSuffix(one.words, suffixes) : null;
  return version ? { ...one, version: { kind: version.kind, label: version.label }, isGuess: false } : one;
}

/**
 * Returns these versions without files whose row, or whose tag, gives them a title of their own: one in a row differs
 * from that of the whole track, one in a tag does not begin with it.
 */
export function neighbourVersionsOf(files: readonly KnownFile[]): Map<SoundFile, NeighbourVersion> {
  const known = new Map(files.map((one) => [one.file, one]));
  const titleOf = (file: SoundFile) => {
    const one = known.get(file);
    return { inRow: one?.row?.title ?? null, inTag: one?.tags.title ?? null };
  };
  const isOwn = ([file, { lead }]: [SoundFile, NeighbourVersion]) => {
    const [own, its] = [titleOf(file), titleOf(lead)];
    const stated = its.inRow ?? its.inTag;
    if (own.inRow !== null) return stated === null || fold(own.inRow) !== fold(stated);
    return own.inTag !== null && (stated === null || !fold(own.inTag).startsWith(fold(stated)));
  };
  const rowOf = (file: SoundFile) => known.get(file)?.row;
  return new Map(
    [...neighbourVersions([...known.keys()])]
      .filter((one) => !isOwn(one))
      .map(([file, one]) => [file, explained(one, (rowOf(file) ?? rowOf(one.lead))?.suffixes)] as const)
      .map(([file, one]) => [file, spelledOut(one, titleOf(file).inTag)]),
  );
}

/** Returns a version whose words are only a code as the title in the tag spells it out: `UV`, «Delta Unterlegversion». */
function spelledOut(one: NeighbourVersion, title: string | null): NeighbourVersion {
  const version = title !== null && one.isGuess && isVersionCode(one.words) ? versionOf(title) : null;
  return version && version.kind !== "full"
    ? { ...one, version: { kind: version.kind, label: version.label }, isGuess: false }
    : one;
}

/** Splits the files' names, folder by folder. */
function namedFiles(files: readonly SoundFile[]): NamedFile[] {
  const withoutNumber = numberDropper(files.map(withoutExtension));
  const byFolder = Map.groupBy(files, ({ relative }) => posix.dirname(relative));
  return [...byFolder.values()].flatMap((inside) => {
    const names = inside.map((file) => withoutNumber(withoutExtension(file)));
    const referenceIn = referenceReader(names, null);
    return inside.map((file, place) => {
      const name = names[place] ?? "";
      const { reference, rest } = referenceIn(name);
      const whole = posix.basename(withoutExtension(file));
      const front = whole.slice(0, whole.length - name.length);
      const bare = withoutRevisionWords(withoutRevision(factsInName(rest).rest), true);
      const version = versionOf(bare);
      const isWhole = version === null || version.kind === "full";
      return {
        file,
        number: `${front}${reference ?? ""}`.trim(),
        rest: bare,
        whole: isWhole ? withoutRevisionWords(version?.base ?? bare, true) : null,
      };
    });
  });
}

/** Returns the mixes of a track with one number that only a letter tells apart, track by track, the first one first. */
function mixesOfSeveral(group: readonly NamedFile[]) {
  const mixes = group.flatMap(({ file, rest }) => {
    const [, title, words = ""] = MIX_OF_SEVERAL.exec(rest) ?? [];
    return title ? { file, title: withDashesAsSpaces(title), words } : [];
  });
  return [...Map.groupBy(mixes, ({ title }) => title).values()].flatMap(([first, ...others]) =>
    first && others.length > 0 ? [[first, ...others] as const] : [],
  );
}

/**
 * Returns the lead with the longest name with which the file's name begins, and the words after it; null if there is
 * none.
 */
function afterLead({ file, rest }: NamedFile, leads: ReadonlyMap<string, SoundFile>) {
  for (const { 0: separator, index } of [...rest.matchAll(SEPARATORS)].toReversed()) {
    const before = rest.slice(0, index);
    const lead = [before, withoutRevisionWords(before, true)]
      .map((name) => leads.get(withDashesAsSpaces(name)))
      .find(Boolean);
    const words = rest
      .slice(index + separator.length)
      .replace(/^[([]([^()[\]]+)[)\]]$/, "$1")
      .trim();
    if (index > 0 && lead && lead !== file && words !== "") return { lead, words };
  }
  return null;
}
