"use client";

import { Clapperboard, Ear, FileDown, FileSpreadsheet, Film, Printer, Upload } from "lucide-react";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useRef } from "react";
import { ActionMenu } from "#/components/action-menu/action-menu.tsx";
import { FileInput } from "#/components/button/file-input.tsx";
import { UndoButtons } from "#/components/button/undo-buttons.tsx";
import { showToast } from "#/components/toast/show-toast.ts";
import { wordOfVersion } from "#/contract/version-words.ts";
import { saveFile } from "#/lib/api/fetch-file.ts";
import { hrefPath } from "#/lib/i18n/href.ts";
import { VALUES_BY_NAME, wordOfOrigin, wordOfUse } from "./files/cue-words.ts";
import { fileNameOf } from "./files/file-name-of.ts";
import { laidMusic } from "./files/laid-music.ts";
import { deliveredFormat, saveEditList } from "./files/save-edit-list.ts";
import { sheetRows } from "./files/sheet-rows.ts";
import { editSheet, redo, type Sheet, undo, useSheet } from "./sheet-store.ts";
import type { KeepState } from "./use-keep-sheet.ts";

/**
 * Renders the actions on the whole sheet: undo and redo, import of an edit or a file, export as a file or on paper.
 * Declarations are exported through `onExport`, which warns of errors first; edit lists are saved directly.
 */
export function SheetTools({
  sheet,
  keep,
  missing,
  hasFilm,
  onEdit,
  onExport,
  onPrint,
}: {
  sheet: Sheet;
  keep: KeepState;
  /** Number of errors in the sheet. */
  missing: number;
  /** Whether the sheet is on a page with a film strip, where the undo buttons have to name the sheet. */
  hasFilm: boolean;
  onEdit: () => void;
  onExport: (name: string, go: () => void) => void;
  onPrint: (lang: "fr" | "en") => void;
}) {
  const t = useTranslations("cueSheet");
  const lang = useLocale();
  const csvField = useRef<HTMLInputElement>(null);
  const router = useRouter();
  const project = useSheet((state) => state.project);
  const toProgramme = hrefPath(
    { pathname: "/user/projects/programme", query: { project: project ?? undefined } },
    lang,
  );
  const canUndo = useSheet(({ past }) => past.length > 0);
  const canRedo = useSheet(({ future }) => future.length > 0);
  const rows = () =>
    sheetRows(sheet.programme, sheet.cues, {
      use: (use) => wordOfUse(use, lang),
      origin: (origin) => wordOfOrigin(origin, lang),
      version: (label) => wordOfVersion(label, lang),
    });
  const name = fileNameOf(sheet.programme.title) || t("fileName");

  async function saveCsv() {
    const { csvOf } = await import("./files/sheet-csv.ts");
    save(new Blob([csvOf(rows(), lang)], { type: "text/csv;charset=utf-8" }), `${name}.csv`);
  }
  async function saveXlsx() {
    const { xlsxOf } = await import("./files/sheet-xlsx.ts");
    save(await xlsxOf(rows(), lang), `${name}.xlsx`);
  }
  function save(blob: Blob, file: string) {
    saveFile({ blob, name: file });
    showToast({
      message: t("exported", { file, missing }),
      status: missing > 0 ? "warning" : "success",
    });
  }
  async function saveList(kind: "edl" | "fcpxml") {
    const format = project === null ? "mp3" : await deliveredFormat(project);
    const placed = laidMusic(sheet.cues, {
      untitled: (number) => t("untitled", { number }),
      version: (label) => wordOfVersion(label, lang),
      format,
    });
    if (placed.length === 0) return showToast({ message: t("editEmpty"), status: "error" });
    const list = t("editFile", { name });
    const file = `${list}.${kind}`;
    await saveEditList(kind, file, sheet.programme, placed);
    const left = sheet.cues.length - placed.length;
    showToast({
      message: t("editExported", {
        file,
        count: placed.length,
        left,
        format: format === "wav" ? "WAV" : "MP3",
      }),
      status: left > 0 ? "warning" : "success",
    });
  }
  async function readCsv(file: File) {
    try {
      const { sheetOfCsv } = await import("./files/sheet-csv.ts");
      const read = sheetOfCsv(await file.text(), VALUES_BY_NAME);
      editSheet("csv", () => read);
      showToast({ message: t("csvRead", { count: read.cues.length }), status: "success" });
    } catch {
      showToast({ message: t("csvRefused"), status: "error" });
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-2">
      <UndoButtons
        undo={{ label: t(hasFilm ? "undoSheet" : "undo"), can: canUndo, run: undo }}
        redo={{ label: t(hasFilm ? "redoSheet" : "redo"), can: canRedo, run: redo }}
      />
      <p role="status" className="min-w-[10ch] px-1 text-ink3 text-small">
        {t(`keep.${keep}`)}
      </p>
      <div className="flex gap-2 max-md:basis-full max-md:*:flex-1 md:ml-auto">
        <ActionMenu
          label={t("import")}
          kind="secondary"
          size={36}
          entries={[
            { key: "edit", Sign: Film, label: t("fromEdit"), act: onEdit },
            { key: "heard", Sign: Ear, label: t("fromProgramme"), act: () => router.push(toProgramme) },
            { key: "csv", Sign: Upload, label: t("readCsv"), act: () => csvField.current?.click() },
          ]}
        />
        <ActionMenu
          label={t("export")}
          size={36}
          entries={[
            { key: "csv", Sign: FileDown, label: "CSV", act: () => onExport("CSV", () => void saveCsv()) },
            {
              key: "xlsx",
              Sign: FileSpreadsheet,
              label: "Excel",
              act: () => onExport("Excel", () => void saveXlsx()),
            },
            {
              key: "edl",
              Sign: Clapperboard,
              label: t("editList", { kind: "EDL" }),
              act: () => void saveList("edl"),
            },
            {
              key: "fcpxml",
              Sign: Clapperboard,
              label: t("editList", { kind: "FCPXML" }),
              act: () => void saveList("fcpxml"),
            },
            {
              key: "fr",
              Sign: Printer,
              label: t("printFrench"),
              act: () => onExport(t("printFrench"), () => onPrint("fr")),
            },
            {
              key: "en",
              Sign: Printer,
              label: t("printEnglish"),
              act: () => onExport(t("printEnglish"), () => onPrint("en")),
            },
          ]}
        />
      </div>
      <FileInput
        ref={csvField}
        label={t("readCsv")}
        accept=".csv,text/csv"
        onFile={(file) => void readCsv(file)}
      />
    </div>
  );
}
