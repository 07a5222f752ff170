import { getFormatter, getTranslations } from "next-intl/server";
import { Picture } from "#/components/picture/picture.tsx";
import type { Placement } from "#/contract/placement.ts";
import { playableOfTrack } from "#/features/player/playable.ts";
import { waveformUrl } from "#/features/player/waveform-url.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { coverPath, frenchFirstTitle } from "#/lib/i18n/localise.ts";
import { Link } from "#/lib/i18n/navigation.ts";

import { PlacementPlay } from "./placement-play.tsx";
import styles from "./waveform.module.css";

/** Kinds of placement that have a word in the messages. */
const KINDS = ["campaign", "documentary", "exhibition", "news", "podcast", "radio", "series"] as const;

/** What was heard where, newest first: the placement, its leading track, its waveform, play. */
export async function LatestPlacements({
  placements,
  lang,
}: {
  placements: readonly Placement[];
  lang: Lang;
}) {
  const t = await getTranslations("home.placements");
  const format = await getFormatter();
  const heard = placements.filter((placement) => placement.tracks.length > 0);
  if (heard.length === 0) return null;

  return (
    <section aria-labelledby="placements" className="border-line border-t">
      <div className="page-x page-grid gap-y-6 py-12 lg:py-16">
        <header className="col-margin">
          <h2 id="placements" className="text-h2">
            {t("title")}
          </h2>
          <p className="mt-2 max-w-[46ch] text-body text-ink3">{t("text")}</p>
        </header>
        <ul className="col-body border-ink border-t">
          {heard.map((placement) => {
            const track = placement.tracks[0];
            if (!track) return null;
            const kind = KINDS.find((known) => known === placement.kind);
            const cover = coverPath(track, lang);
            const about = [kind ? t(`kinds.${kind}`) : placement.kind, placement.client]
              .filter(Boolean)
              .join(", ");
            return (
              <li
                key={placement.id}
                className="grid min-h-[68px] grid-cols-[minmax(0,1fr)_48px] items-center gap-x-4 gap-y-2 border-line border-b py-3 md:grid-cols-[minmax(0,5fr)_minmax(0,5fr)_48px] lg:grid-cols-[76px_minmax(0,5fr)_minmax(0,5fr)_minmax(0,4fr)_48px] lg:gap-x-5 lg:py-2"
              >
                <p className="text-ink3 text-small max-lg:col-start-1">
                  {placement.date ? (
                    <time dateTime={placement.date}>
                      {format.dateTime(new Date(placement.date), {
                        day: "numeric",
                        month: "short",
                        timeZone: "UTC",
                      })}
                    </time>
                  ) : (
                    placement.year
                  )}
                </p>
                <div className="min-w-0 max-lg:col-start-1">
                  <h3 lang={lang} className="font-semibold text-row">
                    {frenchFirstTitle(placement, lang)}
                  </h3>
                  {about && <p className="text-ink3 text-small">{about}</p>}
                </div>
                <div className="flex min-w-0 items-center gap-3 max-lg:col-start-1 md:max-lg:col-start-2 md:max-lg:row-span-2 md:max-lg:row-start-1">
                  {cover && (
                    <Picture
                      path={cover}
                      width={40}
                      className="size-10 shrink-0 rounded-sleeve object-cover object-bottom"
                    />
                  )}
                  <div className="min-w-0">
                    <Link
                      href={{ pathname: "/album/[slug]", params: { slug: track.slug } }}
                      className="block truncate font-medium text-body hover:underline"
                    >
                      {track.name}
                    </Link>
                    <p className="truncate text-ink3 text-small">
                      {track.writer.map((writer) => writer.name).join(", ")}
                    </p>
                  </div>
                </div>
                {/* biome-ignore lint/performance/noImgElement: a drawing of the sound, as small as it can be. */}
                <img src={waveformUrl(track.id, "start")} alt="" loading="lazy" className={styles.waveform} />
                <div className="max-lg:col-start-2 max-lg:row-span-3 max-lg:row-start-1 md:max-lg:col-start-3 md:max-lg:row-span-2">
                  <PlacementPlay
                    playable={playableOfTrack(track)}
                    labels={{
                      play: t("play", { name: track.name }),
                      pause: t("pause", { name: track.name }),
                    }}
                  />
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
