import { isLabelledMusic, isNotMusic } from "../not-music.ts";
import type { NotedClip } from "../tables/people-in-notes.ts";

/** A marker that asks whether the sound at its place is music. */
export type MusicQuestion = { frame: number; text: string };
/** Greatest number of such markers that are looked at: each is compared with the clips at its place. */
const MOST_QUESTIONS = 500;

const useOf = (clip: NotedClip) => ({ ...clip, channels: [clip.channel] });

/**
 * Returns the clips with a question for those that a marker may ask about: the noises at its place, or else all that are
 * on no track of music, or else the music itself. Of noises and other sounds it is asked whether they are music.
 */
export function withMusicQuestions(
  clips: readonly NotedClip[],
  questions: readonly MusicQuestion[],
): readonly NotedClip[] {
  if (questions.length === 0) return clips;
  const asked = new Map<NotedClip, { text: string; isOther: boolean }>();
  for (const { frame, text } of questions.slice(0, MOST_QUESTIONS)) {
    const there = clips.filter(({ start, end, isOff }) => start <= frame && frame < end && !isOff);
    const others = there.filter((clip) => !isLabelledMusic(useOf(clip)));
    const noises = others.filter((clip) => isNotMusic(useOf(clip)));
    const meant = noises.length > 0 ? noises : others.length > 0 ? others : there;
    for (const clip of meant) asked.set(clip, { text, isOther: others.length > 0 });
  }
  return clips.map((clip) => {
    const question = asked.get(clip);
    if (!question) return clip;
    const note = [clip.note ?? "", question.text].filter((one) => one !== "").join("; ");
    if (!question.isOther) return { ...clip, note };
    // Without a kind of sound the clip would be taken before anybody has answered.
    return { ...clip, note, role: clip.role || "dialogue", isMusicAsked: true };
  });
}
