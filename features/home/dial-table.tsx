"use client";

import { useTranslations } from "next-intl";
import styles from "./dial-table.module.css";
import { TEMPO_TERMS } from "./tempo.ts";

/**
 * Renders the dial as a table, for people who cannot use the drawing: for each mood the number of tracks at each of
 * `TEMPO_TERMS`, and in total.
 */
export function DialTable({ rows }: { rows: readonly { mood: string; counts: number[]; total: number }[] }) {
  const t = useTranslations("dial");
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
            {rows.map(({ mood, counts, total }) => (
              <tr key={mood}>
                <th scope="row" className="border-line border-b py-2 text-left font-medium">
                  {mood}
                </th>
                {counts.map((count, index) => (
                  <td key={TEMPO_TERMS[index]?.term} className={styles.count}>
                    {count}
                  </td>
                ))}
                <td className={`${styles.count} font-semibold`}>{total}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
