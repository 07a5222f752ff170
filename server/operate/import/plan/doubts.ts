import { posix } from "node:path";
import { withoutExtension } from "#/server/operate/import/files/sound-path.ts";
import type { SoundFile } from "#/server/operate/import/sounds/sound-file.ts";
import { listedNames } from "#/server/platform/terminal/listed-names.ts";
import type { Notice } from "#/server/platform/terminal/words.ts";
import type { AlbumFacts } from "./album-facts.ts";
import type { NeighbourVersion } from "./neighbour-versions.ts";

/**
 * Default names of audio programs: `bounce_007`, `Untitled 3`, `20240312_114500`. They do not say the track's title.
 */
const WORKING_NAME =
  /^(?:(?:bounce|mixdown|mix|export|render|untitled|sans[\s_-]titre|new[\s_-]recording|recording|enregistrement|audio|track|piste|sound|output|project|session|take)[\s_-]*(?:\d{1,8}|\(\d+\))?|[\d\s_.-]+)$/iu;

interface NamedSound {
  file: SoundFile;
  name: string;
  isTitled: boolean;
  version: unknown;
  supersededBy: SoundFile | null;
}

/** Returns notices about guesses from an album's names, so that a person can confirm them. */
export function doubtsOf(
  { performerInFolderName: performer, name }: AlbumFacts,
  sounds: readonly NamedSound[],
): Notice[] {
  const nameless = sounds.filter(
    ({ file, isTitled, supersededBy, version }) =>
      !isTitled && !supersededBy && !version && WORKING_NAME.test(posix.basename(withoutExtension(file))),
  );
  return [
    ...(performer === null ? [] : [{ key: "doubtPerformer" as const, values: { performer, album: name } }]),
    ...nameless.map((one) => ({
      key: "doubtTitle" as const,
      values: { file: one.file.relative, title: one.name },
    })),
  ];
}

/** Maximum number of names in the notice about versions. */
const MOST_LISTED = 5;

/** Returns a notice about the sounds that are taken for versions though their words are no known ones of a version. */
export function doubtedVersions(
  neighbours: ReadonlyMap<SoundFile, NeighbourVersion>,
  sounds: readonly { file: SoundFile; version: { label: string } | null }[],
): Notice[] {
  const guessed = sounds.flatMap(({ file, version }) => {
    const neighbour = neighbours.get(file);
    return neighbour?.isGuess && version?.label === neighbour.version.label ? file.relative : [];
  });
  const values = { names: listedNames(guessed, MOST_LISTED), count: guessed.length };
  return guessed.length === 0 ? [] : [{ key: "doubtVersions", values }];
}

/**
 * Returns a notice if tracks of an album begin with several albums' references, at least two with each, and the sheet
 * does not name the album.
 */
export function doubtedReferences(
  { name, isNamedBySheet }: AlbumFacts,
  sounds: readonly { facts: { reference: string | null }; version: unknown }[],
): Notice[] {
  const albums = sounds.flatMap(({ facts, version }) =>
    version || !facts.reference ? [] : (/^(.+)[_-]\d{2,3}[a-z]?$/u.exec(facts.reference)?.[1] ?? []),
  );
  const groups = [...Map.groupBy(albums, (album) => album)].filter(([, group]) => group.length > 1);
  const names = groups.map(([album]) => album).join(", ");
  return groups.length < 2 || isNamedBySheet
    ? []
    : [{ key: "doubtReferences", values: { album: name, names } }];
}
