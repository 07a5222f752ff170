import { useTranslations } from "next-intl";
import type { TrackVersion } from "#/contract/track.ts";
import { switchHeard, useComparison } from "#/features/player/comparison/comparison.ts";
import { formatDuration } from "#/features/player/duration.ts";
import { PlaySound } from "#/features/player/play-sound.tsx";
import { type Playable, samePlayable } from "#/features/player/playable.ts";
import { usePlayer } from "#/features/player/store.ts";
import { FULL, useVersionLabel } from "#/features/player/use-version-label.ts";
import { Figure } from "#/features/tracks/row-parts/figure.tsx";
import rowStyles from "#/features/tracks/row-parts/track-row.module.css";
import { compareInFamily } from "./compare-in-family.ts";
import { VersionActions } from "./version-actions.tsx";
import { VersionFactItems } from "./version-fact-items.tsx";
import type { VersionFacts } from "./version-facts.ts";
import styles from "./version-row.module.css";
import { VersionWaveform } from "./version-waveform.tsx";

/** Content beside or before a list's columns, which moves them. */
export interface BesideColumns {
  showCover: boolean;
  isWorked: boolean;
  hasTrailing: boolean;
}

/** Returns the attributes that `rowStyles.columns` uses for it. */
export function besideData(beside: BesideColumns | undefined) {
  return (
    beside && {
      "data-cover": beside.showCover,
      "data-worked": beside.isWorked || undefined,
      "data-trailing": beside.hasTrailing || undefined,
    }
  );
}

/**
 * Renders one version, or without `version` the full mix: play, label, waveform, length, and its own facts (S81);
 * comparison and actions at the end.
 */
export function VersionRow({
  version,
  playable,
  list,
  longest,
  whole,
  reference,
  beside,
  facts,
}: {
  version?: TrackVersion;
  playable: Playable;
  /** The queue for previous and next; without it, the current queue. A version replaces its track there. */
  list: (() => readonly Playable[]) | undefined;
  /** Length of the longest sound of the family, seconds. */
  longest: number;
  /** Length of the full mix for comparison, seconds; null if unknown, "itself" for the full mix. */
  whole: number | "itself" | null;
  /** The full mix, if known: a comparison starts from it while no member of the family plays. */
  reference: Playable | null;
  /** Options of the surrounding list's columns, if it is in one. */
  beside?: BesideColumns | undefined;
  /** Facts that it does not share with its family. */
  facts?: VersionFacts;
}) {
  const t = useTranslations("versions");
  const current = usePlayer((player) => samePlayable(player.current, playable));
  const isOfHeard = usePlayer((player) => player.current?.id === playable.id);
  const canCompare = !current && (isOfHeard || (reference !== null && !samePlayable(reference, playable)));
  /** The other sound of the comparison: while this version plays, the same button switches back to it. */
  const across = useComparison(({ first, other }) => {
    if (!other) return null;
    return samePlayable(first, playable) ? other : samePlayable(other, playable) ? first : null;
  });
  const isComing = useComparison(({ coming }) => samePlayable(coming, playable));
  const versionLabel = useVersionLabel();
  const label = versionLabel(playable.version ?? FULL);
  const names = { name: playable.name, version: label };

  return (
    <li
      data-mood={playable.mood?.slug}
      data-playing={current}
      data-line
      data-version={version?.id}
      data-track-version={version?.id}
      data-version-label={version?.version}
      {...besideData(beside)}
      className={`${styles.row} ${beside ? `${styles.inline} ${rowStyles.columns}` : styles.apart}`}
    >
      <PlaySound
        playable={playable}
        list={list}
        label={(playing) => t(playing ? "pause" : "play", names)}
        className={`${styles.play} size-(--sign)`}
      />
      <div className={`${styles.title} min-w-0`}>
        <p className="truncate text-row font-semibold">{label}</p>
        <ul className={`${styles.facts} text-small text-ink2`}>
          {whole === "itself" && <li>{t("reference")}</li>}
          {typeof whole === "number" && playable.duration > 0 && (
            <li>{t("ofFull", { percent: Math.round((100 * playable.duration) / whole) })}</li>
          )}
          {facts && <VersionFactItems {...facts} />}
        </ul>
      </div>
      <VersionWaveform playable={playable} list={list} share={playable.duration / longest} />
      <Figure className={`${styles.duration} text-right text-body max-md:text-small`} label={t("duration")}>
        {formatDuration(playable.duration)}
      </Figure>
      <div className={styles.end}>
        <div className={styles.compare}>
          {(canCompare || (current && across)) && (
            <button
              type="button"
              onClick={() => (current ? switchHeard() : void compareInFamily(playable, reference, list))}
              aria-label={
                current && across
                  ? t("backTo", { version: versionLabel(across.version ?? FULL) })
                  : t("sameFor", names)
              }
              title={current ? undefined : t("same")}
              aria-busy={isComing || undefined}
              className="touch-target text-link text-ink text-small aria-busy:animate-pulse"
            >
              {t(current ? "back" : "compare")}
            </button>
          )}
        </div>
        <VersionActions playable={playable} className={styles.take} />
      </div>
    </li>
  );
}
