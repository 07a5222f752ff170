import type { EditClip } from "../edit.ts";

const FADE = /^\((cross )?fade(?: (in|out))?\)/i;

/** Whether a line of a Pro Tools session is a fade, which has a line of its own beside the faded clip. */
export const isFade = (name: string) => FADE.test(name);

/**
 * Returns the clips with their fades: their own times start after a fade-in or cross-fade, and end before a fade-out.
 */
export function withFades(clips: readonly EditClip[], fades: readonly EditClip[]): EditClip[] {
  const keyOf = ({ channel, isOff }: EditClip, frame: number) => `${channel} ${isOff} ${frame}`;
  const leading = new Map<string, EditClip>();
  const trailing = new Map<string, EditClip>();
  for (const fade of fades) {
    const way = FADE.exec(fade.name)?.[2]?.toLowerCase();
    if (way !== "out") leading.set(keyOf(fade, fade.end), fade);
    if (way !== "in") trailing.set(keyOf(fade, fade.start), fade);
  }
  return clips.map((clip) => {
    const { start, startCode } = leading.get(keyOf(clip, clip.start)) ?? clip;
    const { end, endCode } = trailing.get(keyOf(clip, clip.end)) ?? clip;
    return { ...clip, start, startCode, end, endCode };
  });
}
