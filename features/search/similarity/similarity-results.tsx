import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { Button } from "#/components/button/button.tsx";
import { Notice } from "#/components/notice/notice.tsx";
import { pageCount } from "#/components/pagination/page-window.ts";
import { Pagination } from "#/components/pagination/pagination.tsx";
import type { Id } from "#/contract/hydra.ts";
import type { FoundSounds } from "#/contract/similarity.ts";
import { playableOfTrack } from "#/features/player/playable.ts";
import { lightRegions } from "#/features/player/regions.ts";
import { AuditionStart } from "#/features/tracks/audition/audition-start.tsx";
import { AwaySwitch } from "#/features/tracks/audition/away-switch.tsx";
import { useAwayIds } from "#/features/tracks/audition/use-away-ids.ts";
import { TrackListSkeleton } from "#/features/tracks/row-parts/track-list-skeleton.tsx";
import { TrackRows } from "#/features/tracks/rows/track-rows.tsx";
import { useLang } from "#/lib/i18n/use-lang.ts";
import { EVERYTHING, TITLES_A_PAGE } from "../guided/guided-state.ts";
import { useFollowingPages } from "../use-following-pages.ts";
import { ResultRow } from "./result-row.tsx";
import type { Source } from "./similarity-data.ts";
import { type SimilarityState, steered, writeSimilarityState } from "./similarity-state.ts";
import { usePartsInARow } from "./use-parts-in-a-row.ts";

/** Renders the found tracks, most similar first, with a button to play their matching parts one after another. */
export function SimilarityResults({
  source,
  answer,
  failed,
  isWaiting,
  state,
  reference,
  onChange,
  onRetry,
}: {
  source: Source;
  answer: FoundSounds | undefined;
  failed: boolean;
  isWaiting: boolean;
  state: SimilarityState;
  reference: { bpm: number | null; tonality: string | null };
  onChange: (state: SimilarityState) => void;
  onRetry: () => void;
}) {
  const t = useTranslations("similarity");
  const lang = useLang();
  const tracks = answer?.["hydra:member"] ?? NONE;
  const { list: address, away } = useAwayIds();
  const shown = tracks.filter(({ id }) => !away.includes(id));
  const playParts = usePartsInARow(shown);
  const total = answer?.["hydra:totalItems"] ?? 0;
  const { page } = state.filters;
  const pages = pageCount(total, TITLES_A_PAGE);
  const at = (next: number) => ({ ...state, filters: { ...state.filters, page: next } });
  useFollowingPages(answer && !isWaiting ? { tracks, page, total } : null, async (next) => {
    const { fetchSimilar } = await import("./similarity-data.ts");
    return (await fetchSimilar(source, at(next)))["hydra:member"];
  });
  useEffect(() => lightRegions(new Map(tracks.map((track) => [track.mp3Track, partsOf(track)]))), [tracks]);
  if (failed) {
    return (
      <Notice failed title={t("failedTitle")} text={t("failedText")}>
        <Button onClick={onRetry}>{t("retry")}</Button>
      </Notice>
    );
  }
  if (!answer) return isWaiting ? <TrackListSkeleton rows={8} label={t("loading")} showCover inset /> : null;
  if (total === 0) {
    return (
      <Notice title={t("emptyTitle")} text={t("emptyText")}>
        <Button onClick={() => onChange({ ...state, filters: EVERYTHING })}>{t("unfiltered")}</Button>
      </Notice>
    );
  }
  const steeringOf = (id: Id) =>
    state.plus.includes(id) ? "plus" : state.minus.includes(id) ? "minus" : null;
  return (
    <>
      <div
        data-list-head
        className="flex flex-wrap items-baseline gap-x-3 gap-y-2 border-ink border-b-2 pb-3"
      >
        <h2 aria-live="polite" className={`text-h2 ${isWaiting ? "text-ink3" : ""}`}>
          {t("count", { count: total })}
        </h2>
        <p className="text-ink2 text-small">{t("closestFirst")}</p>
        <button type="button" onClick={playParts} className="text-link touch-target text-small md:ml-auto">
          {t("playParts")}
        </button>
        <span className="flex flex-wrap gap-2">
          <AuditionStart list={() => shown.map(playableOfTrack)} />
          {shown.length < tracks.length && <AwaySwitch list={address} count={tracks.length - shown.length} />}
        </span>
      </div>
      <p className="pt-2 text-ink2 text-small lg:hidden">{t("scoresHelp")}</p>
      <TrackRows
        aria-label={t("results")}
        aria-busy={isWaiting}
        tracks={shown}
        list={() => shown.map(playableOfTrack)}
      >
        {shown.map((track) => (
          <ResultRow
            key={track.id}
            track={track}
            reference={reference}
            list={shown}
            steering={steeringOf(track.id)}
            onSteer={(way) => onChange(steered(state, track.id, way))}
          />
        ))}
      </TrackRows>
      <div className="pt-8">
        <Pagination
          page={page}
          count={pages}
          hrefOf={(next) => `/${lang}/search-similarity${writeSimilarityState(at(next))}`}
        />
      </div>
    </>
  );
}

const partsOf = ({ matches }: FoundSounds["hydra:member"][number]) =>
  matches.map(({ start, end }) => ({ from: start, to: end }));

const NONE: FoundSounds["hydra:member"] = [];
