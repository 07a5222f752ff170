import { useLocale, useTranslations } from "next-intl";
import type { TrackVersion } from "#/contract/track.ts";
import { play } from "#/features/player/actions.ts";
import { clockNow } from "#/features/player/clock.ts";
import { compareWith, switchHeard, useComparison } from "#/features/player/comparison/comparison.ts";
import { formatDuration } from "#/features/player/duration.ts";
import { PlaySound } from "#/features/player/play-sound.tsx";
import { type Playable, samePlayable } from "#/features/player/playable.ts";
import { usePlayer } from "#/features/player/store.ts";
import { showTonality } from "#/features/player/tonality.ts";
import { FULL, useVersionLabel } from "#/features/player/use-version-label.ts";
import { Figure } from "./figure.tsx";
import { TermTags } from "./term-tags.tsx";
import { VersionActions } from "./version-actions.tsx";
import styles from "./version-row.module.css";
import { VersionWaveform } from "./version-waveform.tsx";

/** One version, or without `version` the full mix: play, its label, waveform, figures, its file, publisher and terms (S81). */
export function VersionRow({
  version,
  playable,
  list,
  longest,
  whole,
}: {
  version?: TrackVersion;
  playable: Playable;
  list: readonly Playable[];
  /** Length of the longest of the family, seconds. */
  longest: number;
  /** Length of the full mix that this one is told against, seconds, where it is known and not this one. */
  whole: number | "itself" | null;
}) {
  const t = useTranslations("versions");
  const lang = useLocale();
  const current = usePlayer((player) => samePlayable(player.current, playable));
  const sibling = usePlayer((player) => player.current?.id === playable.id) && !current;
  const isOther = useComparison(({ other }) => samePlayable(other, playable));
  const { heard, loading } = useComparison();
  const label = useVersionLabel()(playable.version ?? FULL);
  const names = { name: playable.name, version: label };

  const compare = () => {
    if (isOther) switchHeard();
    else if (clockNow() >= playable.duration) play(playable, { list });
    else void compareWith(playable, list);
  };

  return (
    <li
      data-mood={playable.mood?.slug}
      data-playing={current}
      data-version={version?.id}
      className={styles.row}
    >
      <PlaySound
        playable={playable}
        list={() => list}
        label={(playing) => t(playing ? "pause" : "play", names)}
        className={`${styles.play} size-10`}
      />
      <div className={`${styles.title} min-w-0`}>
        <p className="truncate text-row font-semibold">{label}</p>
        <p className="truncate text-small text-ink2">{playable.name}</p>
      </div>
      <VersionWaveform playable={playable} list={list} share={playable.duration / longest} />
      <Figure className={`${styles.duration} text-right text-body`} label={t("duration")}>
        {formatDuration(playable.duration)}
      </Figure>
      <VersionActions playable={playable} className={styles.take} />
      <ul className={`${styles.facts} text-small text-ink2`}>
        {whole === "itself" && <li>{t("reference")}</li>}
        {typeof whole === "number" && playable.duration > 0 && (
          <li>{t("ofFull", { percent: Math.round((100 * playable.duration) / whole) })}</li>
        )}
        {playable.bpm !== null && <li>{t("bpmValue", { bpm: playable.bpm })}</li>}
        {playable.tonality && <li>{showTonality(playable.tonality, lang)}</li>}
        {version?.publisher && <li>{version.publisher}</li>}
        {version && <TermTags terms={version.terms} />}
        {sibling && (
          <li>
            <button
              type="button"
              onClick={compare}
              aria-label={t("sameFor", names)}
              aria-pressed={isOther && heard === "other"}
              aria-busy={(isOther && loading) || undefined}
              className="touch-target text-link text-ink aria-busy:animate-pulse"
            >
              {t(isOther && heard === "other" ? "backToFirst" : "same")}
            </button>
          </li>
        )}
      </ul>
    </li>
  );
}
