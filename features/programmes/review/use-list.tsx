"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, type RefObject, useState } from "react";
import { RATES, timecodeOf } from "#/features/cue-sheets/time/timecode.ts";
import type { HeardUse } from "../listening/heard-use.ts";
import { useProgramme } from "../programme-store.ts";
import { frameNamesOf } from "./frame-names.ts";
import { doReviewKey } from "./review-keys.ts";
import { USE_GRID, UseRow } from "./use-row.tsx";
import type { useUsedMusic } from "./use-used-music.ts";

/** Renders the uses in order of time, each with its own controls; keys on the focused row do the same. */
export function UseList({
  ref,
  uses,
  music: { soundOf, creditsOf },
}: {
  ref: RefObject<HTMLOListElement | null>;
  uses: readonly HeardUse[];
  music: ReturnType<typeof useUsedMusic>;
}) {
  const t = useTranslations("programme");
  const rate = useProgramme((state) => state.rate);
  const start = useProgramme((state) => state.start);
  const names = frameNamesOf(rate, start);
  const [announcement, announce] = useState("");

  function press(event: KeyboardEvent) {
    const row = (event.target as HTMLElement).closest<HTMLElement>("[data-use]");
    const use = uses.find(({ id }) => id === row?.dataset.use);
    if (!use || !row) return;
    if (!doReviewKey(event, use, { row, rate, src: soundOf(use)?.src })) return;
    event.preventDefault();
    // The state after the key, which may not be rendered yet.
    const now = useProgramme.getState().uses.find(({ id }) => id === use.id);
    if (!now || now === use) return;
    const [from, to] = [now.start, now.end].map((second) => timecodeOf(names.frameAt(second), RATES[rate]));
    const verdict = t(`verdict.${now.verdict}`).toLowerCase();
    announce(t("said", { title: now.title, verdict, start: from ?? "", end: to ?? "" }));
  }

  return (
    <section aria-labelledby="programme-uses-heading" className="mt-6">
      <h3 id="programme-uses-heading" className="sr-only">
        {t("list")}
      </h3>
      <div
        aria-hidden="true"
        className={`${USE_GRID} border-ink border-b pb-2 text-ink3 text-label max-lg:hidden`}
      >
        <span />
        <span>{t("column.start")}</span>
        <span>{t("column.end")}</span>
        <span>{t("column.length")}</span>
        <span>{t("column.title")}</span>
        <span>{t("column.certainty")}</span>
        <span>{t("column.version")}</span>
        <span>{t("column.verdict")}</span>
      </div>
      <ol ref={ref} onKeyDown={press} className="max-lg:border-ink max-lg:border-t">
        {uses.map((use, index) => (
          <UseRow
            key={use.id}
            use={use}
            number={index + 1}
            names={names}
            sound={soundOf(use)}
            credits={creditsOf(use)}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </section>
  );
}
