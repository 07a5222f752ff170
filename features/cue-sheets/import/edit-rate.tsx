"use client";

import { useLocale, useTranslations } from "next-intl";
import type { FrameRateName } from "#/contract/frame-rates.ts";
import type { ReadEdit } from "../edit/decisions.ts";
import { ChoiceField } from "../fields/line-field.tsx";
import { rateText } from "../rate-text.ts";
import { nameOfRate } from "../time/timecode.ts";

const FIELD = "cue-sheet-edit-rate";

/** Renders the frame rate of an edit: its own, or a choice that starts with the likeliest one, marked as a guess. */
export function EditRate({
  read: { edit, isRateChosen },
  onRate,
}: {
  read: Pick<ReadEdit, "edit" | "isRateChosen">;
  onRate: (rate: FrameRateName) => void;
}) {
  const t = useTranslations("cueSheet.edit");
  const lang = useLocale();
  const rate = nameOfRate(edit.countingRate);
  if (edit.rate) return <p className="text-ink2 text-small">{rateText(rate, lang)}</p>;
  const isGuess = !isRateChosen;
  return (
    <ChoiceField
      id={FIELD}
      label={t("rate")}
      value={rate}
      options={edit.rates.map((one) => ({
        value: one,
        text: isGuess && one === rate ? t("guessed", { rate: rateText(one, lang) }) : rateText(one, lang),
      }))}
      onChange={onRate}
      className="md:w-72"
      describedBy={isGuess ? `${FIELD}-guess` : undefined}
      below={
        isGuess && (
          <p id={`${FIELD}-guess`} className="text-ink2 text-small">
            {t("guess")}
          </p>
        )
      }
    />
  );
}
