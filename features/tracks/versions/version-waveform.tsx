import { play } from "#/features/player/actions.ts";
import { playIntent } from "#/features/player/play-intent.ts";
import { type Playable, samePlayable } from "#/features/player/playable.ts";
import { usePlayer } from "#/features/player/store.ts";
import { PlayedFrame } from "#/features/tracks/row-parts/played-frame.tsx";
import waveStyles from "#/features/tracks/row-parts/row-waveform.module.css";
import { VersionBars } from "./version-bars.tsx";
import styles from "./version-row.module.css";

/**
 * Renders the waveform of a version, drawn from its analysis, its width in proportion to the longest of the family; a
 * press plays from that point.
 */
export function VersionWaveform({
  playable,
  list,
  share,
}: {
  playable: Playable;
  list: (() => readonly Playable[]) | undefined;
  share: number;
}) {
  const current = usePlayer((player) => samePlayable(player.current, playable));
  const bars = <VersionBars analysis={playable.analysis} />;
  return (
    <span className={styles.wave}>
      <button
        {...playIntent(() => playable)}
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        data-waveform
        style={{ width: `${share * 100}%` }}
        onClick={(event) => {
          const { left, width } = event.currentTarget.getBoundingClientRect();
          play(playable, { at: (event.clientX - left) / width, list: list?.() });
        }}
        className={waveStyles.wave}
      >
        {current ? <PlayedFrame rest={bars} played={bars} /> : bars}
      </button>
    </span>
  );
}
