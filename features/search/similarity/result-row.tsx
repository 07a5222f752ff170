import { Minus, Plus } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import type { SimilarTrack } from "#/contract/similarity.ts";
import { play, toggle } from "#/features/player/actions.ts";
import { formatDuration } from "#/features/player/duration.ts";
import { Estimate } from "#/features/player/estimate.tsx";
import { PlayButton } from "#/features/player/play-button.tsx";
import { playableOfTrack } from "#/features/player/playable.ts";
import { formatTonality } from "#/features/player/tonality-name.ts";
import { RowActions } from "#/features/tracks/rows/row-actions.tsx";
import { rowState, useRows } from "#/features/tracks/rows/row-state.ts";
import { TrackCover } from "#/features/tracks/rows/track-cover.tsx";
import { albumName, albumSlug } from "#/lib/i18n/localise.ts";
import { Link } from "#/lib/i18n/navigation.ts";
import { LitWaveform } from "./lit-waveform.tsx";
import { matchOf } from "./match-of.ts";
import styles from "./result-row.module.css";
import { SideBars } from "./side-bars.tsx";
import { useReasonWords } from "./use-reason-words.ts";

/** Renders one found track: where it is similar to the reference, how much, on which side, and why in words. */
export function ResultRow({
  track,
  reference,
  steering,
  list,
  onSteer,
}: {
  track: SimilarTrack;
  reference: { bpm: number | null; tonality: string | null };
  /** Whether the search is steered towards it, or away from it. */
  steering: "plus" | "minus" | null;
  list: readonly SimilarTrack[];
  onSteer: (way: "plus" | "minus") => void;
}) {
  const t = useTranslations("similarity");
  const lang = useLocale();
  const words = useReasonWords();
  const playable = playableOfTrack(track);
  const row = rowState(useRows(), track);
  const { sounding, isPlaying, isWaiting } = row;
  const match = matchOf(track);
  const playAt = (second: number) =>
    play(playable, { at: second / playable.duration, list: list.map(playableOfTrack) });
  const score = Math.round(track.score * 100);

  return (
    <li
      data-track={track.id}
      data-playing={sounding !== null}
      data-mood={playable.mood?.slug}
      className={styles.row}
    >
      <PlayButton
        playing={isPlaying}
        waiting={isWaiting}
        label={
          sounding && isPlaying
            ? t("pause", { name: row.words.soundName(sounding) })
            : t("playMatch", { name: track.name })
        }
        onClick={() => (isPlaying ? toggle() : playAt(match.start))}
        quiet={!sounding}
        className={`${styles.play} size-10 border ${sounding ? "border-ink" : "border-line2 hover:border-ink"}`}
      />
      <div className={styles.cover}>
        <TrackCover track={track} />
      </div>
      <div className={styles.title}>
        <Link
          href={{ pathname: "/album/[slug]", params: { slug: track.slug } }}
          wordsLang={track.nameLang}
          className="block truncate pt-1 font-semibold text-row hover:underline"
        >
          {track.name}
        </Link>
        <p className="flex text-ink2 text-small">
          <span className="max-w-[60%] shrink-0 shorten">
            {track.writer.map(({ name }) => name).join(", ")}
          </span>
          <span className="min-w-0 shorten pb-2">
            {"\u00a0· "}
            <Link
              href={{ pathname: "/album/[slug]", params: { slug: albumSlug(track.albumDetails, lang) } }}
              className="pb-2 hover:underline"
            >
              {albumName(track.albumDetails, lang)}
            </Link>
          </span>
        </p>
        <p className="text-small">{words(track, reference)}</p>
      </div>
      <div className={styles.wave}>
        <LitWaveform
          track={track.id}
          duration={playable.duration}
          start={match.start}
          end={match.end}
          onPlay={playAt}
        />
        <p className="mt-2 text-right text-ink2 text-small">
          {formatDuration(playable.duration)}
          {track.bpm && (
            <>
              {" · "}
              <Estimate fact="bpm" of={track}>
                {t("bpm", { bpm: track.bpm })}
              </Estimate>
            </>
          )}
          {track.tonality && (
            <>
              {" · "}
              <Estimate fact="tonality" of={track}>
                {formatTonality(track.tonality, lang)}
              </Estimate>
            </>
          )}
        </p>
      </div>
      <p className={styles.score}>
        <span className="sr-only">{t("score")} </span>
        {score}
      </p>
      <div className={styles.sides}>
        <SideBars reasons={track.reasons} />
      </div>
      <div className={styles.steer}>
        {(["plus", "minus"] as const).map((way) => (
          <button
            key={way}
            type="button"
            aria-pressed={steering === way}
            aria-label={t(way === "plus" ? "moreLike" : "lessLike", { name: track.name })}
            title={t(way === "plus" ? "more" : "less")}
            onClick={() => onSteer(way)}
            className={`touch-target grid size-8 place-items-center rounded-control border ${steering === way ? "border-ink bg-ink text-onink" : "border-line2 hover:border-ink"}`}
          >
            {way === "plus" ? <Plus aria-hidden="true" size={16} /> : <Minus aria-hidden="true" size={16} />}
          </button>
        ))}
        <RowActions track={track} row={row} />
      </div>
    </li>
  );
}
