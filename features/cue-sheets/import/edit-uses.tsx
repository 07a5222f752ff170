"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "#/components/button/button.tsx";
import type { TrackCredits } from "#/contract/track-credits.ts";
import type { Decision, How, ReadEdit } from "../edit/decisions.ts";
import { ChoiceField } from "../fields/line-field.tsx";
import { EditLetters } from "./edit-letters.tsx";
import { EditRate } from "./edit-rate.tsx";
import { EditWorksheet } from "./edit-worksheet.tsx";
import { fieldOfUse, UseRow } from "./use-row.tsx";

/** Uses listed at first, and with each request for more: a dialog with thousands would freeze the page. */
const ROWS_AT_ONCE = 200;

/** Renders the uses of an edit with their matches, the settings for reading it, and the lines that were skipped. */
export function EditUses({
  read,
  onAgain,
  onDecide,
}: {
  read: ReadEdit;
  /** Called when the person changes a setting, so that the edit is read again. */
  onAgain: (change: Partial<How>) => void;
  onDecide: (id: string, change: Partial<Decision>, known?: readonly TrackCredits[]) => void;
}) {
  const t = useTranslations("cueSheet");
  const { edit, decisions } = read;
  const [listed, setListed] = useState(ROWS_AT_ONCE);
  const rest = decisions.length - listed;
  const next = decisions[listed];

  /** Lists more uses and focuses the first of them, since the button may be gone. */
  function listMore(): void {
    setListed(listed + ROWS_AT_ONCE);
    requestAnimationFrame(() => next && document.getElementById(fieldOfUse(next))?.focus());
  }

  return (
    <div className="flex flex-col gap-4">
      {read.texts.length > 1 && (
        <EditLetters texts={read.texts} chosen={read.text} onChoose={(text) => onAgain({ text })} />
      )}
      {edit.parts.length > 1 && (
        <ChoiceField
          id="cue-sheet-edit-part"
          label={t(edit.worksheet ? "edit.worksheetPart" : "edit.part", { count: edit.parts.length })}
          value={String(edit.part)}
          options={edit.parts.map((name, index) => ({
            value: String(index),
            text: name || t("edit.unnamedPart", { number: index + 1 }),
          }))}
          onChange={(part) => onAgain({ part: Number(part) })}
          className="md:w-120"
        />
      )}
      {edit.worksheet && <EditWorksheet worksheet={edit.worksheet} />}
      <EditRate read={read} onRate={(rate) => onAgain({ rate, isRateChosen: true })} />
      <ol className="border-ink border-t">
        {decisions.slice(0, listed).map((decision) => (
          <UseRow
            key={decision.id}
            decision={decision}
            countingRate={edit.countingRate}
            onDecide={(change, known) => onDecide(decision.id, change, known)}
          />
        ))}
      </ol>
      {rest > 0 && (
        <Button kind="secondary" size={36} onClick={listMore} className="self-start max-md:h-11">
          {t("edit.more", { count: Math.min(rest, ROWS_AT_ONCE), rest })}
        </Button>
      )}
      {edit.guessed && edit.guessed.length > 0 && (
        <section aria-label={t("edit.guessedColumns")} className="text-small">
          <p>{t("edit.guessedColumns")}</p>
          <ul className="mt-2 flex flex-col gap-1 text-ink2">
            {edit.guessed.map(({ column, heading }) => (
              <li key={column} className="wrap-anywhere">
                {t(`edit.guessedColumn.${column}`, { heading })}
              </li>
            ))}
          </ul>
        </section>
      )}
      {edit.pointed && <p className="text-small">{t("edit.pointed", { time: edit.pointed })}</p>}
      {edit.unlike && edit.unlike.length > 0 && (
        <section aria-label={t("edit.unlike", { count: edit.unlike.length })} className="text-small">
          <p>{t("edit.unlike", { count: edit.unlike.length })}</p>
          <ul className="mt-2 flex flex-col gap-1 text-ink2">
            {edit.unlike.map(({ line, name, written }) => (
              <li key={line} className="wrap-anywhere">
                {t("edit.unlikeLine", { line, name, written })}
              </li>
            ))}
          </ul>
        </section>
      )}
      {edit.doubts && edit.doubts.length > 0 && (
        <section aria-label={t("edit.doubts", { count: edit.doubts.length })} className="text-small">
          <p>{t("edit.doubts", { count: edit.doubts.length })}</p>
          <ul className="mt-2 flex flex-col gap-1 text-ink2">
            {edit.doubts.map(({ line, name, text: written, asks }) => {
              const text = asks ? t("edit.doubtOfPeople", { names: written }) : written;
              return (
                <li key={`${line}-${name}-${text}`} className="wrap-anywhere">
                  {line === null
                    ? t("edit.doubtOfClip", { name, text })
                    : t("edit.doubtLine", { line, name, text })}
                </li>
              );
            })}
          </ul>
        </section>
      )}
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
            <p className="mt-2 text-ink2">
              {t(edit.format === "text" ? "edit.leftAside" : "edit.skippedHelp")}
            </p>
          )}
        </details>
      )}
    </div>
  );
}
