import type { EditClip } from "../edit.ts";

const FADE = /^\((cross )?fade(?: (in|out))?\)/i;

/** Whether a line of a Pro Tools session is a fade. Fades have lines of their own, beside those of the faded clips. */
export const isFade = (name: string) => FADE.test(name);

/**
 * Returns the clips extended by their fades: a session writes a clip from the end of its fade-in to the start of its
 * fade-out.
 */
export function withFades(clips: readonly EditClip[], fades: readonly EditClip[]): EditClip[] {
  const keyOf = ({ channel, isOff }: EditClip, frame: number) => `${channel} ${isOff} ${frame}`;
  const leading = new Map<string, EditClip>();
  const trailing = new Map<string, EditClip>();
  for (const fade of fades) {
    const direction = FADE.exec(fade.name)?.[2]?.toLowerCase();
    if (direction !== "out") leading.set(keyOf(fade, fade.end), fade);
    if (direction !== "in") trailing.set(keyOf(fade, fade.start), fade);
  }
  return clips.map((clip) => {
    const { start, startCode } = leading.get(keyOf(clip, clip.start)) ?? clip;
    const { end, endCode } = trailing.get(keyOf(clip, clip.end)) ?? clip;
    return { ...clip, start, startCode, end, endCode };
  });
}
