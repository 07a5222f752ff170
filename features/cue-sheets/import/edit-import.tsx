"use client";

import { useLocale, useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { Dialog } from "#/components/dialog/dialog.tsx";
import type { FrameRateName } from "#/contract/frame-rates.ts";
import type { Id } from "#/contract/hydra.ts";
import { takeEdit } from "../cues/edit-cues.ts";
import { cuesOf, withDecision } from "../edit/decisions.ts";
import { sheetWithEdit } from "../edit/sheet-with-edit.ts";
import { rateText } from "../rate-text.ts";
import { useSheet } from "../sheet-store.ts";
import { nameOfRate } from "../time/timecode.ts";
import type { CompletedImport } from "../use-complete-import.ts";
import { EditBar } from "./edit-bar.tsx";
import { EditDrop } from "./edit-drop.tsx";
import { EditHelp } from "./edit-help.tsx";
import { EditLeft } from "./edit-left.tsx";
import { EditUses } from "./edit-uses.tsx";
import { useReadEdit } from "./use-read-edit.ts";

const NO_ROWS: ReadonlySet<string> = new Set();

/** Renders the dialog that reads an edit into the sheet: its music is matched, and rows get their places from it. */
export function EditImport({
  project,
  rate,
  file = null,
  onClose,
}: {
  project: Id;
  rate: FrameRateName;
  /** An edit that was dropped earlier. */
  file?: File | null;
  onClose: (completed: CompletedImport | null) => void;
}) {
  const t = useTranslations("cueSheet");
  const lang = useLocale();
  const sheet = useSheet((store) => store.sheet);
  /** Ids of the rows without a place in the edit that the person removes. */
  const [removedIds, setRemovedIds] = useState(NO_ROWS);
  /** Whether the person wants the recordings that the project lacks; null until they choose. */
  const [wished, setWished] = useState<boolean | null>(null);
  const { read, setRead, isBusy, failure, readFile, readAgain } = useReadEdit({
    rate,
    file,
    // Asks again, since added recordings appear on the project's share pages.
    onOther: () => setWished(null),
  });
  const uses = useMemo(() => (read ? cuesOf(read) : []), [read]);
  const merge = useMemo(
    () => read && sheet && sheetWithEdit(sheet, uses, read.edit, removedIds),
    [read, sheet, uses, removedIds],
  );

  /** Message that the sheet takes the edit's rate, or that the edit is converted to the sheet's; empty when they agree. */
  function recountedText(edit: FrameRateName, kept: FrameRateName): string {
    if (edit === rate) return "";
    const rates = { sheet: rateText(rate, lang), edit: rateText(edit, lang) };
    return t(kept === edit ? "edit.recounted" : "edit.converted", rates);
  }

  const removed = merge?.left.filter(({ id }) => removedIds.has(id)).length ?? 0;
  const recounted = read && merge ? recountedText(nameOfRate(read.edit.countingRate), merge.rate) : "";
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose(null)}
      shape="wide"
      title={t("edit.title")}
      description={t("edit.text")}
      closeLabel={t("edit.cancel")}
    >
      <EditDrop isBusy={isBusy} isRead={read !== null} failure={failure} onFile={readFile} />
      {/* After an edit is read, the help follows below, so that it does not push the uses down. */}
      {!read && <EditHelp />}
      {/* Always present, since not all screen readers announce a live region that appears together with its text. */}
      <p role="status" className="text-body">
        {isBusy && <span className="sr-only">{t("edit.reading")}</span>}
        {read &&
          !isBusy &&
          t("edit.found", {
            uses: read.decisions.length,
            other: read.decisions.filter(({ isMusic, use }) => !isMusic && !use.isOff).length,
            off: read.decisions.filter(({ use }) => use.isOff).length,
            matched: read.decisions.filter(({ chosen }) => chosen !== null).length,
            title: read.edit.title || t("edit.untitled"),
          })}
      </p>
      {read && (
        <>
          <EditUses
            read={read}
            onAgain={(change) => readAgain(read, change)}
            onDecide={(id, change, known = []) =>
              setRead((before) => before && withDecision(before, id, change, known))
            }
          />
          <EditHelp />
          {merge && merge.left.length > 0 && (
            <EditLeft cues={merge.left} removedIds={removedIds} onRemovedIds={setRemovedIds} />
          )}
          {sheet && merge && (
            <EditBar
              project={project}
              uses={uses}
              before={sheet.cues}
              merge={merge}
              removed={removed}
              recounted={recounted}
              wished={wished}
              onWish={setWished}
              onTake={(items) => {
                takeEdit(merge);
                const { filled, added } = merge;
                const outcome = t("edit.outcome", { filled, added, removed });
                onClose({ from: "edit", outcome: recounted ? `${outcome} ${recounted}` : outcome, items });
              }}
              onClose={() => onClose(null)}
            />
          )}
        </>
      )}
    </Dialog>
  );
}
