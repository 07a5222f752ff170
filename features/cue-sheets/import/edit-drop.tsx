"use client";

import { FileUp } from "lucide-react";
import { useTranslations } from "next-intl";
import { FileButton } from "#/components/button/file-button.tsx";
import { useFileDrop } from "#/components/button/use-file-drop.ts";

/** Name of the file with the edit inside a bundle of Final Cut Pro (`.fcpxmld`). */
const FILE_IN_BUNDLE = "Info.fcpxml";

/** Renders an area to drop or choose an edit. The browser reads it and sends it nowhere. */
export function EditDrop({
  isBusy,
  isRead,
  failure,
  onFile,
}: {
  isBusy: boolean;
  /** Whether an edit has been read; the area is then smaller on phones, to leave space for the uses. */
  isRead: boolean;
  failure: string | null;
  onFile: (file: File) => void;
}) {
  const t = useTranslations("cueSheet.edit");
  const { isOver, dropHandlers } = useFileDrop(onFile, FILE_IN_BUNDLE);

  return (
    <section
      aria-label={t("drop")}
      {...dropHandlers}
      className={`flex flex-wrap items-center gap-4 border border-dashed px-5 ${isRead ? "py-5 max-md:py-2" : "py-5"} ${isOver ? "border-ink bg-hover" : "border-line2"}`}
    >
      <FileButton
        label={t(isBusy ? "reading" : "choose")}
        accept=".edl,.xml,.fcpxml,.txt,.tsv,.csv,.tab,.xlsx,.xlsm,.eml,.md"
        isBusy={isBusy}
        onFile={onFile}
      >
        <FileUp aria-hidden="true" size={17} />
      </FileButton>
      <p className={`text-ink2 text-small ${isRead ? "max-md:hidden" : ""}`}>{t("formats")}</p>
      {failure && (
        <p role="alert" className="basis-full text-error text-small">
          {failure}
        </p>
      )}
    </section>
  );
}
