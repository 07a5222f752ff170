"use client";

import { useTranslations } from "next-intl";
import type { Id } from "#/contract/hydra.ts";
import { SheetEditor } from "./sheet-editor.tsx";
import { SheetFailed } from "./sheet-failed.tsx";
import { useOpenSheet } from "./use-open-sheet.ts";

/** Renders the sheet of a project; below its film (`hasFilm`) without the parts that the strip shows. */
export function OpenSheet({ project, hasFilm = false }: { project: Id; hasFilm?: boolean }) {
  const t = useTranslations("cueSheet");
  const { isOpen, hasFailed, retry, takeOther } = useOpenSheet(project);
  if (hasFailed) return <SheetFailed onRetry={retry} />;
  if (!isOpen) return <p className="mt-6 text-body text-ink3">{t("loading")}</p>;
  return <SheetEditor project={project} hasFilm={hasFilm} onTakeOther={takeOther} />;
}
