"use client";

import { FileDown, FileSpreadsheet, Film, Printer, Redo2, Undo2, Upload } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useRef } from "react";
import { ActionMenu } from "#/components/action-menu/action-menu.tsx";
import { IconButton } from "#/components/button/icon-button.tsx";
import { FileInput } from "#/components/form/file-input.tsx";
import { showToast } from "#/components/toast/show-toast.ts";
import { saveFile } from "#/lib/private-file.ts";
import { KNOWN_WORDS, wordOfOrigin, wordOfUse, wordOfVersion } from "./cues/cue-words.ts";
import { sheetRows } from "./files/sheet-rows.ts";
import { editSheet, redo, type Sheet, undo, useSheet } from "./sheet-store.ts";
import type { KeepState } from "./use-keep-sheet.ts";

/**
 * What is done with the sheet as a whole: back and forth, in from an edit or a file, out as a file or on paper. What goes
 * out is checked: `onExport` tells that somebody means to hand it in.
 */
export function SheetTools({
  sheet,
  keep,
  missing,
  onEdit,
  onExport,
  onPrint,
}: {
  sheet: Sheet;
  keep: KeepState;
  /** Points that the sheet would be sent back for. */
  missing: number;
  onEdit: () => void;
  onExport: () => void;
  onPrint: (lang: "fr" | "en") => void;
}) {
  const t = useTranslations("cueSheet");
  const lang = useLocale();
  const csvField = useRef<HTMLInputElement>(null);
  const canUndo = useSheet(({ past }) => past.length > 0);
  const canRedo = useSheet(({ future }) => future.length > 0);
  const rows = () =>
    sheetRows(sheet.programme, sheet.cues, {
      use: (use) => wordOfUse(use, lang),
      origin: (origin) => wordOfOrigin(origin, lang),
      version: (label) => wordOfVersion(label, lang),
    });
  const name = (extension: string) => `${fileNameOf(sheet.programme.title) || "cue-sheet"}.${extension}`;

  async function saveCsv() {
    const { csvOf } = await import("./files/sheet-csv.ts");
    save(new Blob([csvOf(rows(), lang)], { type: "text/csv;charset=utf-8" }), name("csv"));
  }
  async function saveXlsx() {
    const { xlsxOf } = await import("./files/sheet-xlsx.ts");
    save(await xlsxOf(rows(), lang), name("xlsx"));
  }
  function save(blob: Blob, file: string) {
    saveFile({ blob, name: file });
    onExport();
    showToast({
      message: t("exported", { file, missing }),
      status: missing > 0 ? "warning" : "success",
    });
  }
  function print(one: "fr" | "en") {
    onExport();
    onPrint(one);
  }
  async function readCsv(file: File) {
    try {
      const { sheetOfCsv } = await import("./files/sheet-csv.ts");
      const read = sheetOfCsv(await file.text(), KNOWN_WORDS);
      editSheet("csv", () => read);
      showToast({ message: t("csvRead", { count: read.cues.length }), status: "success" });
    } catch {
      showToast({ message: t("csvRefused"), status: "error" });
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-2">
      <IconButton label={t("undo")} disabled={!canUndo} onClick={undo} aria-keyshortcuts="Control+Z Meta+Z">
        <Undo2 aria-hidden="true" size={18} />
      </IconButton>
      <IconButton
        label={t("redo")}
        disabled={!canRedo}
        onClick={redo}
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
      >
        <Redo2 aria-hidden="true" size={18} />
      </IconButton>
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
            { key: "csv", Sign: Upload, label: t("readCsv"), act: () => csvField.current?.click() },
          ]}
        />
        <ActionMenu
          label={t("export")}
          size={36}
          entries={[
            { key: "csv", Sign: FileDown, label: "CSV", act: () => void saveCsv() },
            { key: "xlsx", Sign: FileSpreadsheet, label: "Excel", act: () => void saveXlsx() },
            { key: "fr", Sign: Printer, label: t("printFrench"), act: () => print("fr") },
            { key: "en", Sign: Printer, label: t("printEnglish"), act: () => print("en") },
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

/** Safe on every system: letters and figures without their accents. */
const fileNameOf = (title: string) =>
  title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 80);
