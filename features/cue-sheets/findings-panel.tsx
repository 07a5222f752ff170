"use client";

import { CircleAlert, CircleCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import type { Cue } from "#/contract/cue-sheet.ts";
import type { Finding } from "./check-sheet.ts";
import { useFindingText } from "./use-finding-text.ts";

const MOST_SHOWN = 12;

/** Whether the sheet can be handed in, and what is missing; each line leads to its field. */
export function FindingsPanel({
  findings,
  cues,
  onGo,
}: {
  findings: readonly Finding[];
  cues: readonly Cue[];
  onGo: (finding: Finding) => void;
}) {
  const t = useTranslations("cueSheet");
  const textOf = useFindingText();
  const errors = findings.filter(({ level }) => level === "error");
  const numberOf = (id: string | undefined) => cues.findIndex((cue) => cue.id === id) + 1;
  return (
    <section aria-label={t("checkTitle")} className="bg-sunken px-5 py-4">
      <p role="status" className="flex items-center gap-2 font-semibold text-body">
        {errors.length === 0 ? (
          <CircleCheck aria-hidden="true" size={18} />
        ) : (
          <CircleAlert aria-hidden="true" size={18} className="text-error" />
        )}
        {errors.length === 0 ? t("ready") : t("notReady", { count: errors.length })}
      </p>
      {errors.length > 0 && (
        <ul className="mt-3 grid gap-x-6 gap-y-1 md:grid-cols-2 lg:grid-cols-3">
          {errors.slice(0, MOST_SHOWN).map((finding) => (
            <li key={`${finding.cue}-${finding.field}-${finding.code}`}>
              <button
                type="button"
                onClick={() => onGo(finding)}
                className="touch-target text-left text-small text-ink2 underline decoration-line2 underline-offset-4 hover:text-ink hover:decoration-ink"
              >
                {finding.cue && t("cueShort", { number: numberOf(finding.cue) })} {textOf(finding)}
              </button>
            </li>
          ))}
          {errors.length > MOST_SHOWN && (
            <li className="text-ink3 text-small">{t("more", { count: errors.length - MOST_SHOWN })}</li>
          )}
        </ul>
      )}
      <p className="mt-3 max-w-[80ch] text-ink3 text-small">{t("checkNote")}</p>
    </section>
  );
}
