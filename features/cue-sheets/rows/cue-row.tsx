"use client";

import { Check } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { CUE_USES, type Cue, cueWriterSchema } from "#/contract/cue-sheet.ts";
import { wordOfVersion } from "#/contract/version-words.ts";
import { useIsAccepted } from "#/features/projects/project-room.ts";
import { refocusWhenGone } from "#/lib/refocus-when-gone.ts";
import { cueOfOffer } from "../catalogue/cue-of-offer.ts";
import type { Offer } from "../catalogue/find-music.ts";
import { MusicField } from "../catalogue/music-field.tsx";
import type { NearTitle } from "../catalogue/use-near-titles.ts";
import type { Finding } from "../check-sheet.ts";
import { lengthOf } from "../cues/cue-length.ts";
import { editCue, removeCue } from "../cues/edit-cues.ts";
import { fieldId, focusField } from "../cues/field-id.ts";
import { ChoiceField } from "../fields/line-field.tsx";
import { TimeField } from "../fields/time-field.tsx";
import { wordOfUse } from "../files/cue-words.ts";
import { useSheet } from "../sheet-store.ts";
import { ReplacePanel } from "../strip/replace/replace-panel.tsx";
import type { FrameRate } from "../time/timecode.ts";
import { CueDetails } from "./cue-details.tsx";
import styles from "./cue-row.module.css";
import { CueRowTools } from "./cue-row-tools.tsx";
import { FindingTexts } from "./finding-texts.tsx";
import { UnknownClip } from "./unknown-clip.tsx";

interface Props {
  cue: Cue;
  number: number;
  count: number;
  rate: FrameRate;
  findings: readonly Finding[];
  /** Tracks whose names resemble the cue's clip. */
  matches: readonly NearTitle[];
  isOpen: boolean;
  onToggle: (open: boolean) => void;
  /** Announces a change to screen readers. */
  announce: (text: string) => void;
}

/** Renders one cue: the main fields on one line (a card on small screens), and all others below it when open. */
export function CueRow({ cue, number, count, rate, findings, matches, isOpen, onToggle, announce }: Props) {
  const t = useTranslations("cueSheet");
  const lang = useLocale();
  const project = useSheet((state) => state.project);
  const isAccepted = useIsAccepted(project, cue.version ?? cue.track);
  const title = cue.title || t("untitled", { number });
  const version = wordOfVersion(cue.versionLabel, lang);
  const credits = [version, writerNames(cue) || t("nobody")].filter(Boolean).join(" · ");
  const isWrong = (field: string) => findings.some((one) => one.field === field && one.level === "error");
  const describedBy = findings.length > 0 ? fieldId(cue.id, "findings") : undefined;
  const field = (name: string) => ({
    id: fieldId(cue.id, name),
    hideLabel: true,
    isWrong: isWrong(name),
    describedBy,
  });
  const { start, end } = cue;
  const isPlaced = start !== null && end !== null;
  const place = isPlaced && end > start ? { start, end } : null;
  const [isReplacing, setReplacing] = useState(false);
  const replaceButton = useRef<HTMLButtonElement>(null);
  const take = (offer: Offer) => {
    editCue(cue.id, cueOfOffer(cue, offer, rate));
    announce(t("catalogue.taken", { title: offer.credits.name }));
  };
  return (
    <li className="border-line border-b" aria-label={t("cueName", { number, title })}>
      {/* All rows have the same fields, so the group tells screen readers which cue they belong to (RGAA 11.2, 11.5). */}
      {/* biome-ignore lint/a11y/useSemanticElements: `refocusWhenGone` would take a fieldset for the list of rows. */}
      <div role="group" aria-label={t("cueName", { number, title })} className={styles.columns}>
        <span className={`${styles.number} text-ink3 text-small tabular-nums`}>{number}</span>
        <MusicField
          {...field("title")}
          label={t("column.title")}
          value={cue.title}
          onChange={(text) => editCue(cue.id, { title: text })}
          onTake={take}
          className={styles.title ?? ""}
        />
        <p className={`${styles.credits} truncate text-ink2 text-small`} title={credits}>
          {isAccepted && (
            <span className="mr-1.5 inline-flex items-center align-bottom gap-1 font-semibold text-ink">
              <Check aria-hidden="true" size={14} strokeWidth={2.5} />
              {t("accepted")}
            </span>
          )}
          {credits}
        </p>
        <MusicField
          {...field("reference")}
          label={t("column.reference")}
          value={cue.reference}
          onChange={(reference) => editCue(cue.id, { reference })}
          onTake={take}
          className={styles.half ?? ""}
        />
        <ChoiceField
          {...field("use")}
          label={t("column.use")}
          value={cue.use}
          options={CUE_USES.map((use) => ({ value: use, text: wordOfUse(use, lang) }))}
          onChange={(use) => editCue(cue.id, { use })}
          className={styles.half ?? ""}
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
            // The length of a placed cue follows from its end; only a cue without a place stores it.
            editCue(
              cue.id,
              isPlaced ? { end: duration === null ? null : (cue.start ?? 0) + duration } : { duration },
            )
          }
        />
        <CueRowTools
          cue={cue}
          title={title}
          number={number}
          count={count}
          isOpen={isOpen}
          onToggle={onToggle}
          announce={announce}
          replaceButton={place && cue.track !== null ? replaceButton : null}
          isReplacing={isReplacing}
          onReplace={() => setReplacing(!isReplacing)}
        />
      </div>
      {cue.track === null && cue.clip !== "" && (
        <UnknownClip
          cue={cue}
          matches={matches}
          onTake={(offer) => {
            take(offer);
            focusField(cue.id, "title");
          }}
          onNamed={({ writer, title: named }) => {
            editCue(cue.id, { title: named, writers: [cueWriterSchema.parse({ name: writer })] });
            focusField(cue.id, "title");
          }}
          onRemove={(button) => {
            refocusWhenGone(button, () => document.getElementById(fieldId(undefined, "cues")));
            removeCue(cue.id);
            announce(t("removed", { title }));
          }}
        />
      )}
      {isReplacing && place && (
        <ReplacePanel
          cue={cue}
          place={place}
          rate={rate}
          name={title}
          onClose={() => {
            setReplacing(false);
            replaceButton.current?.focus();
          }}
        />
      )}
      <FindingTexts id={fieldId(cue.id, "findings")} findings={findings} className="-mt-1 pb-3 lg:pl-9" />
      {isOpen && <CueDetails cue={cue} isWrong={isWrong} describedBy={describedBy} />}
    </li>
  );
}

const writerNames = (cue: Cue) =>
  cue.writers
    .map(({ name }) => name)
    .filter(Boolean)
    .join(", ");
