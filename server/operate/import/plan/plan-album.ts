import { posix } from "node:path";
import { fold } from "#/contract/fold.ts";
import { mendedLetters } from "#/contract/mended-letters.ts";
import { type VersionKind, versionOf } from "#/contract/version-of.ts";
import { stemOf, supersededFiles } from "#/server/operate/import/files/superseded-files.ts";
import type { SheetRow } from "#/server/operate/import/sheet/sheet-row.ts";
import type { SoundFile } from "#/server/operate/import/sounds/sound-file.ts";
import { cleanText } from "#/server/operate/import/tags/clean-text.ts";
import { type AlbumFacts, albumFacts } from "./album-facts.ts";
import { type Facts, factsOf } from "./facts.ts";
import { factsInName } from "./facts-in-name.ts";
import type { KnownFile } from "./known-file.ts";
import { letteredVersions } from "./lettered-versions.ts";
import { referenceReader } from "./reference-in-name.ts";
import { stemsByFolder } from "./stem-folder.ts";
import { numberDropper } from "./track-number.ts";
import { versionsByFolder, withFolder, withoutRevision } from "./version-folder.ts";
import { withoutPerformers } from "./without-performers.ts";

/** Plan for one file: a track, or a version of the track that `lead` becomes. */
export interface PlannedSound {
  file: SoundFile;
  name: string;
  /** Whether the name comes from a tag or the sheet rather than the file's name. */
  isTitled: boolean;
  facts: Facts;
  row: SheetRow | undefined;
  sortOrder: number;
  version: { kind: VersionKind; label: string; lead: SoundFile } | null;
  /** File with the same name in the same folder in a better format, which is imported instead. */
  supersededBy: SoundFile | null;
}

export interface PlannedAlbum extends AlbumFacts {
  /** Absolute paths of pictures beside the files. */
  covers: readonly string[];
  /** Every track before its versions. */
  sounds: PlannedSound[];
}

interface Candidate extends KnownFile {
  version: { kind: VersionKind; label: string } | null;
  /** Names that it shares with its versions, from its file name and its title. */
  keys: string[];
  title: string;
  /** Reference at the start of the file's name. */
  reference: string | null;
  /** The sound after which a stem or version in a folder of its own is named. */
  namesake: SoundFile | null;
}

/** What the folder of a file says: the sound that it belongs to, and the version that it is. */
interface Place extends Pick<Candidate, "namesake" | "version"> {
  /** What tells it apart from the file with its number alone. */
  byLetter: string | null;
}

const DISC_SPAN = 10_000;

/** Plans the tracks and versions of one album; `folderName` is its name if no file has one. */
export function planAlbum(
  given: readonly KnownFile[],
  folderName: string,
  covers: readonly string[] = [],
): PlannedAlbum {
  const files = withoutPerformers(given);
  const superseded = supersededFiles(files.map(({ file }) => file));
  const best = files.flatMap(({ file }) => (superseded.has(file) ? [] : file));
  const stems = stemsByFolder(best);
  const versions = versionsByFolder(best);
  const lettered = letteredVersions(best);
  const withoutNumber = numberDropper(files.map(({ file }) => stemOf(file)));
  const names = files.map(({ file }) => withoutNumber(stemOf(file)));
  // Stems are often tagged as an album of stems, and versions as one of versions.
  const facts = albumFacts(
    files.filter(({ file }) => !stems.has(file) && !versions.has(file)),
    folderName,
  );
  const referenceIn = referenceReader(names, facts.reference);
  const placeOf = (file: SoundFile): Place => {
    const [stem, version, letter] = [stems.get(file), versions.get(file), lettered.get(file)];
    return {
      namesake: stem?.mix ?? version?.lead ?? letter?.lead ?? null,
      version: stem ? { kind: "stem", label: stem.label } : (version?.version ?? null),
      byLetter: letter?.label ?? null,
    };
  };
  const candidates = files.map((known, place) =>
    candidate(known, referenceIn(names[place] ?? ""), placeOf(known.file)),
  );
  const own = candidates.filter(({ file }) => !superseded.has(file));
  const leads = own.filter(({ version }) => version === null || version.kind === "full");
  const namesakeOf = ({ namesake }: Candidate) => own.find(({ file }) => file === namesake);
  const leadOf = new Map(own.map((one) => [one, leadFor(namesakeOf(one) ?? one, leads)]));
  const groups = new Map(own.filter((one) => leadOf.get(one) === one).map((lead) => [lead, [lead]]));
  for (const one of own) {
    const lead = leadOf.get(one);
    if (lead && lead !== one) groups.get(lead)?.push(one);
  }
  const sounds = [...groups].flatMap(([lead, members], place) =>
    members.map((member, index) => planned(member, lead, index === 0 ? place + 1 : index, members.length)),
  );
  for (const [file, supersededBy] of superseded) {
    const one = candidates.find((other) => other.file === file);
    if (one) sounds.push({ ...planned(one, one, 0, 1), supersededBy });
  }
  return { ...facts, covers, sounds };
}

/** `rest` is the file's name without ending, track number and reference. */
function candidate(
  known: KnownFile,
  { reference, rest }: ReturnType<ReturnType<typeof referenceReader>>,
  { namesake, version: inFolder, byLetter }: Place,
): Candidate {
  const named = factsInName(rest);
  const stem = withoutRevision(named.rest);
  const written = (known.row?.title ?? known.tags.title) || readable(stem, hasHyphens(known));
  const byFile = versionOf(stem);
  const byTitle = versionOf(written);
  const unknown = byLetter === null ? null : { kind: "full" as const, label: byLetter };
  const version = known.row?.version ?? withFolder(byFile, inFolder) ?? byTitle ?? unknown;
  const { tags } = known;
  return {
    ...known,
    tags: { ...tags, bpm: tags.bpm ?? named.bpm, tonality: tags.tonality ?? named.tonality },
    version: version && { kind: version.kind, label: version.label },
    keys: [`file ${keyOf(readable(byFile?.base ?? stem))}`, `title ${keyOf(byTitle?.base ?? written)}`],
    title: written,
    reference,
    namesake,
  };
}

/**
 * Returns the lead of a file. A track is its own lead, and so is a «full» version without a plain one; a version
 * belongs to the first lead that shares a name, in its own folder if there is one: discs repeat titles.
 */
function leadFor(one: Candidate, leads: readonly Candidate[]): Candidate {
  if (one.version === null) return one;
  const everywhere = leads.filter((lead) => lead !== one && lead.keys.some((key) => one.keys.includes(key)));
  const beside = everywhere.filter((lead) => folderOf(lead) === folderOf(one));
  const sharing = beside.length > 0 ? beside : everywhere;
  const plain = sharing.find(({ version }) => version === null);
  if (plain || one.version.kind === "full") return plain ?? one;
  // A «full» one may belong to a plain one itself.
  return sharing[0] ? leadFor(sharing[0], leads) : one;
}

const folderOf = ({ file }: Candidate) => posix.dirname(file.relative);

function planned(one: Candidate, lead: Candidate, sortOrder: number, members: number): PlannedSound {
  const isLead = one === lead;
  // «Water Main» keeps its name unless another file shows that «Main» is a version.
  const stripped = versionOf(lead.title)?.base ?? lead.title;
  return {
    file: one.file,
    name: isLead && members === 1 && !isMarkedFull(one) ? one.title : stripped,
    isTitled: Boolean(lead.row?.title ?? lead.tags.title),
    facts: factsOf(one.tags, one.row, one.reference),
    row: one.row,
    sortOrder: isLead ? orderOf(one, sortOrder) : sortOrder,
    version: isLead || !one.version ? null : { ...one.version, lead: lead.file },
    supersededBy: null,
  };
}

/** «SIL118_08_Ecueil_Full», behind a reference, is the whole «Ecueil», also without other versions. */
const isMarkedFull = ({ file, reference, row, tags }: Candidate) =>
  reference !== null && !(row?.title ?? tags.title) && /_(?:full|main)$/i.test(stemOf(file));

function orderOf({ tags, row }: KnownFile, place: number): number {
  const trackNumber = row?.trackNumber ?? tags.trackNumber;
  const disc = row?.disc ?? tags.disc ?? 1;
  return trackNumber === null ? place : (disc - 1) * DISC_SPAN + trackNumber;
}

/** The name by which versions find their track: «Tête-à-tête» has its hyphens, «Tête-à-tête_60» may have them for spaces. */
const keyOf = (name: string) => fold(name).replace(/[\s-]+/g, " ");

/** Hyphens for spaces, where lines separate what stands in the name: «SIL_0201_03_Delta-sans-fin». */
const hasHyphens = ({ file }: KnownFile) => /^[^\s_]+_\S+$/.test(posix.basename(stemOf(file)));

/** Converts a file name to a title, without underscores and with broken letters repaired. */
function readable(stem: string, isHyphened = false): string {
  const spaced = (mendedLetters(stem)?.to ?? stem).replace(/_/g, " ");
  return (
    cleanText(isHyphened ? spaced.replace(/(?<=\p{L})-(?=\p{L}+-)|(?<=-\p{L}+)-(?=\p{L})/gu, " ") : spaced) ??
    stem
  );
}
