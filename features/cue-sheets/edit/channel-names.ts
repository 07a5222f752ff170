import type { EditClip } from "./edit.ts";

const ENDING = "(?=(?:\\.[a-z0-9]{2,4})?$)";
/** What programs add to a clip's name for one of its channels, from mono to surround. */
const LETTERS = new RegExp(
  `(?<=[^._ -])[._ -](?:[lrcsm]|lfe|sub|[lr][sbcwt]|[lr]s[sr]|[lr]rs|[lr]t[fmr]|cs|left|right|cent(?:er|re)|a\\d{1,2})${ENDING}`,
  "i",
);
/** Channels by number; behind a figure such a number belongs to a reference (`SIL201_03`). */
const NUMBER = new RegExp(`(?<=[^\\d._ -])[._-](\\d{1,2})${ENDING}`);
/** What says a channel even of a clip that stands alone: a figure may be a part or a take, a C a part of the title. */
const PLAIN = new RegExp(`(?<=[^._ -])[._ -](?:[lr]|left|right|a[12])${ENDING}`, "i");

/** What Pro Tools and Media Composer add to the name of a clip that they render or copy: «Delta.new.02-01», «Delta.Copy.02». */
const RENDERED = /\.(?:new|copy|sub)\.\d{2}(?:-\d{2})?(?=(?:\.[a-z0-9]{1,4})?$)/gi;

/** A clip's name without what programs add to it once they have rendered it. */
export const withoutRender = (name: string) => name.replace(RENDERED, "");

/** A clip's name without the channel that it says. */
export const withoutChannel = (name: string) => name.replace(PLAIN, "");

/**
 * Clips with the channels of one recording called by one name: those at one place of the edit whose names and files
 * differ by a channel only (`Delta_C` and `Delta_Ls`, `Delta-1` and `Delta-2`). Others keep their names.
 */
export const nameChannels = (clips: readonly EditClip[]): EditClip[] =>
  renamed(renamed(clips, LETTERS, areLettered), NUMBER, areNumbered);

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

/** Figures are channels where they count from one; else, or where one is heard and another is off, they may be works. */
function areNumbered(alike: readonly EditClip[]): boolean {
  const numbers = (["name", "file"] as const).map((key) => [
    ...new Set(alike.map((clip) => Number(NUMBER.exec(clip[key])?.[1] ?? Number.NaN))),
  ]);
  const isNone = (found: number[]) => found.every(Number.isNaN);
  const counts = (found: number[]) =>
    found.length > 1 && found.sort((a, b) => a - b).every((number, at) => number === at + 1);
  const areAlikeHeard = new Set(alike.map(({ isOff }) => isOff)).size === 1;
  return areAlikeHeard && numbers.some(counts) && numbers.every((found) => isNone(found) || counts(found));
}
