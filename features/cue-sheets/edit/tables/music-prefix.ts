import { CODE_AND_NUMBER, isCueNumber, REEL_AND_CUE } from "../cue-numbers.ts";
import type { EditClip } from "../edit.ts";

/** Prefix of music in tables whose other rows are notes: «MUS - Delta» beside «Grade again». */
const MUSIC_PREFIX = /^(?:musi(?:c|que|k|ca)|mus|mx|zi[kc])\s*\d{0,3}[a-z]?\s*(?:[-:\u2013\u2014]\s|\?)/i;
const TITLE_BEHIND = String.raw`\s+(?!(?:OUT|IN|END|FIN|FADE|UP|DOWN|OFF|STOP|START)(?!\p{L}))["\u00ab\u201c]?\s?\p{Lu}`;
/** A code and a title: «MUS Honey Walk», not «MUS OUT», «MX a bit loud». */
const CODE_AND_TITLE = new RegExp(`^(?:MUS|MX|ZI[KC])${TITLE_BEHIND}`, "u");
/** The number of a cue before a title: «Mx 6 Delta», not «MX2 a bit loud», «1M5 OUT». */
const NUMBER_AND_TITLE = new RegExp(`^(?:${REEL_AND_CUE}|${CODE_AND_NUMBER})${TITLE_BEHIND}`, "u");
/** Whether a name starts with a word for music and a sign or a title, or is a cue's number: «MX6 - Delta», «MUS Delta», «1M5». */
export const hasMusicPrefix = (name: string) =>
  isCueNumber(name) || [MUSIC_PREFIX, CODE_AND_TITLE, NUMBER_AND_TITLE].some((one) => one.test(name));
/** A code needs no sign after it, while a word may belong to the title: «Music Box». */
const MUSIC_CODE = /^(?:MUS|MX|ZI[KC])\s+(?!\d+$)\S/;

/** If most rows have a prefix for music, marks the others as notes. */
export function unprefixedAsNotes(clips: EditClip[]): EditClip[] {
  const isMusic = ({ name }: EditClip) => MUSIC_PREFIX.test(name) || MUSIC_CODE.test(name);
  if (clips.filter(isMusic).length * 2 <= clips.length) return clips;
  return clips.map((clip) => (isMusic(clip) ? clip : { ...clip, role: "marker" }));
}
