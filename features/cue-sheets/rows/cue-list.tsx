"use client";

import { Film, Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "#/components/button/button.tsx";
import type { Cue, Programme } from "#/contract/cue-sheet.ts";
import { useNearTitles } from "../catalogue/use-near-titles.ts";
import type { Finding } from "../check-sheet.ts";
import { lengthOf, totalsOf } from "../cues/cue-length.ts";
import { addCues, sortCues } from "../cues/edit-cues.ts";
import { fieldId, focusField } from "../cues/field-id.ts";
import { RATES, timecodeOf } from "../time/timecode.ts";
import styles from "./cue-row.module.css";
import { CueRow } from "./cue-row.tsx";
import { CueTimeline } from "./cue-timeline.tsx";

const HEADS = ["title", "writers", "reference", "use", "start", "end", "duration"] as const;

/** Renders the cues with column headings and totals, and buttons to add a cue and to sort them. */
export function CueList({
  programme,
  cues,
  findings,
  opened,
  onToggle,
  announce,
  onEdit,
  hasTimeline,
}: {
  programme: Programme;
  cues: readonly Cue[];
  findings: readonly Finding[];
  opened: ReadonlySet<string>;
  onToggle: (cue: string, open: boolean) => void;
  announce: (text: string) => void;
  onEdit: () => void;
  /** Whether a timeline of the cues is drawn above them. */
  hasTimeline: boolean;
}) {
  const t = useTranslations("cueSheet");
  const rate = RATES[programme.rate];
  const { works, frames } = totalsOf(cues);
  const nearTo = useNearTitles(cues);
  const add = () => {
    const [added] = addCues([{ origin: "unknown" }]);
    requestAnimationFrame(() => added && focusField(added, "title"));
  };
  const addButton = (
    <Button id={fieldId(undefined, "cues")} kind="secondary" size={36} onClick={add}>
      <Plus aria-hidden="true" size={16} />
      {t("addCue")}
    </Button>
  );
  if (cues.length === 0) {
    return (
      <div className="flex flex-wrap items-center gap-3 bg-sunken px-5 py-6">
        <p className="basis-full text-body">{t("noCues")}</p>
        <Button size={36} onClick={onEdit}>
          <Film aria-hidden="true" size={16} />
          {t("fromEdit")}
        </Button>
        {addButton}
      </div>
    );
  }
  return (
    <div>
      {hasTimeline && <CueTimeline cues={cues} rate={rate} />}
      <div aria-hidden="true" className={`${styles.columns} border-ink border-b max-lg:hidden!`}>
        <span />
        {HEADS.map((head) => (
          <span key={head} className="text-ink3 text-label">
            {t(`column.${head}`)}
          </span>
        ))}
      </div>
      <ol className="relative max-lg:border-ink max-lg:border-t">
        {cues.map((cue, index) => (
          <CueRow
            key={cue.id}
            cue={cue}
            number={index + 1}
            count={cues.length}
            rate={rate}
            findings={findings.filter((one) => one.cue === cue.id)}
            matches={nearTo(cue)}
            isOpen={opened.has(cue.id)}
            onToggle={(open) => onToggle(cue.id, open)}
            announce={announce}
          />
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
        {addButton}
        <Button kind="quiet" size={36} onClick={sortCues} disabled={cues.length < 2}>
          {t("sort")}
        </Button>
        <p className="ml-auto text-body tabular-nums">
          {t("total", {
            cues: cues.length,
            works: works.length,
            time: timecodeOf(frames, rate),
            unmeasured: cues.filter((cue) => lengthOf(cue) === null).length,
          })}
        </p>
      </div>
      {works.length > 0 && works.length < cues.length && (
        <dl className="mt-6 grid gap-x-8 gap-y-1 text-small md:grid-cols-2 lg:grid-cols-3">
          {works.map((work) => (
            <div key={work.key} className="flex justify-between gap-4 border-line border-b py-1.5">
              <dt className="truncate">{work.title || t("untitledWork")}</dt>
              <dd className="shrink-0 text-ink2 tabular-nums">
                {t("workTotal", { uses: work.uses, time: timecodeOf(work.frames, rate) })}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
