import type { EditClip } from "../edit.ts";

/** Prefix of music in tables whose other rows are notes: «MUS - Delta» beside «Grade again». */
const MUSIC_PREFIX = /^(?:musi(?:c|que|k|ca)|mus|mx|zi[kc])\s*\d{0,3}[a-z]?\s*(?:[-:\u2013\u2014]\s|\?)/i;
/** A code and a title: «MUS Honey Walk», not «MUS OUT», «MX a bit loud». */
const CODE_AND_TITLE =
  /^(?:MUS|MX|ZI[KC])\s+(?!(?:OUT|IN|END|FIN|FADE|UP|DOWN|OFF|STOP|START)(?!\p{L}))["\u00ab\u201c]?\s?\p{Lu}/u;
const NUMBER = String.raw`(?:\d{1,2}[Mm]\d{1,3}[A-Za-z]?|(?:MX|M[Uu]S|ZI[KC]|Mx|Mus|Zi[kc]|mx|mus|zi[kc])\s?#?\d{1,3}[A-Za-z]?)`;
const CUE_NUMBER = new RegExp(`^${NUMBER}$`);
/** The number of a cue before a title: «Mx 6 Delta», not «MX2 a bit loud», «1M5 OUT». */
const NUMBER_AND_TITLE = new RegExp(
  String.raw`^${NUMBER}\s+(?!(?:OUT|IN|END|FIN|FADE|UP|DOWN|OFF|STOP|START)(?!\p{L}))["\u00ab\u201c]?\s?\p{Lu}`,
  "u",
);
/** Whether a name is the number of a cue, which means music without saying so: «1M5», «Mx 6». */
export const isCueNumber = (name: string) => CUE_NUMBER.test(name.trim());
/** Whether a name starts with a word for music and a sign or a title, or is a cue's number: «MX6 - Delta», «MUS Delta», «1M5». */
export const hasMusicPrefix = (name: string) =>
  [MUSIC_PREFIX, CODE_AND_TITLE, CUE_NUMBER, NUMBER_AND_TITLE].some((one) => one.test(name));
/** A code needs no sign after it, while a word may belong to the title: «Music Box». */
const MUSIC_CODE = /^(?:MUS|MX|ZI[KC])\s+(?!\d+$)\S/;

/** If most rows have a prefix for music, marks the others as notes. */
export function unprefixedAsNotes(clips: EditClip[]): EditClip[] {
  const isMusic = ({ name }: EditClip) => MUSIC_PREFIX.test(name) || MUSIC_CODE.test(name);
  if (clips.filter(isMusic).length * 2 <= clips.length) return clips;
  return clips.map((clip) => (isMusic(clip) ? clip : { ...clip, role: "marker" }));
}
