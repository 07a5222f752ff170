import { withoutExtension } from "#/contract/file-extension.ts";
import { versionOf } from "#/contract/version-of.ts";
import type { EditClip } from "./edit.ts";

const ENDING = "(?=(?:\\.[a-z0-9]{2,4})?$)";
/** Suffixes that programs add to a clip's name for one of its channels, from mono to surround. */
const CHANNEL_LETTERS = new RegExp(
  `(?<=[^._ -])[._ -](?:[lrcsm]|lfe|sub|[lr][sbcwt]|[lr]s[sr]|[lr]rs|[lr]t[fmr]|cs|left|right|cent(?:er|re)|a\\d{1,2})${ENDING}`,
  "i",
);
/** A channel's number. After a digit such a number belongs to a reference (`SIL201_03`). */
const CHANNEL_NUMBER = new RegExp(`(?<=[^\\d._ -])[._-](\\d{1,2})${ENDING}`);
/**
 * Suffixes that mean a channel even for a single clip. Others may not: a digit may be a part or a take, and a C may
 * belong to the title.
 */
const CERTAIN_CHANNEL = new RegExp(`(?<=[^._ -])[._ -](?:[lr]|left|right|a[12])${ENDING}`, "i");

/**
 * Suffixes of Pro Tools and Media Composer for clips that they render or copy, «Delta.new.02-01», «Delta.dup1-04», and
 * the number of a piece after a bracket, where it cannot belong to the title: «Delta (Instrumental)-07».
 */
const RENDERED =
  /(?:\.(?:(?:new|copy|sub)\.\d{2}|dup\d{0,2})(?:-\d{2})?|(?<=[)\]])-\d{2})(?=(?:\.[a-z0-9]{1,4})?$)/gi;

/** Removes the suffix of a rendered clip from its name. */
export const withoutRender = (name: string) => name.replace(RENDERED, "");

/** Removes the channel from a clip's name. */
export const withoutChannel = (name: string) => name.replace(CERTAIN_CHANNEL, "");

/** Removes the stem from a clip's name: «Delta_STEM_bass.wav» is a stem of «Delta.wav». */
export function withoutStem(name: string): string {
  if (!/stem|piste/i.test(name)) return name;
  const bare = withoutExtension(name);
  const version = versionOf(bare);
  // If it is a stem of another version, as in «Delta_60 (Stem: bass)», the name remains.
  return /^Stem(?:: [^,]*)?$/.test(version?.label ?? "") && version
    ? version.base + name.slice(bare.length)
    : name;
}

/**
 * Gives a common name to clips that are the channels of one recording: those at one place of the edit whose names and
 * files differ only by a channel (`Delta_C` and `Delta_Ls`, `Delta-1` and `Delta-2`). The others keep their names.
 */
export const nameChannels = (clips: readonly EditClip[]): EditClip[] =>
  renamed(renamed(clips, CHANNEL_LETTERS, areLettered), CHANNEL_NUMBER, areNumbered);

function renamed(
  clips: readonly EditClip[],
  channel: RegExp,
  areChannels: (alike: readonly EditClip[]) => boolean,
): EditClip[] {
  const base = (text: string) => text.replace(channel, "");
  const keyOf = ({ start, end, name, file }: EditClip) =>
    `${start} ${end} ${base(name).toLowerCase()}/${base(file).toLowerCase()}`;
  const groups = Map.groupBy(clips, keyOf);
  const merged = new Set([...groups].flatMap(([key, alike]) => (areChannels(alike) ? [key] : [])));
  return clips.map((clip) =>
    merged.has(keyOf(clip)) ? { ...clip, name: base(clip.name), file: base(clip.file) } : clip,
  );
}

const areLettered = (alike: readonly EditClip[]) =>
  new Set(alike.map(({ name, file }) => `${withoutChannel(name)}/${withoutChannel(file)}`.toLowerCase()))
    .size > 1;

/**
 * Returns whether the numbers are channels: they count from one. Otherwise, or if only some of the clips are off, the
 * numbers may belong to different works.
 */
function areNumbered(alike: readonly EditClip[]): boolean {
  const numbers = (["name", "file"] as const).map((key) => [
    ...new Set(alike.map((clip) => Number(CHANNEL_NUMBER.exec(clip[key])?.[1] ?? Number.NaN))),
  ]);
  const hasNoNumber = (found: number[]) => found.every(Number.isNaN);
  const countsFromOne = (found: number[]) =>
    found.length > 1 && found.sort((a, b) => a - b).every((number, at) => number === at + 1);
  const haveSameState = new Set(alike.map(({ isOff }) => isOff)).size === 1;
  return (
    haveSameState &&
    numbers.some(countsFromOne) &&
    numbers.every((found) => hasNoNumber(found) || countsFromOne(found))
  );
}
