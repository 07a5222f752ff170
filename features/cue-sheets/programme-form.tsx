"use client";

import { useLocale, useTranslations } from "next-intl";
import type { Programme } from "#/contract/cue-sheet.ts";
import { FRAME_RATES } from "#/contract/frame-rates.ts";
import type { Finding } from "./check-sheet.ts";
import { editProgramme } from "./cues/edit-cues.ts";
import { fieldId, messageId } from "./cues/field-id.ts";
import { DayField } from "./fields/day-field.tsx";
import { ChoiceField, LineField } from "./fields/line-field.tsx";
import { TimeField } from "./fields/time-field.tsx";
import { rateText } from "./rate-text.ts";
import { FindingTexts } from "./rows/finding-texts.tsx";
import { RATES } from "./time/timecode.ts";

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

/** Renders the fields of the declared programme: title, episode, channel and date. */
export function ProgrammeForm({
  programme,
  findings,
}: {
  programme: Programme;
  findings: readonly Finding[];
}) {
  const t = useTranslations("cueSheet");
  const lang = useLocale();
  const frame = (field: (typeof LINES)[number] | "rate" | "duration") => {
    const here = findings.filter((one) => one.field === field);
    const findingsId = messageId(undefined, field);
    return {
      id: fieldId(undefined, field),
      label: t(`programme.${field}`),
      isWrong: here.some(({ level }) => level === "error"),
      describedBy: here.length > 0 ? findingsId : undefined,
      below: <FindingTexts id={findingsId} findings={here} />,
    };
  };
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-4 md:grid-cols-4 lg:grid-cols-6">
      {LINES.map((field) => {
        const Line = field === "broadcastDate" ? DayField : LineField;
        return (
          <Line
            key={field}
            {...frame(field)}
            value={programme[field]}
            onChange={(text) => editProgramme({ [field]: text })}
            className={WIDE.has(field) ? "col-span-2" : ""}
          />
        );
      })}
      <ChoiceField
        {...frame("rate")}
        value={programme.rate}
        options={FRAME_RATES.map((rate) => ({ value: rate, text: rateText(rate, lang) }))}
        onChange={(rate) => editProgramme({ rate })}
      />
      <TimeField
        {...frame("duration")}
        frames={programme.duration}
        rate={RATES[programme.rate]}
        invalid={t("noTime")}
        onChange={(duration) => editProgramme({ duration })}
      />
    </div>
  );
}
