import { posix } from "node:path";
import type { VersionKind } from "#/contract/version-kinds.ts";
import type { LeftOut } from "#/server/operate/import/files/inspect-file.ts";
import { withoutExtension } from "#/server/operate/import/files/sound-path.ts";
import { supersededFiles } from "#/server/operate/import/files/superseded-files.ts";
import type { SheetRow } from "#/server/operate/import/sheet/sheet-row.ts";
import type { SoundFile } from "#/server/operate/import/sounds/sound-file.ts";
import type { Notice } from "#/server/platform/terminal/words.ts";
import { type AlbumFacts, albumFacts } from "./album-facts.ts";
import { withoutAlbumName } from "./album-in-name.ts";
import { type Candidate, candidate, type FileContext } from "./candidate.ts";
import { isCoverOf } from "./cover-of-album.ts";
import { doubtedReferences, doubtedVersions, doubtsOf } from "./doubts.ts";
import { type Facts, factsOf } from "./facts.ts";
import { groupedByLead } from "./grouped-by-lead.ts";
import type { KnownFile } from "./known-file.ts";
import { leftOutFiles } from "./left-out-files.ts";
import { letteredVersions } from "./lettered-versions.ts";
import { withoutNameOfDelivery } from "./name-of-delivery.ts";
import { neighbourVersionsOf } from "./neighbour-versions.ts";
import { referenceReader } from "./reference-in-name.ts";
import { namesWithRevision, revisedFiles } from "./revisions.ts";
import { stemsByFolder } from "./stem-folder.ts";
import { withTagsOfTwins } from "./tags-of-twins.ts";
import { numberDropper } from "./track-number.ts";
import { versionsByFolder } from "./version-folder.ts";
import { withSpacesRestored } from "./with-spaces-restored.ts";
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
  /** The same recording in a better format, a newer revision, or the original; it is imported instead. */
  supersededBy: SoundFile | null;
  /** Why the file is left out; null if `supersededBy` is the same recording in a better format. */
  leftOutAs: LeftOut | null;
}

export interface PlannedAlbum extends AlbumFacts {
  /** Absolute paths of pictures beside the files. */
  covers: readonly string[];
  /** Every track before its versions. */
  sounds: PlannedSound[];
  /** Notices about guesses from names, so that a person can confirm them. */
  doubts: Notice[];
}

/** Span between the numbers of two discs in the order of an album. */
export const DISC_SPAN = 10_000;

/** Plans the tracks and versions of one album; `folderName` names it if no file does. */
export function planAlbum(
  given: readonly KnownFile[],
  folderName: string,
  covers: readonly string[] = [],
): PlannedAlbum {
  const twins = supersededFiles(given.map(({ file }) => file));
  const files = withoutPerformers(withTagsOfTwins(given, twins));
  const { copies, older } = leftOutFiles(files, twins);
  const superseded = new Map([...twins, ...older, ...copies]);
  const best = files.flatMap(({ file }) => (superseded.has(file) ? [] : file));
  const revised = revisedFiles(best, older);
  const stems = stemsByFolder(best);
  const versions = versionsByFolder(best);
  const lettered = letteredVersions(best);
  const neighbours = neighbourVersionsOf(files.filter(({ file }) => !superseded.has(file)));
  const withoutNumber = numberDropper(files.map(({ file }) => withoutExtension(file)));
  const names = files.map(({ file }) => withoutNumber(withoutExtension(file)));
  // Stems and versions are often tagged as an album of their own.
  const stated = albumFacts(
    files.filter(({ file }) => !stems.has(file) && !versions.has(file)),
    folderName,
  );
  const ownCovers = covers.filter(isCoverOf(stated.reference, given));
  const { facts, doubts } = withoutNameOfDelivery(stated, ownCovers);
  const read = names.map(referenceReader(names, facts.reference));
  const titles = withoutAlbumName(
    read.map(({ rest }) => rest),
    facts.name,
  );
  const rests = withSpacesRestored(titles.map((rest, place) => ({ rest, whole: names[place] ?? "" })));
  const kept = files.flatMap(({ file }, place) =>
    superseded.has(file) ? [] : { folder: posix.dirname(file.relative), rest: rests[place] ?? "" },
  );
  const withRevision = new Map(
    [...Map.groupBy(kept, ({ folder }) => folder)].map(([folder, inside]) => [
      folder,
      namesWithRevision(inside.map(({ rest }) => rest)),
    ]),
  );
  const isWithoutSpaces = [...rests, ...files.map(({ file }) => posix.basename(file.relative))].every(
    (name) => !/\s/.test(name),
  );
  const contextOf = (file: SoundFile): FileContext => {
    const [stem, version, letter] = [stems.get(file), versions.get(file), lettered.get(file)];
    const neighbour = stem || version || letter ? undefined : neighbours.get(file);
    return {
      belongsTo: stem?.mix ?? version?.lead ?? letter?.lead ?? neighbour?.lead ?? null,
      version: stem ? { kind: "stem", label: stem.label } : (version?.version ?? neighbour?.version ?? null),
      isRevised: revised.has(file),
      byLetter: letter?.label ?? null,
      isWithoutSpaces,
      withRevision: withRevision.get(posix.dirname(file.relative)) ?? new Set(),
    };
  };
  const candidates = files.map((known, place) =>
    candidate(
      known,
      { reference: read[place]?.reference ?? null, rest: rests[place] ?? "" },
      contextOf(known.file),
    ),
  );
  const own = candidates.filter(({ file }) => !superseded.has(file));
  const byFile = new Map(candidates.map((one) => [one.file, one]));
  const ownerOf = ({ belongsTo }: Candidate) =>
    belongsTo && !superseded.has(belongsTo) ? byFile.get(belongsTo) : undefined;
  const sounds = [...groupedByLead(own, ownerOf)].flatMap(([lead, members], place) =>
    members.map((member, index) => planned(member, lead, index === 0 ? place + 1 : index, members.length)),
  );
  for (const [file, supersededBy] of superseded) {
    const one = byFile.get(file);
    if (one)
      sounds.push({
        ...planned(one, one, 0, 1),
        supersededBy,
        leftOutAs: copies.has(file) ? "copy" : older.has(file) ? "older" : null,
      });
  }
  return {
    ...facts,
    covers: ownCovers,
    sounds,
    doubts: [
      ...doubts,
      ...doubtsOf(facts, sounds),
      ...doubtedVersions(neighbours, sounds),
      ...doubtedReferences(facts, sounds),
    ],
  };
}

function planned(one: Candidate, lead: Candidate, sortOrder: number, members: number): PlannedSound {
  const isLead = one === lead;
  // «Water Main» keeps its name unless another file shows that «Main» is a version.
  return {
    file: one.file,
    name: isLead && members === 1 && !isMarkedFull(one) ? one.title : lead.bareTitle,
    isTitled: Boolean(lead.row?.title ?? lead.tags.title),
    facts: factsOf(one.tags, one.row, one.reference),
    row: one.row,
    sortOrder: isLead ? orderOf(one, sortOrder) : sortOrder,
    version: isLead || !one.version ? null : { ...one.version, lead: lead.file },
    supersededBy: null,
    leftOutAs: null,
  };
}

/**
 * Returns whether a name marks the whole track after a reference, as in «SIL118_08_Ecueil_Full» and
 * «SIL118_08_Ecueil_(Full)». Such a track loses the mark even if it has no versions.
 */
const isMarkedFull = ({ file, reference, row, tags }: Candidate) =>
  reference !== null &&
  !(row?.title ?? tags.title) &&
  /_(?:full|main|\((?:full|main)\)|\[(?:full|main)\])$/i.test(withoutExtension(file));

function orderOf({ tags, row }: KnownFile, place: number): number {
  const trackNumber = row?.trackNumber ?? tags.trackNumber;
  const disc = row?.disc ?? tags.disc ?? 1;
  return trackNumber === null ? place : (disc - 1) * DISC_SPAN + trackNumber;
}
