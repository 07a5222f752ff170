import { posix } from "node:path";
import { fold } from "#/contract/fold.ts";
import { type VersionName, versionOf } from "#/contract/version-of.ts";
import { discNamed } from "./disc-folder.ts";
import { factsInName } from "./facts-in-name.ts";
import { versionInWords } from "./words-of-name.ts";

/** `SIL201_`: an album's reference before the number of a track. */
const REFERENCE = /^\p{Lu}{2,5}[ _-]?\d{2,5}[\s_-]+(?=\d)/u;
/** `1-03 `, `03 - `: a disc and the number of a track. */
const NUMBER = /^(?:(\d{1,2})-)?(\d{1,3})[\s._-]+(?=\S)/u;

/** `Delta (1)`: the mark of a second download. */
const COPY = /\s?\(\d\)$/;

/** What the path of a file says of the track. */
export interface TrackInName {
  disc: number | null;
  number: number | null;
  /** The title without the version, as words. */
  words: string[];
  /** Null for the whole track. */
  version: VersionName | null;
}

/** Reads disc, number, title and version in the path of a file whose name without marks is `name`. */
export function trackInName(path: string, name: string): TrackInName {
  const numbered = name.replace(REFERENCE, "");
  const [whole = "", disc, number] = NUMBER.exec(numbered) ?? [];
  const { rest } = factsInName(numbered.slice(whole.length).replace(COPY, ""));
  const version = versionOf(rest);
  return {
    disc:
      disc === undefined ? (discNamed(posix.basename(posix.dirname(path)))?.number ?? null) : Number(disc),
    number: number === undefined ? null : Number(number),
    words: (version?.base ?? rest).split(/[^\p{L}\p{N}]+/u).filter(Boolean),
    version: version?.kind === "full" ? null : version,
  };
}

const titleOf = ({ words }: TrackInName) => fold(words.join(""));

/** Returns whether two names say no different disc and number. */
export const isSamePlace = (one: TrackInName, other: TrackInName) =>
  one.number === other.number && (one.disc === null || other.disc === null || one.disc === other.disc);

/** Returns whether two names say one recording: the same place, title and version. */
export const isSameRecording = (one: TrackInName, other: TrackInName) =>
  isSamePlace(one, other) &&
  titleOf(one) === titleOf(other) &&
  (one.version?.label ?? "") === (other.version?.label ?? "");

/** Returns the version of a whole track that a name with its number says; null if it says another title. */
export function versionOfTrack(
  one: TrackInName,
  track: TrackInName,
): Pick<VersionName, "kind" | "label"> | null {
  if (one.number === null || !isSamePlace(one, track) || track.version !== null) return null;
  if (titleOf(one) === titleOf(track)) return one.version;
  const title = titleOf(track);
  const count = one.words.findIndex((_, last) => fold(one.words.slice(0, last + 1).join("")) === title) + 1;
  const label = one.words.slice(count).join(" ");
  return count === 0 || one.version ? null : (versionInWords(label) ?? { kind: "other", label });
}
