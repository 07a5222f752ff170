"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Button } from "#/components/button/button.tsx";
import { Dialog } from "#/components/dialog/dialog.tsx";
import { showToast } from "#/components/toast/show-toast.ts";
import { loadMarks } from "#/features/session/marks.ts";
import { HISTORIES, type HistoryKind } from "./history-query.ts";

/** Explains what clearing a history deletes, then clears it. */
export function ClearDialog({
  kind,
  open,
  onOpenChange,
}: {
  kind: HistoryKind;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const t = useTranslations("history");
  const queries = useQueryClient();
  const clear = useMutation({
    mutationFn: () => HISTORIES[kind].clear(),
    onSuccess: () => {
      showToast({ message: t("cleared"), status: "success" });
      onOpenChange(false);
      void loadMarks();
      return queries.resetQueries({ queryKey: ["history", kind] });
    },
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("clearTitle")}
      description={t(kind === "listened" ? "clearListened" : "clearDownloaded")}
      closeLabel={t("close")}
    >
      <div className="flex gap-3">
        <Button aria-disabled={clear.isPending || undefined} onClick={() => clear.mutate()}>
          {t("clearConfirm")}
        </Button>
        <Button kind="secondary" onClick={() => onOpenChange(false)}>
          {t("keep")}
        </Button>
      </div>
    </Dialog>
  );
}
