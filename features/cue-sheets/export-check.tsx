"use client";

import { ChevronRight } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { Button } from "#/components/button/button.tsx";
import { Dialog } from "#/components/dialog/dialog.tsx";
import type { Cue } from "#/contract/cue-sheet.ts";
import type { Finding } from "./check-sheet.ts";
import { useFindingText } from "./use-finding-text.ts";

/** Renders the errors of a sheet before its export: each leads to its row, and the person can export all the same. */
export function ExportCheck({
  name,
  findings,
  cues,
  onGo,
  onExport,
  onClose,
}: {
  /** Name of the export. */
  name: string;
  findings: readonly Finding[];
  cues: readonly Cue[];
  onGo: (finding: Finding) => void;
  onExport: () => void;
  onClose: () => void;
}) {
  const t = useTranslations("cueSheet");
  const textOf = useFindingText();
  const hasChosen = useRef(false);
  const rows = [undefined, ...cues].flatMap((cue, number) => {
    const found = findings.filter((one) => one.cue === cue?.id);
    return found.length > 0 ? [{ cue, number, found }] : [];
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      shape="wide"
      title={t("exportCheck.title", { count: findings.length })}
      description={t("exportCheck.text")}
      closeLabel={t("exportCheck.back")}
      // Leaves the focus on the field that the person chose.
      finalFocus={() => !hasChosen.current}
    >
      <ul className="border-ink border-t">
        {rows.map(({ cue, number, found: [first, ...others] }) => (
          <li key={cue?.id ?? "programme"} className="border-line border-b">
            <button
              type="button"
              onClick={() => {
                if (!first) return;
                hasChosen.current = true;
                onClose();
                onGo(first);
              }}
              className="grid w-full grid-cols-[32px_minmax(0,1fr)_18px] items-center gap-x-2 py-2.5 text-left hover:bg-hover"
            >
              <span aria-hidden="true" className="text-ink3 text-small tabular-nums">
                {cue && number}
              </span>
              <span className="min-w-0">
                <span className="block font-semibold text-body wrap-anywhere">
                  {cue
                    ? t("cueName", { number, title: cue.title || t("untitled", { number }) })
                    : t("programmeTitle")}
                </span>
                <span className="block text-small text-error">
                  {[first, ...others].flatMap((one) => (one ? [textOf(one)] : [])).join(" · ")}
                </span>
              </span>
              <ChevronRight aria-hidden="true" size={17} className="text-ink3" />
            </button>
          </li>
        ))}
      </ul>
      <div className="sticky bottom-0 -mx-5 -mb-5 flex flex-wrap gap-3 border-line border-t bg-bg px-5 py-4">
        <Button onClick={onClose}>{t("exportCheck.back")}</Button>
        <Button
          kind="secondary"
          onClick={() => {
            onClose();
            onExport();
          }}
        >
          {t("exportCheck.anyway", { name })}
        </Button>
      </div>
    </Dialog>
  );
}
