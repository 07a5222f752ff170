import { useTranslations } from "next-intl";
import type { SimilarTrack } from "#/contract/similarity.ts";
import { reasonOf } from "./reason-words.ts";

/** Returns a function that explains in a few words why a track was found. */
export function useReasonWords() {
  const t = useTranslations("similarity");
  return (track: SimilarTrack, reference: { bpm: number | null; tonality: string | null }) => {
    if (track.exact) return t("exact");
    const { side, near, tempo, key } = reasonOf(track.reasons, track, reference);
    const first = t(near ? `near.${side}` : `alike.${side}`);
    const others = [tempo && t(`tempo.${tempo}`), key && t(`key.${key}`)].filter(Boolean);
    return [first, ...others.slice(0, 2)].join(t("and"));
  };
}
