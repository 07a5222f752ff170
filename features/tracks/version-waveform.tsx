import { play } from "#/features/player/actions.ts";
import { playIntent } from "#/features/player/play-intent.ts";
import { type Playable, samePlayable } from "#/features/player/playable.ts";
import { usePlayer } from "#/features/player/store.ts";
import { useAnalysis } from "#/features/player/use-analysis.ts";
import { PlayedFrame } from "./played-frame.tsx";
import waveStyles from "./row-waveform.module.css";
import styles from "./version-row.module.css";
import { BARS, waveformBars } from "./waveform-bars.ts";

/** The waveform of a version, drawn from its analysis, as long as its share of the longest; pressing it plays there. */
export function VersionWaveform({
  playable,
  list,
  share,
}: {
  playable: Playable;
  list: readonly Playable[];
  share: number;
}) {
  const analysis = useAnalysis(playable.analysis);
  const current = usePlayer((player) => samePlayable(player.current, playable));
  const bars = analysis && <Bars bars={analysis.bars} />;
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
          play(playable, { at: (event.clientX - left) / width, list });
        }}
        className={waveStyles.wave}
      >
        {current ? <PlayedFrame rest={bars} played={bars} /> : bars}
      </button>
    </span>
  );
}

function Bars({ bars }: { bars: Uint8Array }) {
  return (
    <svg
      viewBox={`0 0 ${BARS.total} ${BARS.height}`}
      preserveAspectRatio="none"
      fill="none"
      stroke="currentColor"
      strokeWidth={BARS.width}
      aria-hidden="true"
      className="block size-full"
    >
      {waveformBars(bars).map(({ path, opacity }) => (
        <path key={opacity} d={path} opacity={opacity} />
      ))}
    </svg>
  );
}
