"use client";

import { FileDown, FileSpreadsheet, Film, Printer, Redo2, Undo2, Upload } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { Button } from "#/components/button/button.tsx";
import { IconButton } from "#/components/button/icon-button.tsx";
import { showToast } from "#/components/toast/show-toast.ts";
import { saveFile } from "#/lib/private-file.ts";
import { KNOWN_WORDS, wordOfOrigin, wordOfUse } from "./cues/cue-words.ts";
import { FileButton } from "./file-button.tsx";
import { sheetRows } from "./files/sheet-rows.ts";
import { editSheet, redo, type Sheet, undo, useSheet } from "./sheet-store.ts";
import type { KeepState } from "./use-keep-sheet.ts";

/** What is done with the sheet as a whole: back and forth, from an edit, in and out as files, on paper. */
export function SheetTools({
  sheet,
  keep,
  onEdit,
  onPrint,
}: {
  sheet: Sheet;
  keep: KeepState;
  onEdit: () => void;
  onPrint: (lang: "fr" | "en") => void;
}) {
  const t = useTranslations("cueSheet");
  const lang = useLocale();
  const canUndo = useSheet(({ past }) => past.length > 0);
  const canRedo = useSheet(({ future }) => future.length > 0);
  const rows = () =>
    sheetRows(sheet.programme, sheet.cues, {
      use: (use) => wordOfUse(use, lang),
      origin: (origin) => wordOfOrigin(origin, lang),
    });
  const name = (extension: string) => `${fileNameOf(sheet.programme.title) || "cue-sheet"}.${extension}`;

  async function saveCsv() {
    const { csvOf } = await import("./files/sheet-csv.ts");
    saveFile({
      blob: new Blob([csvOf(rows(), lang)], { type: "text/csv;charset=utf-8" }),
      name: name("csv"),
    });
  }
  async function saveXlsx() {
    const { xlsxOf } = await import("./files/sheet-xlsx.ts");
    saveFile({ blob: await xlsxOf(rows(), lang), name: name("xlsx") });
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
      <span className="grow" />
      <Button kind="primary" size={36} onClick={onEdit}>
        <Film aria-hidden="true" size={16} />
        {t("fromEdit")}
      </Button>
      <FileButton label={t("readCsv")} accept=".csv,text/csv" size={36} onFile={(file) => void readCsv(file)}>
        <Upload aria-hidden="true" size={16} />
        {t("readCsv")}
      </FileButton>
      <Button kind="secondary" size={36} onClick={saveCsv}>
        <FileDown aria-hidden="true" size={16} />
        CSV
      </Button>
      <Button kind="secondary" size={36} onClick={saveXlsx}>
        <FileSpreadsheet aria-hidden="true" size={16} />
        Excel
      </Button>
      {(["fr", "en"] as const).map((one) => (
        <Button key={one} kind="secondary" size={36} onClick={() => onPrint(one)}>
          <Printer aria-hidden="true" size={16} />
          {t(one === "fr" ? "printFrench" : "printEnglish")}
        </Button>
      ))}
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
