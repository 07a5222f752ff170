"use client";

import { useTranslations } from "next-intl";
import { FRAME_RATES, type Programme } from "#/contract/cue-sheet.ts";
import type { Finding } from "./check-sheet.ts";
import { editProgramme } from "./cues/edit-cues.ts";
import { fieldId, messageId } from "./cues/field-id.ts";
import { ChoiceField, LineField } from "./cues/line-field.tsx";
import { TimeField } from "./cues/time-field.tsx";
import { RATES } from "./edit/timecode.ts";

const LINES = [
  "title",
  "originalTitle",
  "episodeTitle",
  "episodeNumber",
  "productionNumber",
  "channel",
  "broadcastDate",
  "producer",
  "country",
] as const satisfies readonly (keyof Programme)[];
const WIDE = new Set<string>(["title", "originalTitle", "episodeTitle"]);

/** What is declared: the programme, its episode, who shows it and when. */
export function ProgrammeForm({
  programme,
  findings,
}: {
  programme: Programme;
  findings: readonly Finding[];
}) {
  const t = useTranslations("cueSheet");
  const wrong = (field: string) =>
    findings.some((one) => !one.cue && one.field === field && one.level === "error");
  const common = (field: string) => ({
    id: fieldId(undefined, field),
    isWrong: wrong(field),
    describedBy: findings.some((one) => !one.cue && one.field === field)
      ? messageId(undefined, field)
      : undefined,
  });
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-4 md:grid-cols-4 lg:grid-cols-6">
      {LINES.map((field) => (
        <LineField
          key={field}
          {...common(field)}
          label={t(`programme.${field}`)}
          type={field === "broadcastDate" ? "date" : "text"}
          value={programme[field]}
          onChange={(text) => editProgramme({ [field]: text })}
          className={WIDE.has(field) ? "col-span-2" : ""}
        />
      ))}
      <ChoiceField
        {...common("rate")}
        label={t("programme.rate")}
        value={programme.rate}
        options={FRAME_RATES.map((rate) => ({ value: rate, text: t("rate", { rate }) }))}
        onChange={(rate) => editProgramme({ rate })}
      />
      <TimeField
        id={fieldId(undefined, "duration")}
        label={t("programme.duration")}
        frames={programme.duration}
        rate={RATES[programme.rate]}
        invalid={t("noTime")}
        onChange={(duration) => editProgramme({ duration })}
      />
    </div>
  );
}
