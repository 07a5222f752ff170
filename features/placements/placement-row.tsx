import { useTranslations } from "next-intl";
import { Picture } from "#/components/picture/picture.tsx";
import type { Playable } from "#/features/player/playable.ts";
import { waveformUrl } from "#/features/player/waveform-url.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { coverPath, frenchFirstSlug, frenchFirstTitle } from "#/lib/i18n/localise.ts";
import { Link } from "#/lib/i18n/navigation.ts";
import type { CardPlacement } from "./card-placement.ts";
import { PlacementDay } from "./placement-day.tsx";
import { PlacementPlay } from "./placement-play.tsx";
import { useKindWord } from "./use-kind-word.ts";
import styles from "./waveform.module.css";

/** Renders a placement in a list: date, title and place; the leading track with its waveform, playable in place. */
export function PlacementRow({
  placement,
  lang,
  level,
  withYear,
  list,
}: {
  placement: CardPlacement;
  lang: Lang;
  /** Level of its heading: one below that of the list. */
  level: 2 | 3;
  withYear: boolean;
  /** The queue for previous and next when playing starts here; without it, the leading track alone. */
  list?: () => readonly Playable[];
}) {
  const t = useTranslations("placements");
  const kindWord = useKindWord();
  const { lead: track, others, kind, client } = placement;
  const cover = track && coverPath(track, lang);
  const about = [kind && kindWord(kind), client].filter(Boolean).join(", ");
  const Heading = `h${level}` as const;

  return (
    <li className="grid min-h-[68px] grid-cols-[minmax(0,1fr)_48px] items-center gap-x-4 gap-y-2 border-line border-b py-3 md:grid-cols-[minmax(0,5fr)_minmax(0,5fr)_48px] lg:grid-cols-[92px_minmax(0,5fr)_minmax(0,5fr)_minmax(0,4fr)_48px] lg:gap-x-5 lg:py-2">
      <p className="text-ink3 text-small max-lg:col-start-1">
        <PlacementDay placement={placement} withYear={withYear} />
      </p>
      <div className="min-w-0 max-lg:col-start-1">
        <Heading className="font-sans font-semibold text-row wrap-anywhere [font-variation-settings:'FLAR'_0,'VOLM'_0]">
          <Link
            href={{ pathname: "/nos-placements/[slug]", params: { slug: frenchFirstSlug(placement, lang) } }}
            className="underline-offset-4 hover:underline"
          >
            {frenchFirstTitle(placement, lang)}
          </Link>
        </Heading>
        {about && <p className="text-ink3 text-small">{about}</p>}
      </div>
      {track && (
        <>
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
                wordsLang={track.nameLang}
                className="block truncate font-medium text-body hover:underline"
              >
                {track.name}
              </Link>
              <p className="truncate text-ink3 text-small">
                {[
                  track.writer.map((writer) => writer.name).join(", "),
                  others > 0 && t("others", { count: others }),
                ]
                  .filter(Boolean)
                  .join(" ")}
              </p>
            </div>
          </div>
          {/* biome-ignore lint/performance/noImgElement: a drawing of the sound, as small as it can be. */}
          <img src={waveformUrl(track.id, "start")} alt="" loading="lazy" className={styles.waveform} />
          <div className="max-lg:col-start-2 max-lg:row-span-3 max-lg:row-start-1 md:max-lg:col-start-3 md:max-lg:row-span-2 md:max-lg:row-start-1">
            <PlacementPlay
              track={track}
              list={list}
              labels={{ play: t("play", { name: track.name }), pause: t("pause", { name: track.name }) }}
            />
          </div>
        </>
      )}
    </li>
  );
}
