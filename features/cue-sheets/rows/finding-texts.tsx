"use client";

import { CircleAlert, Info } from "lucide-react";
import { useTranslations } from "next-intl";
import type { Finding } from "../check-sheet.ts";
import { useFindingText } from "../use-finding-text.ts";

/** Renders the texts of findings, errors before advice; nothing when there are none. */
export function FindingTexts({
  id,
  findings,
  className = "",
}: {
  id: string;
  findings: readonly Finding[];
  className?: string;
}) {
  const t = useTranslations("cueSheet");
  const textOf = useFindingText();
  if (findings.length === 0) return null;
  const errors = findings.filter(({ level }) => level === "error");
  const advice = findings.filter(({ level }) => level === "advice");
  return (
    <div id={id} className={`flex flex-col gap-1 text-small ${className}`}>
      {errors.length > 0 && (
        <p className="flex gap-1.5 text-error">
          <CircleAlert aria-hidden="true" size={15} className="mt-px shrink-0" />
          <span>
            <span className="sr-only">{t("error")} </span>
            {errors.map(textOf).join(" · ")}
          </span>
        </p>
      )}
      {advice.length > 0 && (
        <p className="flex gap-1.5 text-ink3">
          <Info aria-hidden="true" size={15} className="mt-px shrink-0" />
          <span>{advice.map(textOf).join(" · ")}</span>
        </p>
      )}
    </div>
  );
}
