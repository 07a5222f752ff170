import { getTranslations } from "next-intl/server";
import type { AlbumDetail } from "#/contract/album.ts";
import { formatDuration, minutesAndSeconds } from "#/features/player/duration.ts";
import { albumFacts } from "./album-facts.ts";

/** Renders titles, length, range of tempo, versions and publisher of an album; leaves out unknown figures. */
export async function AlbumFigures({ album }: { album: AlbumDetail }) {
  const t = await getTranslations("album");
  const { titles, seconds, tempi, versions } = albumFacts(album.tracks);
  const range = tempi && [...new Set([tempi.slowest, tempi.fastest])].join("–");
  const sign = tempi?.isEstimated ? "≈" : "";
  const facts = [
    { name: t("facts.titles"), value: titles },
    {
      name: t("facts.duration"),
      value: formatDuration(seconds),
      spoken: t("minutes", minutesAndSeconds(seconds)),
    },
    {
      name: t("facts.tempo"),
      value: range && sign + range,
      spoken: range && t("bpm", { tempo: sign + range }),
    },
    { name: t("facts.versions"), value: versions },
    { name: t("facts.publisher"), value: album.publisher },
  ].filter(({ value }) => value);

  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      {facts.map(({ name, value, spoken }) => (
        <div key={name}>
          <dt className="text-label text-ink3">{name}</dt>
          <dd className="font-semibold text-reading">
            {spoken ? (
              <>
                <span aria-hidden="true">{value}</span>
                <span className="sr-only">{spoken}</span>
              </>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
