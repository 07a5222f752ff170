import { useLocale, useTranslations } from "next-intl";
import type { TrackVersion } from "#/contract/track.ts";
import { play, toggle } from "#/features/player/actions.ts";
import { clockNow } from "#/features/player/clock.ts";
import { compareWith, switchHeard, useComparison } from "#/features/player/comparison/comparison.ts";
import { PlayButton } from "#/features/player/play-button.tsx";
import { type Playable, samePlayable } from "#/features/player/playable.ts";
import { usePlayer } from "#/features/player/store.ts";
import { showTonality } from "#/features/player/tonality.ts";
import { useVersionLabel } from "#/features/player/use-version-label.ts";
import { Figure } from "./figure.tsx";
import { TermTags } from "./term-tags.tsx";
import { VersionDownload } from "./version-download.tsx";
import styles from "./version-row.module.css";
import { VersionWaveform } from "./version-waveform.tsx";

/** One version: play, its label, waveform, figures, its file, publisher and terms (S81). */
export function VersionRow({
  version,
  playable,
  list,
  share,
  duration,
}: {
  version: TrackVersion;
  playable: Playable;
  list: readonly Playable[];
  /** Its length as a share of the longest, 0 to 1. */
  share: number;
  duration: string;
}) {
  const t = useTranslations("versions");
  const lang = useLocale();
  const current = usePlayer((player) => samePlayable(player.current, playable));
  const sibling = usePlayer((player) => player.current?.id === playable.id) && !current;
  const playing = usePlayer((player) => player.playing) && current;
  const waiting = usePlayer(({ status }) => status === "loading" || status === "buffering") && playing;
  const isOther = useComparison(({ other }) => samePlayable(other, playable));
  const heard = useComparison((state) => state.heard);
  const label = useVersionLabel()(version.version);
  const names = { name: version.name, version: label };

  const compare = () => {
    if (clockNow() >= playable.duration) play(playable, { list });
    else if (heard === "other" && isOther) switchHeard();
    else compareWith(playable);
  };

  return (
    <li
      data-mood={playable.mood?.slug}
      data-playing={current}
      data-version={version.id}
      className={styles.row}
    >
      <PlayButton
        quiet={!current}
        playing={playing}
        waiting={waiting}
        label={t(playing ? "pause" : "play", names)}
        onClick={() => (current ? toggle() : play(playable, { list }))}
        className={`${styles.play} size-10`}
      />
      <div className={`${styles.title} min-w-0`}>
        <p className="truncate text-row font-semibold">{label}</p>
        <p className="truncate text-small text-ink2">{version.name}</p>
      </div>
      <VersionWaveform playable={playable} list={list} share={share} />
      <Figure className={`${styles.duration} text-right text-body`} label={t("duration")}>
        {duration}
      </Figure>
      <VersionDownload
        track={playable.id}
        name={version.name}
        version={{ id: version.id, label }}
        className={styles.take}
      />
      <ul className={`${styles.facts} text-small text-ink2`}>
        {version.bpm !== null && <li>{t("bpmValue", { bpm: version.bpm })}</li>}
        {version.tonality && <li>{showTonality(version.tonality, lang)}</li>}
        {version.publisher && <li>{version.publisher}</li>}
        <TermTags terms={version.terms} />
        {sibling && (
          <li>
            <button
              type="button"
              onClick={compare}
              aria-label={t("sameFor", names)}
              aria-pressed={isOther && heard === "other"}
              className="touch-target text-link text-ink"
            >
              {t(isOther && heard === "other" ? "backToFirst" : "same")}
            </button>
          </li>
        )}
      </ul>
    </li>
  );
}
