import type { EditClip } from "../edit.ts";

/** Prefix of most rows' titles in tables whose other rows are notes: «MUS - Delta» beside «Grade again». */
const CALLED_MUSIC = /^(?:musi(?:c|que|k|ca)|mus|mx|zi[kc])\s*\d{0,3}[a-z]?\s*(?:[-:\u2013\u2014]\s|\?)/i;
/** Whether a name begins with a mark of music and a sign: «MX6 - Delta». */
export const hasMusicPrefix = (name: string) => CALLED_MUSIC.test(name);
/** Codes need no sign behind them, as the word in the title «Music Box» would. */
const CODED_MUSIC = /^(?:MUS|MX|ZI[KC])\s+(?!\d+$)\S/;

/** Marks rows without the music prefix as no music, if most rows have it. */
export function unprefixedAsNotes(clips: EditClip[]): EditClip[] {
  const isMusic = ({ name }: EditClip) => CALLED_MUSIC.test(name) || CODED_MUSIC.test(name);
  if (clips.filter(isMusic).length * 2 <= clips.length) return clips;
  return clips.map((clip) => (isMusic(clip) ? clip : { ...clip, role: "marker" }));
}
