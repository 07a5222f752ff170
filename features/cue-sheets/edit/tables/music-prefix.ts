import type { EditClip } from "../edit.ts";

/** Prefix of music in tables whose other rows are notes: «MUS - Delta» beside «Grade again». */
const MUSIC_PREFIX = /^(?:musi(?:c|que|k|ca)|mus|mx|zi[kc])\s*\d{0,3}[a-z]?\s*(?:[-:\u2013\u2014]\s|\?)/i;
/** A code and a title: «MUS Honey Walk», not «MUS OUT», «MX a bit loud». */
const CODE_AND_TITLE =
  /^(?:MUS|MX|ZI[KC])\s+(?!(?:OUT|IN|END|FIN|FADE|UP|DOWN|OFF|STOP|START)(?!\p{L}))["\u00ab\u201c]?\s?\p{Lu}/u;
/** Whether a name starts with a word for music and a sign or a title: «MX6 - Delta», «MUS Delta». */
export const hasMusicPrefix = (name: string) => MUSIC_PREFIX.test(name) || CODE_AND_TITLE.test(name);
/** A code needs no sign after it, while a word may belong to the title: «Music Box». */
const MUSIC_CODE = /^(?:MUS|MX|ZI[KC])\s+(?!\d+$)\S/;

/** If most rows have a prefix for music, marks the others as notes. */
export function unprefixedAsNotes(clips: EditClip[]): EditClip[] {
  const isMusic = ({ name }: EditClip) => MUSIC_PREFIX.test(name) || MUSIC_CODE.test(name);
  if (clips.filter(isMusic).length * 2 <= clips.length) return clips;
  return clips.map((clip) => (isMusic(clip) ? clip : { ...clip, role: "marker" }));
}
