"use client";

import { useFormatter, useTranslations } from "next-intl";
import type { Cue, Programme } from "#/contract/cue-sheet.ts";
import { formatDuration } from "#/features/player/duration.ts";
import { totalsOf } from "../cues/cue-length.ts";
import { RATES, secondsOf } from "../time/timecode.ts";

/** Renders the total of the film's music: its length, its share of the programme, its works and their writers. */
export function StripTotals({ cues, programme }: { cues: readonly Cue[]; programme: Programme }) {
  const t = useTranslations("cueSheet.strip");
  const format = useFormatter();
  const placed = cues.filter(({ start, end }) => start !== null && end !== null);
  const { works, frames } = totalsOf(placed);
  const writers = new Set(
    placed.flatMap((cue) => cue.writers.map(({ name }) => name.trim()).filter(Boolean)),
  );
  const share = programme.duration ? frames / programme.duration : null;
  return (
    <p className="min-w-0 text-body tabular-nums">
      <b className="font-semibold">
        {t("music", { time: formatDuration(Math.round(secondsOf(frames, RATES[programme.rate]))) })}
      </b>
      <span className="text-ink2">
        {" "}
        {share !== null &&
          t("share", { share: format.number(share, { style: "percent", maximumFractionDigits: 1 }) })}{" "}
        {t("works", { works: works.length, writers: writers.size })}
      </span>
    </p>
  );
}
