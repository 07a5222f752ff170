import { useMemo } from "react";
import { type Id, idOfIri } from "#/contract/hydra.ts";
import type { FoundSounds } from "#/contract/similarity.ts";
import { ESTIMATED_FACTS } from "#/contract/track.ts";
import { decodeAnalysis } from "#/features/player/load-analysis.ts";
import { moodOf } from "#/features/player/mood-of.ts";
import { useAnalysis } from "#/features/player/use-analysis.ts";
import { albumName } from "#/lib/i18n/localise.ts";
import { useLang } from "#/lib/i18n/use-lang.ts";
import { ReferenceFacts } from "./reference-facts.tsx";
import type { SentFile } from "./sent-files.ts";
import { useReferenceTrack } from "./use-similarity.ts";

/** Returns the facts and the drawing of the reference: a track, a sent file, or a known film's music. */
export function useReference(
  trackId: Id | null,
  sent: SentFile | null,
  film: { address: string; similarTo: FoundSounds["similarTo"] | undefined } | null,
  answered: FoundSounds["similarTo"] | undefined,
) {
  const lang = useLang();
  const track = useReferenceTrack(trackId);
  const played = film?.similarTo?.track;
  const music = useReferenceTrack(played ? idOfIri(played) : null);
  const drawn = useAnalysis(track?.analysis ?? null);
  const measured = sent?.similarTo.analysis;
  const heard = useMemo(() => measured && decodeAnalysis(measured), [measured]);
  const { bpm, tonality } = sent?.similarTo ?? answered ?? { bpm: null, tonality: null };
  // A file's facts are both estimated: they may differ from those of the recording it contains.
  const estimated = sent ? ESTIMATED_FACTS : ((track ?? music)?.estimated ?? []);
  const from = track
    ? [track.writer.map(({ name }) => name).join(", "), albumName(track.albumDetails, lang)].filter(Boolean)
    : [];
  return {
    bpm,
    tonality,
    title: sent?.similarTo.filename ?? track?.name ?? film?.similarTo?.title ?? film?.address ?? "",
    facts: <ReferenceFacts from={from} bpm={bpm} tonality={tonality} estimated={estimated} />,
    /** Seconds; 0 while unknown. */
    duration: sent?.similarTo.seconds ?? track?.durationSeconds ?? 0,
    analysis: heard ?? drawn,
    /** The playable track of the catalogue: the reference itself, or a known film's music. */
    track: track ?? music,
    mood: track ? moodOf(track.terms)?.slug : undefined,
  };
}
