import { WaitingRim } from "#/features/player/waiting-rim.tsx";
import type { RowTrack } from "../row-parts/row-track.ts";
import styles from "./row-play.module.css";
import type { RowState } from "./row-state.ts";

/**
 * Renders the button that plays the row's track, or pauses and resumes it; on hover the play icon replaces the number.
 */
export function RowPlay({
  track: { name, trackVersion },
  row: { sounding, isPlaying, isWaiting, words },
  number,
}: {
  track: Pick<RowTrack, "name" | "trackVersion">;
  row: Pick<RowState, "sounding" | "isPlaying" | "isWaiting" | "words">;
  number: number | null;
}) {
  const soundName = words.soundName(sounding ?? { name, version: trackVersion?.version });
  // One button for both states, so that a keyboard user keeps the focus.
  return (
    // biome-ignore lint/a11y/useButtonType: no form is around rows, and the type would be in each of their buttons.
    <button
      data-act="play"
      data-current={sounding ? true : undefined}
      data-pauses={isPlaying || undefined}
      data-number={sounding || number === null ? undefined : number}
      aria-label={words.named(isPlaying ? "pause" : "play", soundName)}
      aria-busy={isWaiting || undefined}
      className={`touch-target ${styles.play}`}
    >
      {isWaiting && <WaitingRim />}
    </button>
  );
}
