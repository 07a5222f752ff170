"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect } from "react";
import { FRAME_RATES } from "#/contract/frame-rates.ts";
import type { Id } from "#/contract/hydra.ts";
import { ChoiceField } from "#/features/cue-sheets/fields/line-field.tsx";
import { TimeField } from "#/features/cue-sheets/fields/time-field.tsx";
import { rateText } from "#/features/cue-sheets/rate-text.ts";
import { framesOf, RATES, timecodeOf } from "#/features/cue-sheets/time/timecode.ts";
import { silence } from "./listening/hear-use.ts";
import { ProgrammeDrop } from "./programme-drop.tsx";
import { TEN_OCLOCK, useProgramme } from "./programme-store.ts";
import { ProgrammeReview } from "./review/programme-review.tsx";
import { useFramesOfSheet } from "./use-frames-of-sheet.ts";

/**
 * Renders the review of a finished programme: drop, review, transfer to the cue sheet of a project. `asked` is the
 * project in the address.
 */
export function ProgrammeScreen({ asked }: { asked: Id | null }) {
  const t = useTranslations("programme");
  const lang = useLocale();
  const rate = useProgramme((state) => state.rate);
  const start = useProgramme((state) => state.start);
  const heard = useProgramme((state) => state.heard);
  const count = useProgramme((state) => state.uses.length);
  useFramesOfSheet(asked);
  // Playback belongs to the rows of this page; reading continues without it.
  useEffect(() => silence, []);
  const setStart = (frames: number | null, by = rate) =>
    useProgramme.setState({ start: timecodeOf(frames ?? 0, RATES[by]) });
  return (
    <>
      <div className="flex flex-col gap-4">
        <ProgrammeDrop />
        <p className="max-w-[84ch] text-ink2 text-small">{t("privacy")}</p>
        <div className="flex flex-wrap gap-4">
          <ChoiceField
            id="programme-rate"
            label={t("rate")}
            value={rate}
            options={FRAME_RATES.map((one) => ({ value: one, text: rateText(one, lang) }))}
            onChange={(next) => {
              useProgramme.setState({ rate: next });
              // Keeps the same timecode at the new rate if it is valid there: ten o'clock stays ten o'clock.
              setStart(
                framesOf(start.replace(";", ":"), RATES[next]) ?? framesOf(TEN_OCLOCK, RATES[next]),
                next,
              );
            }}
            className="w-[160px]"
          />
          <TimeField
            id="programme-start"
            label={t("start")}
            frames={framesOf(start, RATES[rate])}
            rate={RATES[rate]}
            invalid={t("noTime")}
            onChange={setStart}
            className="w-[200px]"
          />
        </div>
      </div>
      {/* Rendered before anything is found, because not every screen reader announces a region that is inserted with its text. */}
      <p role="status" className="sr-only">
        {heard && t("found", { count })}
      </p>
      {heard && <ProgrammeReview heard={heard} asked={asked} />}
    </>
  );
}
