"use client";

import { FileUp } from "lucide-react";
import { useTranslations } from "next-intl";
import { FileButton } from "#/components/button/file-button.tsx";
import { useFileDrop } from "#/components/button/use-file-drop.ts";
import type { FileText } from "../edit/read-edit.ts";
import { useFailureText } from "./use-failure-text.ts";

/** Name of the file with the edit inside a bundle of Final Cut Pro (`.fcpxmld`). */
const FILE_IN_BUNDLE = "Info.fcpxml";

/** Renders an area to drop or choose an edit. The browser reads its text and sends it nowhere. */
export function EditDrop({
  isBusy,
  isRead,
  failure,
  onTexts,
  onFailure,
}: {
  isBusy: boolean;
  /** Whether an edit has been read; the area is then smaller on phones, to leave space for the uses. */
  isRead: boolean;
  failure: string | null;
  onTexts: (texts: readonly [FileText, ...FileText[]]) => void;
  onFailure: (text: string) => void;
}) {
  const t = useTranslations("cueSheet.edit");
  const failureText = useFailureText();
  const { isOver, dropHandlers } = useFileDrop((file) => void read(file), FILE_IN_BUNDLE);

  async function read(file: File) {
    try {
      const { textsOfFile } = await import("../edit/read-edit.ts");
      onTexts(await textsOfFile(file));
    } catch (error) {
      onFailure(failureText(error));
    }
  }

  return (
    <section
      aria-label={t("drop")}
      {...dropHandlers}
      className={`flex flex-wrap items-center gap-4 border border-dashed px-5 ${isRead ? "py-5 max-md:py-2" : "py-5"} ${isOver ? "border-ink bg-hover" : "border-line2"}`}
    >
      <FileButton
        label={t(isBusy ? "reading" : "choose")}
        accept=".edl,.xml,.fcpxml,.txt,.tsv,.csv,.tab"
        disabled={isBusy}
        onFile={(file) => void read(file)}
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
