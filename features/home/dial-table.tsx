import { getTranslations } from "next-intl/server";
import type { Dial } from "#/contract/dial.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { termTitle } from "#/lib/i18n/localise.ts";
import { countByTerm, TEMPO_TERMS } from "./tempo.ts";

const CELL = "border-line border-b py-2 pr-4 text-right";

/** Renders the dial as a table, for people who cannot use the drawing. */
export async function DialTable({ dial, lang }: { dial: Dial; lang: Lang }) {
  const t = await getTranslations("dial");
  return (
    <details className="mt-4 text-small">
      <summary className="w-fit py-1 text-ink2 hover:text-ink">{t("table")}</summary>
      <div className="mt-3 overflow-x-auto">
        <table className="w-full min-w-[560px] border-collapse">
          <caption className="pb-2 text-left text-ink3">{t("tableCaption")}</caption>
          <thead>
            <tr>
              <th scope="col" className="border-ink border-b py-2 text-left font-semibold">
                {t("mood")}
              </th>
              {TEMPO_TERMS.map(({ term, from, to }) => (
                <th key={term} scope="col" className="border-ink border-b py-2 pr-4 text-right font-semibold">
                  <span lang="it">{term}</span>
                  <span className="block font-normal text-ink3 text-label">{t("range", { from, to })}</span>
                </th>
              ))}
              <th scope="col" className="border-ink border-b py-2 pr-4 text-right font-semibold">
                {t("all")}
              </th>
            </tr>
          </thead>
          <tbody>
            {dial.bands.map((band) => (
              <tr key={band.mood}>
                <th scope="row" className="border-line border-b py-2 text-left font-medium">
                  {termTitle(band, lang)}
                </th>
                {countByTerm(band.ticks.map((tick) => tick.bpm)).map((count, index) => (
                  <td key={TEMPO_TERMS[index]?.term} className={CELL}>
                    {count}
                  </td>
                ))}
                <td className={`${CELL} font-semibold`}>{band.count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
