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
import styles from "./placement-row.module.css";
import { useKindWord } from "./use-kind-word.ts";

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
    <li className={styles.row}>
      <p className={`text-ink3 text-small ${styles.day}`}>
        <PlacementDay placement={placement} withYear={withYear} />
      </p>
      <div className={`min-w-0 ${styles.work}`}>
        <Heading className={styles.heading}>
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
          <div className={styles.track}>
            {cover && <Picture path={cover} width={40} className={styles.cover} />}
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
          <div className={styles.play}>
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
