import type { EditClip } from "../edit.ts";

/** Prefix of music in tables whose other rows are notes: «MUS - Delta» beside «Grade again». */
const MUSIC_PREFIX = /^(?:musi(?:c|que|k|ca)|mus|mx|zi[kc])\s*\d{0,3}[a-z]?\s*(?:[-:\u2013\u2014]\s|\?)/i;
/** Whether a name starts with a word for music and a sign: «MX6 - Delta». */
export const hasMusicPrefix = (name: string) => MUSIC_PREFIX.test(name);
/** A code needs no sign after it, while a word may belong to the title: «Music Box». */
const MUSIC_CODE = /^(?:MUS|MX|ZI[KC])\s+(?!\d+$)\S/;

/** If most rows have a prefix for music, marks the others as notes. */
export function unprefixedAsNotes(clips: EditClip[]): EditClip[] {
  const isMusic = ({ name }: EditClip) => MUSIC_PREFIX.test(name) || MUSIC_CODE.test(name);
  if (clips.filter(isMusic).length * 2 <= clips.length) return clips;
  return clips.map((clip) => (isMusic(clip) ? clip : { ...clip, role: "marker" }));
}
