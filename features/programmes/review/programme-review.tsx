"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import { UndoButtons } from "#/components/button/undo-buttons.tsx";
import { Notice } from "#/components/notice/notice.tsx";
import type { Id } from "#/contract/hydra.ts";
import { formatDuration } from "#/features/player/duration.ts";
import { useListening } from "../listening/listening-store.ts";
import { type HeardProgramme, useProgramme } from "../programme-store.ts";
import { ProgrammeStrip } from "./programme-strip.tsx";
import { redoReview, undoReview } from "./review-uses.ts";
import { ToSheet } from "./to-sheet.tsx";
import { UseList } from "./use-list.tsx";
import { useUsedMusic } from "./use-used-music.ts";

/** Renders the uses found in a programme: its strip, the list to play and judge them, and the transfer to the sheet. */
export function ProgrammeReview({ heard, asked }: { heard: HeardProgramme; asked: Id | null }) {
  const t = useTranslations("programme");
  const uses = useProgramme((state) => state.uses);
  const canUndo = useProgramme(({ past }) => past.length > 0);
  const canRedo = useProgramme(({ future }) => future.length > 0);
  const failed = useListening((state) => state.failed);
  const music = useUsedMusic(uses);
  const list = useRef<HTMLOListElement>(null);
  const sure = uses.filter(({ certainty }) => certainty === "sure").length;
  const goTo = (id: string) =>
    list.current?.querySelector<HTMLElement>(`[data-use="${id}"] [data-listen]`)?.focus();
  const cut = heard.cutFrom !== null && (
    <p className="mb-6 max-w-[72ch] border border-ink px-5 py-4 text-body">
      {t("cut", { end: formatDuration(heard.seconds), declared: formatDuration(heard.cutFrom) })}
    </p>
  );
  if (uses.length === 0)
    return (
      <div className="mt-10">
        {cut}
        <Notice title={t("nothingTitle")} text={t("nothingText")} />
      </div>
    );
  return (
    <>
      <div className="mt-10">
        {cut}
        <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
          <div>
            <h2 className="text-h2">{t("found", { count: uses.length })}</h2>
            <p className="mt-1 text-ink2 text-small">
              {t("certainties", { sure, likely: uses.length - sure })}
            </p>
          </div>
          <div className="flex gap-2">
            <UndoButtons
              undo={{ label: t("undo"), can: canUndo, run: undoReview }}
              redo={{ label: t("redo"), can: canRedo, run: redoReview }}
            />
          </div>
        </div>
        <ProgrammeStrip heard={heard} uses={uses} soundOf={music.soundOf} onGo={goTo} />
        <UseList ref={list} uses={uses} music={music} />
        <div role="alert">
          {failed && (
            <p className="mt-3 text-body text-error">
              {t(failed === "programme" ? "noProgramme" : "noTrack")}
            </p>
          )}
        </div>
        <p className="mt-4 max-w-[96ch] text-ink3 text-small">{t("keys")}</p>
      </div>
      <ToSheet heard={heard} uses={uses} music={music} asked={asked} />
    </>
  );
}
