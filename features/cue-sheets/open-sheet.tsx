"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { cueSheetQuery } from "./cue-sheet-api.ts";
import { readDraft } from "./sheet-draft.ts";
import { SheetEditor } from "./sheet-editor.tsx";
import { SheetFailed } from "./sheet-failed.tsx";
import { closeSheet, openSheet, useSheet } from "./sheet-store.ts";

/** Reads the sheet of a project and opens it, with what this device could not keep the last time. */
export function OpenSheet({ project }: { project: number }) {
  const t = useTranslations("cueSheet");
  const { data, isError, refetch } = useQuery(cueSheetQuery(project));
  const open = useSheet((state) => state.project);

  useEffect(() => {
    if (data && useSheet.getState().project !== project) openSheet(data, readDraft(project));
  }, [data, project]);
  useEffect(() => closeSheet, []);

  if (isError) return <SheetFailed onRetry={() => refetch()} />;
  if (open !== project) return <p className="mt-6 text-body text-ink3">{t("loading")}</p>;
  return (
    <SheetEditor
      project={project}
      onTakeOther={async () => {
        const { data: other } = await refetch();
        if (other) openSheet(other);
      }}
    />
  );
}
