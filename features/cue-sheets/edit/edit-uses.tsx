"use client";

import { useTranslations } from "next-intl";
import { FRAME_RATES, type FrameRateName } from "#/contract/cue-sheet.ts";
import type { TrackCredits } from "#/contract/track-credits.ts";
import { ChoiceField } from "../cues/line-field.tsx";
import type { Decision, ReadEdit } from "./decisions.ts";
import { UseRow } from "./use-row.tsx";

/** The uses of an edit with what each may be; rows that match nothing stand among them, marked. */
export function EditUses({
  read,
  rate,
  onRate,
  onDecide,
}: {
  read: ReadEdit;
  rate: FrameRateName;
  /** Null when the edit itself names its rate. */
  onRate: ((rate: FrameRateName) => void) | null;
  onDecide: (id: string, change: Partial<Decision>, known?: readonly TrackCredits[]) => void;
}) {
  const t = useTranslations("cueSheet");
  const { edit, decisions } = read;
  return (
    <div className="flex flex-col gap-4">
      {onRate ? (
        <ChoiceField
          id="cue-sheet-edit-rate"
          label={t("edit.rate")}
          value={rate}
          options={FRAME_RATES.map((one) => ({ value: one, text: t("rate", { rate: one }) }))}
          onChange={onRate}
          className="w-40"
        />
      ) : (
        <p className="text-ink2 text-small">{t("rate", { rate })}</p>
      )}
      <ol className="border-ink border-t">
        {decisions.map((decision) => (
          <UseRow
            key={decision.id}
            decision={decision}
            rate={rate}
            onDecide={(change, known) => onDecide(decision.id, change, known)}
          />
        ))}
      </ol>
      {edit.skippedCount > 0 && (
        <details className="text-small">
          <summary className="cursor-pointer text-ink2">
            {t("edit.skipped", { count: edit.skippedCount })}
          </summary>
          <ul className="mt-2 flex flex-col gap-1 text-ink3">
            {edit.skipped.map(({ line, text }) => (
              <li key={`${line}-${text}`} className="wrap-anywhere">
                {line === null ? text : t("edit.skippedLine", { line, text })}
              </li>
            ))}
          </ul>
          {edit.skipped.some(({ line }) => line !== null) && (
            <p className="mt-2 text-ink2">{t("edit.skippedHelp")}</p>
          )}
        </details>
      )}
    </div>
  );
}
