"use client";

import { ArrowDown, ArrowUp, Check, ChevronDown, CopyPlus, Trash2 } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { IconButton } from "#/components/button/icon-button.tsx";
import { CUE_USES, type Cue } from "#/contract/cue-sheet.ts";
import { useIsAccepted } from "#/features/projects/project-room.ts";
import { refocusWhenGone } from "#/lib/refocus-when-gone.ts";
import type { Finding } from "../check-sheet.ts";
import type { FrameRate } from "../edit/timecode.ts";
import { useSheet } from "../sheet-store.ts";
import { CueDetails } from "./cue-details.tsx";
import { lengthOf } from "./cue-length.ts";
import styles from "./cue-row.module.css";
import { wordOfUse, wordOfVersion } from "./cue-words.ts";
import { editCue, moveCue, removeCue, repeatCue } from "./edit-cues.ts";
import { fieldId, focusField } from "./field-id.ts";
import { FindingTexts } from "./finding-texts.tsx";
import { ChoiceField, LineField } from "./line-field.tsx";
import { TimeField } from "./time-field.tsx";

interface Props {
  cue: Cue;
  number: number;
  count: number;
  rate: FrameRate;
  findings: readonly Finding[];
  isOpen: boolean;
  onToggle: (open: boolean) => void;
  /** Says what was done to who cannot see it. */
  announce: (text: string) => void;
}

/** One cue: what is asked most often on one line (a card on phones), everything else below when it is opened. */
export function CueRow({ cue, number, count, rate, findings, isOpen, onToggle, announce }: Props) {
  const t = useTranslations("cueSheet");
  const lang = useLocale();
  const project = useSheet((state) => state.project);
  const isAccepted = useIsAccepted(project, cue.version ?? cue.track);
  const title = cue.title || t("untitled", { number });
  const version = wordOfVersion(cue.versionLabel, lang);
  const who = [version, names(cue) || t("nobody")].filter(Boolean).join(" · ");
  const isWrong = (field: string) => findings.some((one) => one.field === field && one.level === "error");
  const describedBy = findings.length > 0 ? fieldId(cue.id, "findings") : undefined;
  const field = (name: string) => ({
    id: fieldId(cue.id, name),
    hideLabel: true,
    isWrong: isWrong(name),
    describedBy,
  });
  const isPlaced = cue.start !== null && cue.end !== null;
  const move = (by: number) => {
    moveCue(cue.id, by);
    announce(t("moved", { title, place: Math.min(count, Math.max(1, number + by)), count }));
  };
  return (
    <li className="border-line border-b" aria-label={t("cueName", { number, title })}>
      <div className={styles.columns}>
        <span className={`${styles.number} text-ink3 text-small tabular-nums`}>{number}</span>
        <LineField
          {...field("title")}
          label={t("column.title")}
          value={cue.title}
          onChange={(text) => editCue(cue.id, { title: text })}
          className={styles.title ?? ""}
        />
        <p className={`${styles.who} truncate text-ink2 text-small`} title={who}>
          {isAccepted && (
            <span className="mr-1.5 inline-flex items-center align-bottom gap-1 font-semibold text-ink">
              <Check aria-hidden="true" size={14} strokeWidth={2.5} />
              {t("accepted")}
            </span>
          )}
          {who}
        </p>
        <LineField
          {...field("reference")}
          label={t("column.reference")}
          value={cue.reference}
          onChange={(reference) => editCue(cue.id, { reference })}
        />
        <ChoiceField
          {...field("use")}
          label={t("column.use")}
          value={cue.use}
          options={CUE_USES.map((use) => ({ value: use, text: wordOfUse(use, lang) }))}
          onChange={(use) => editCue(cue.id, { use })}
        />
        <TimeField
          {...field("start")}
          label={t("column.start")}
          frames={cue.start}
          rate={rate}
          invalid={t("noTime")}
          onChange={(start) => editCue(cue.id, { start })}
        />
        <TimeField
          {...field("end")}
          label={t("column.end")}
          frames={cue.end}
          rate={rate}
          invalid={t("noTime")}
          onChange={(end) => editCue(cue.id, { end })}
        />
        <TimeField
          {...field("duration")}
          label={t("column.duration")}
          frames={lengthOf(cue)}
          rate={rate}
          invalid={t("noTime")}
          onChange={(duration) =>
            // A new length of a placed cue moves its end; without a place it stands for itself.
            editCue(
              cue.id,
              isPlaced ? { end: duration === null ? null : (cue.start ?? 0) + duration } : { duration },
            )
          }
        />
        <div className={`${styles.tools} flex justify-end`}>
          <IconButton label={t("up", { title })} disabled={number === 1} onClick={() => move(-1)}>
            <ArrowUp aria-hidden="true" size={17} />
          </IconButton>
          <IconButton label={t("down", { title })} disabled={number === count} onClick={() => move(1)}>
            <ArrowDown aria-hidden="true" size={17} />
          </IconButton>
          <IconButton
            label={t("repeat", { title })}
            onClick={() => {
              const copy = repeatCue(cue.id);
              announce(t("repeated", { title }));
              requestAnimationFrame(() => focusField(copy, "start"));
            }}
          >
            <CopyPlus aria-hidden="true" size={17} />
          </IconButton>
          <IconButton
            label={t("remove", { title })}
            data-removes="cue"
            onClick={(event) => {
              refocusWhenGone(event.currentTarget, () => document.getElementById(fieldId(undefined, "cues")));
              removeCue(cue.id);
              announce(t("removed", { title }));
            }}
          >
            <Trash2 aria-hidden="true" size={17} />
          </IconButton>
          <IconButton
            label={t(isOpen ? "close" : "open", { title })}
            aria-expanded={isOpen}
            aria-controls={fieldId(cue.id, "details")}
            onClick={() => onToggle(!isOpen)}
          >
            <ChevronDown aria-hidden="true" size={18} className={isOpen ? "rotate-180" : ""} />
          </IconButton>
        </div>
      </div>
      <FindingTexts id={fieldId(cue.id, "findings")} findings={findings} className="-mt-1 pb-3 lg:pl-9" />
      {isOpen && <CueDetails cue={cue} isWrong={isWrong} describedBy={describedBy} />}
    </li>
  );
}

const names = (cue: Cue) =>
  cue.writers
    .map(({ name }) => name)
    .filter(Boolean)
    .join(", ");
