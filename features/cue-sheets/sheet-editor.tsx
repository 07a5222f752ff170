"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { Button } from "#/components/button/button.tsx";
import { showToast } from "#/components/toast/show-toast.ts";
import { CheckBar } from "./check-bar.tsx";
import { checkSheet, type Finding } from "./check-sheet.ts";
import { CueList } from "./cues/cue-list.tsx";
import { focusField } from "./cues/field-id.ts";
import { PrintedSheet } from "./files/printed-sheet.tsx";
import { usePrint } from "./files/use-print.ts";
import { ProgrammeForm } from "./programme-form.tsx";
import { dropDraft } from "./sheet-draft.ts";
import { useSheet } from "./sheet-store.ts";
import { SheetTools } from "./sheet-tools.tsx";
import { touchedFindings } from "./touched-findings.ts";
import { useKeepSheet } from "./use-keep-sheet.ts";
import { useTouchedFields } from "./use-touched-fields.ts";
import { useUndoKeys } from "./use-undo-keys.ts";

const EditImport = dynamic(() => import("./edit/edit-import.tsx").then((module) => module.EditImport), {
  ssr: false,
});

/** Fields that the line of a cue shows; all others are below it. */
const ON_LINE = new Set(["title", "reference", "use", "start", "end", "duration"]);

/**
 * The open sheet: its tools, what is missing, the programme, the cues. What is wrong is marked where the person has
 * been, and everywhere once they ask for the check or mean to hand the sheet in.
 */
export function SheetEditor({ project, onTakeOther }: { project: number; onTakeOther: () => void }) {
  const t = useTranslations("cueSheet");
  const sheet = useSheet((state) => state.sheet);
  const { state: keep, keepMine } = useKeepSheet();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const { box, touched } = useTouchedFields();
  const [isAsked, setAsked] = useState(false);
  const [isImporting, setImporting] = useState(false);
  const [said, announce] = useState("");
  const { printLang, print } = usePrint();
  useUndoKeys();
  const findings = useMemo(() => (sheet ? checkSheet(sheet.programme, sheet.cues) : []), [sheet]);
  const shown = useMemo(
    () => (isAsked ? findings : touchedFindings(findings, touched)),
    [isAsked, findings, touched],
  );
  if (!sheet) return null;
  const { programme, cues } = sheet;

  const toggle = (cue: string, open: boolean) =>
    setOpened((before) => {
      const after = new Set(before);
      if (open) after.add(cue);
      else after.delete(cue);
      return after;
    });
  const go = ({ cue, field }: Finding) => {
    setAsked(true);
    if (cue && !ON_LINE.has(field)) toggle(cue, true);
    requestAnimationFrame(() => focusField(cue, field));
  };

  return (
    <>
      <div ref={box} className="mt-6 flex flex-col gap-8 print:hidden">
        <SheetTools
          sheet={sheet}
          keep={keep}
          missing={findings.filter(({ level }) => level === "error").length}
          onEdit={() => setImporting(true)}
          onExport={() => setAsked(true)}
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
        <CheckBar findings={findings} cues={cues} isAsked={isAsked} onGo={go} />
        <section aria-labelledby="cue-sheet-programme-heading">
          <h2 id="cue-sheet-programme-heading" className="mb-4 text-h2">
            {t("programmeTitle")}
          </h2>
          <ProgrammeForm programme={programme} findings={shown.filter(({ cue }) => !cue)} />
        </section>
        <section aria-labelledby="cue-sheet-cues-heading">
          <h2 id="cue-sheet-cues-heading" className="mb-4 text-h2">
            {t("cues")}
          </h2>
          <CueList
            programme={programme}
            cues={cues}
            findings={shown}
            opened={opened}
            onToggle={toggle}
            announce={announce}
            onEdit={() => setImporting(true)}
          />
        </section>
        <p role="status" className="sr-only">
          {said}
        </p>
      </div>
      {isImporting && (
        <EditImport
          rate={programme.rate}
          onClose={(added) => {
            setImporting(false);
            if (added !== null) showToast({ message: t("edit.added", { count: added }), status: "success" });
          }}
        />
      )}
      {printLang && <PrintedSheet programme={programme} cues={cues} lang={printLang} />}
    </>
  );
}
