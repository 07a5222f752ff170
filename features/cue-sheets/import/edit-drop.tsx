"use client";

import { FileUp } from "lucide-react";
import { useTranslations } from "next-intl";
import { FileButton } from "#/components/button/file-button.tsx";
import { useFileDrop } from "#/components/button/use-file-drop.ts";
import type { FileText } from "../edit/read-edit.ts";
import { useFailureText } from "./use-failure-text.ts";

/** The file inside Final Cut Pro's bundles (`.fcpxmld`) that contains the edit. */
const BUNDLED = "Info.fcpxml";

/** Renders an area to drop or choose an edit; its text is read on this device and sent nowhere. */
export function EditDrop({
  isBusy,
  isRead,
  failure,
  onTexts,
  onFailure,
}: {
  isBusy: boolean;
  /** Whether an edit has been read: on a phone its uses then take the space. */
  isRead: boolean;
  failure: string | null;
  onTexts: (texts: readonly [FileText, ...FileText[]]) => void;
  onFailure: (text: string) => void;
}) {
  const t = useTranslations("cueSheet.edit");
  const failureText = useFailureText();
  const { isOver, dropHandlers } = useFileDrop((file) => void read(file), BUNDLED);

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
