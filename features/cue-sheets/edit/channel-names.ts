import type { EditClip } from "./edit.ts";

const ENDING = "(?=(?:\\.[a-z0-9]{2,4})?$)";
/** What programs add to a clip's name for one of its channels, from mono to surround. */
const CHANNEL = new RegExp(
  `(?<=[^._ -])(?:[._ -](?:[lrcsm]|lfe|sub|[lr][sbcwt]|[lr]s[sr]|[lr]rs|[lr]t[fmr]|cs|left|right|cent(?:er|re)|a\\d{1,2})|[._-]\\d{1,2})${ENDING}`,
  "i",
);
/** What says a channel even of a clip that stands alone: a figure may be a part or a take, a C a part of the title. */
const PLAIN = new RegExp(`(?<=[^._ -])[._ -](?:[lr]|left|right|a[12])${ENDING}`, "i");

/** A clip's name without the channel that it says. */
export const withoutChannel = (name: string) => name.replace(PLAIN, "");

/**
 * Clips with the channels of one recording called by one name: those at one place of the edit whose names and files
 * differ by a channel only (`Delta_C` and `Delta_Ls`, `Delta-1` and `Delta-2`).
 */
export function nameChannels(clips: readonly EditClip[]): EditClip[] {
  const base = (text: string) => text.replace(CHANNEL, "");
  const keyOf = ({ start, end, name, file }: EditClip) =>
    `${start} ${end} ${base(name).toLowerCase()}/${base(file).toLowerCase()}`;
  const said = new Map<string, Set<string>>();
  for (const clip of clips) {
    const names = said.get(keyOf(clip)) ?? new Set();
    said.set(
      keyOf(clip),
      names.add(`${withoutChannel(clip.name)}/${withoutChannel(clip.file)}`.toLowerCase()),
    );
  }
  return clips.map((clip) =>
    (said.get(keyOf(clip))?.size ?? 0) > 1 ? { ...clip, name: base(clip.name), file: base(clip.file) } : clip,
  );
}
