"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { Button } from "#/components/button/button.tsx";
import type { Id } from "#/contract/hydra.ts";
import { CheckBar } from "./check-bar.tsx";
import { checkSheet, type Finding } from "./check-sheet.ts";
import { focusField } from "./cues/field-id.ts";
import { PrintedSheet } from "./files/printed-sheet.tsx";
import { usePrint } from "./files/use-print.ts";
import { useTakeHeard } from "./heard/use-take-heard.ts";
import { clearIncomingEdit, useIncomingEdit } from "./incoming-edit.ts";
import { ProgrammeForm } from "./programme-form.tsx";
import { CueList } from "./rows/cue-list.tsx";
import { dropDraft } from "./sheet-draft.ts";
import { useSheet } from "./sheet-store.ts";
import { SheetTools } from "./sheet-tools.tsx";
import { touchedFindings } from "./touched-findings.ts";
import { useCompleteImport } from "./use-complete-import.ts";
import { useFollowProject } from "./use-follow-project.ts";
import { useKeepSheet } from "./use-keep-sheet.ts";
import { useTouchedFields } from "./use-touched-fields.ts";
import { useUndoKeys } from "./use-undo-keys.ts";

const EditImport = dynamic(() => import("./import/edit-import.tsx").then((module) => module.EditImport), {
  ssr: false,
});

const ExportCheck = dynamic(() => import("./export-check.tsx").then((module) => module.ExportCheck), {
  ssr: false,
});

/** Fields on the line of a cue; the others are in its details. */
const FIELDS_ON_LINE = new Set(["title", "reference", "use", "start", "end", "duration"]);

/**
 * Renders the open sheet: tools, findings, programme, cues. Findings appear at the fields that the person has left, and
 * everywhere after a review or an attempt to export the sheet.
 */
export function SheetEditor({
  project,
  hasFilm,
  onTakeOther,
}: {
  project: Id;
  /** Whether the film strip is above the sheet: it replaces the timeline, and the programme's data start collapsed. */
  hasFilm: boolean;
  onTakeOther: () => void;
}) {
  const t = useTranslations("cueSheet");
  const sheet = useSheet((state) => state.sheet);
  const { state: keep, keepMine } = useKeepSheet();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const { box, touched } = useTouchedFields();
  const [isReviewing, setReviewing] = useState(false);
  const [isImporting, setImporting] = useState(false);
  const [isProgrammeOpen, setProgrammeOpen] = useState(!hasFilm);
  const incoming = useIncomingEdit(({ file }) => file);
  /** Export that waits until the person has seen the errors. */
  const [pendingExport, setPendingExport] = useState<{ name: string; go: () => void } | null>(null);
  const [announcement, announce] = useState("");
  const { printLang, print } = usePrint();
  const completeImport = useCompleteImport(project);
  useUndoKeys();
  useFollowProject();
  useTakeHeard(project, completeImport);
  const findings = useMemo(() => (sheet ? checkSheet(sheet.programme, sheet.cues) : []), [sheet]);
  const shown = useMemo(
    () => (isReviewing ? findings : touchedFindings(findings, touched)),
    [isReviewing, findings, touched],
  );
  const errors = findings.filter(({ level }) => level === "error");
  if (!sheet) return null;
  const { programme, cues } = sheet;
  // Below a film strip the sheet has an h2 of its own.
  const Heading = hasFilm ? "h3" : "h2";

  const toggle = (cue: string, open: boolean) =>
    setOpened((before) => {
      const after = new Set(before);
      if (open) after.add(cue);
      else after.delete(cue);
      return after;
    });
  const go = ({ cue, field }: Finding) => {
    setReviewing(true);
    if (cue && !FIELDS_ON_LINE.has(field)) toggle(cue, true);
    if (!cue && field !== "cues") setProgrammeOpen(true);
    requestAnimationFrame(() => focusField(cue, field));
  };

  return (
    <>
      <div ref={box} className="mt-6 flex flex-col gap-8 print:hidden">
        <SheetTools
          sheet={sheet}
          keep={keep}
          missing={errors.length}
          hasFilm={hasFilm}
          onEdit={() => setImporting(true)}
          onExport={(name, send) => {
            setReviewing(true);
            if (errors.length > 0) setPendingExport({ name, go: send });
            else send();
          }}
          onPrint={print}
        />
        {keep === "conflict" && (
          <div role="alert" className="flex flex-wrap items-center gap-3 border border-ink px-5 py-4">
            <p className="grow text-body">{t("conflict")}</p>
            <Button size={36} onClick={keepMine}>
              {t("keepMine")}
            </Button>
            <Button
              kind="secondary"
              size={36}
              onClick={() => {
                dropDraft(project);
                onTakeOther();
              }}
            >
              {t("takeOther")}
            </Button>
          </div>
        )}
        <CheckBar findings={findings} cues={cues} isReviewing={isReviewing} onGo={go} />
        <section aria-labelledby="cue-sheet-programme-heading">
          <details
            open={isProgrammeOpen}
            onToggle={({ currentTarget }) => setProgrammeOpen(currentTarget.open)}
          >
            <summary>
              <Heading id="cue-sheet-programme-heading" className="inline text-h2">
                {t("programmeTitle")}
              </Heading>
            </summary>
            <div className="mt-4">
              <ProgrammeForm programme={programme} findings={shown.filter(({ cue }) => !cue)} />
            </div>
          </details>
        </section>
        <section aria-labelledby="cue-sheet-cues-heading">
          <Heading id="cue-sheet-cues-heading" className="mb-4 text-h2">
            {t("cues")}
          </Heading>
          <CueList
            programme={programme}
            cues={cues}
            hasTimeline={!hasFilm}
            findings={shown}
            opened={opened}
            onToggle={toggle}
            announce={announce}
            onEdit={() => setImporting(true)}
          />
        </section>
        <p role="status" className="sr-only">
          {announcement}
        </p>
      </div>
      {(isImporting || incoming) && (
        <EditImport
          project={project}
          rate={programme.rate}
          file={incoming}
          onClose={(completed) => {
            setImporting(false);
            clearIncomingEdit();
            if (completed) completeImport(completed);
          }}
        />
      )}
      {pendingExport && (
        <ExportCheck
          name={pendingExport.name}
          findings={errors}
          cues={cues}
          onGo={go}
          onExport={pendingExport.go}
          onClose={() => setPendingExport(null)}
        />
      )}
      {printLang && <PrintedSheet programme={programme} cues={cues} lang={printLang} />}
    </>
  );
}
