import { getTranslations } from "next-intl/server";
import { Swatch } from "#/components/drawing/swatch.tsx";
import type { Dial as Data } from "#/contract/dial.ts";
import { pageMessages } from "#/lib/i18n/island-messages.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { termTitle } from "#/lib/i18n/localise.ts";
import { MoreMessages } from "#/lib/i18n/more-messages.tsx";
import { Link } from "#/lib/i18n/navigation.ts";
import { DialBand } from "./dial-band.tsx";
import { layLabels } from "./dial-labels.ts";
import { DialPlot } from "./dial-plot.tsx";
import { DialTable } from "./dial-table.tsx";
import { ticksPath } from "./dial-ticks.ts";
import { countByTerm, TEMPO_MARKS, TEMPO_TERMS, tempoFraction } from "./tempo.ts";

/** Words and figures of the scale that fit on a phone. */
const NARROW_TERMS = new Set<string>(["Largo", "Andante", "Allegro"]);
const NARROW_MARKS = new Set<number>([40, 80, 120, 160]);

/**
 * Renders the whole catalogue by mood and tempo: names on the left, the drawn scale on the right (looks §5,
 * Dial).
 */
export async function Dial({ dial, lang }: { dial: Data; lang: Lang }) {
  const t = await getTranslations("dial");
  const loudest = Math.max(0.01, ...dial.bands.flatMap((band) => band.ticks.map((tick) => tick.energy)));
  const at = (bpm: number) => ({ left: `${tempoFraction(bpm) * 100}%` });

  return (
    <section aria-labelledby="dial" className="page-x pt-8 pb-6">
      <MoreMessages messages={await pageMessages(lang, ["dial"])}>
        <div className="grid grid-cols-[96px_minmax(0,1fr)] gap-x-2 md:grid-cols-[168px_minmax(0,1fr)] md:gap-x-5 lg:grid-cols-[calc((100%-264px)/6+24px)_minmax(0,1fr)] lg:gap-x-6">
          <h2
            id="dial"
            className="border-ink border-b pb-1 font-normal font-sans text-ink3 text-label [font-variation-settings:'FLAR'_0,'VOLM'_0]"
          >
            {t("title")}
          </h2>
          <p aria-hidden="true" lang="it" className="relative border-ink border-b pb-1 text-ink3 text-label">
            {TEMPO_TERMS.map(({ term, from, to }) => (
              <span
                key={term}
                className={`-translate-x-1/2 absolute ${NARROW_TERMS.has(term) ? "" : "max-md:hidden"}`}
                style={at((from + to) / 2)}
              >
                {term}
              </span>
            ))}
          </p>
          <ul>
            {dial.bands.map((band) => (
              <li
                key={band.mood}
                data-mood={band.mood}
                className="h-12 border-line border-b [--hue-fill:var(--mood-fill)]"
              >
                <Link
                  href={{ pathname: "/search-guidee", query: { terms: band.mood } }}
                  className="group flex h-full items-center gap-2 font-semibold text-body"
                >
                  <Swatch />
                  <span className="underline-offset-4 group-hover:underline">{termTitle(band, lang)}</span>
                  <span aria-hidden="true" className="ml-auto font-normal text-ink3 text-small max-md:hidden">
                    {band.count}
                  </span>
                  <span className="sr-only">{t("bandLink", { count: band.count })}</span>
                </Link>
              </li>
            ))}
          </ul>
          <div>
            <DialPlot moods={dial.bands.map((band) => band.mood)}>
              {dial.bands.map((band) => (
                <DialBand
                  key={band.mood}
                  mood={band.mood}
                  ticks={ticksPath(band.ticks, loudest)}
                  count={band.ticks.length}
                  labels={layLabels(
                    band.places.map((place) => ({ title: termTitle(place, lang), bpm: place.bpm })),
                  )}
                />
              ))}
            </DialPlot>
          </div>
          <span aria-hidden="true" className="pt-1 text-ink3 text-label">
            {t("bpm")}
          </span>
          <p aria-hidden="true" className="relative h-6 pt-1 text-ink3 text-label">
            {TEMPO_MARKS.map((mark) => (
              <span
                key={mark}
                className={`absolute ${mark === 40 ? "" : mark === 180 ? "-translate-x-full" : "-translate-x-1/2"} ${NARROW_MARKS.has(mark) ? "" : "max-md:hidden"}`}
                style={at(mark)}
              >
                {mark}
              </span>
            ))}
          </p>
        </div>
        <DialTable
          rows={dial.bands.map((band) => ({
            mood: termTitle(band, lang),
            counts: countByTerm(band.ticks.map((tick) => tick.bpm)),
            total: band.count,
          }))}
        />
      </MoreMessages>
    </section>
  );
}
