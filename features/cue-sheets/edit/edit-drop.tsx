"use client";

import { FileUp } from "lucide-react";
import { useTranslations } from "next-intl";
import { FileButton } from "#/components/button/file-button.tsx";
import { useFileDrop } from "#/components/button/use-file-drop.ts";
import { useFailureText } from "./use-failure-text.ts";

const HELP = ["off", "inside", "times"] as const;

/** Where an edit is dropped or chosen; its text is read here and goes nowhere. */
export function EditDrop({
  isBusy,
  failure,
  onText,
  onFailure,
}: {
  isBusy: boolean;
  failure: string | null;
  onText: (text: string) => void;
  onFailure: (text: string) => void;
}) {
  const t = useTranslations("cueSheet.edit");
  const failureText = useFailureText();
  const { isOver, dropHandlers } = useFileDrop((file) => void read(file));

  async function read(file: File) {
    try {
      const { textOfFile } = await import("./read-edit.ts");
      onText(await textOfFile(file));
    } catch (error) {
      onFailure(failureText(error));
    }
  }

  return (
    <section
      aria-label={t("drop")}
      {...dropHandlers}
      className={`flex flex-wrap items-center gap-4 border border-dashed px-5 py-5 ${isOver ? "border-ink bg-hover" : "border-line2"}`}
    >
      <FileButton
        label={t(isBusy ? "reading" : "choose")}
        accept=".edl,.xml,.fcpxml,.txt,.tsv,.csv,.tab"
        disabled={isBusy}
        onFile={(file) => void read(file)}
      >
        <FileUp aria-hidden="true" size={17} />
      </FileButton>
      <p className="text-ink2 text-small">{t("formats")}</p>
      <details className="basis-full text-small">
        <summary className="cursor-pointer text-ink2">{t("help.title")}</summary>
        <ul className="mt-2 flex list-disc flex-col gap-1 pl-5 text-ink2">
          {HELP.map((part) => (
            <li key={part}>{t(`help.${part}`)}</li>
          ))}
        </ul>
      </details>
      {failure && (
        <p role="alert" className="basis-full text-error text-small">
          {failure}
        </p>
      )}
    </section>
  );
}
