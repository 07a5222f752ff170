"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { Button } from "#/components/button/button.tsx";
import { showToast } from "#/components/toast/show-toast.ts";
import { checkSheet, type Finding } from "./check-sheet.ts";
import { CueList } from "./cues/cue-list.tsx";
import { focusField } from "./cues/field-id.ts";
import { PrintedSheet } from "./files/printed-sheet.tsx";
import { usePrint } from "./files/use-print.ts";
import { FindingsPanel } from "./findings-panel.tsx";
import { ProgrammeForm } from "./programme-form.tsx";
import { dropDraft } from "./sheet-draft.ts";
import { useSheet } from "./sheet-store.ts";
import { SheetTools } from "./sheet-tools.tsx";
import { useKeepSheet } from "./use-keep-sheet.ts";
import { useUndoKeys } from "./use-undo-keys.ts";

const EditImport = dynamic(() => import("./edit/edit-import.tsx").then((module) => module.EditImport), {
  ssr: false,
});

/** The open sheet: its tools, what is missing, the programme, the cues. */
export function SheetEditor({ project, onTakeOther }: { project: number; onTakeOther: () => void }) {
  const t = useTranslations("cueSheet");
  const sheet = useSheet((state) => state.sheet);
  const { state: keep, keepMine } = useKeepSheet();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [isImporting, setImporting] = useState(false);
  const [said, announce] = useState("");
  const { printLang, print } = usePrint();
  useUndoKeys();
  const findings = useMemo(() => (sheet ? checkSheet(sheet.programme, sheet.cues) : []), [sheet]);
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
    if (cue) toggle(cue, true);
    requestAnimationFrame(() => focusField(cue, field));
  };

  return (
    <>
      <div className="mt-6 flex flex-col gap-8 print:hidden">
        <SheetTools sheet={sheet} keep={keep} onEdit={() => setImporting(true)} onPrint={print} />
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
        <FindingsPanel findings={findings} cues={cues} onGo={go} />
        <section aria-labelledby="cue-sheet-programme-heading">
          <h2 id="cue-sheet-programme-heading" className="mb-4 text-h2">
            {t("programmeTitle")}
          </h2>
          <ProgrammeForm programme={programme} findings={findings} />
        </section>
        <section aria-labelledby="cue-sheet-cues-heading">
          <h2 id="cue-sheet-cues-heading" className="mb-4 text-h2">
            {t("cues")}
          </h2>
          <CueList
            programme={programme}
            cues={cues}
            findings={findings}
            opened={opened}
            onToggle={toggle}
            announce={announce}
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
