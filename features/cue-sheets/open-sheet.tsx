"use client";

import { useTranslations } from "next-intl";
import type { Id } from "#/contract/hydra.ts";
import type { SheetEditor } from "./sheet-editor.tsx";
import { SheetFailed } from "./sheet-failed.tsx";
import { useOpenSheet } from "./use-open-sheet.ts";

/** Renders the sheet of a project; below a film strip (`hasFilm`) without the parts that the strip shows. */
export function OpenSheet({
  project,
  editor: Editor,
  hasFilm = false,
}: {
  project: Id;
  /** Null while its code is loading. */
  editor: typeof SheetEditor | null;
  hasFilm?: boolean;
}) {
  const t = useTranslations("cueSheet");
  const { isOpen, hasFailed, retry, takeOther } = useOpenSheet(project, Editor !== null);
  if (hasFailed) return <SheetFailed onRetry={retry} />;
  if (!isOpen || !Editor) return <p className="mt-6 text-body text-ink3">{t("loading")}</p>;
  return <Editor project={project} hasFilm={hasFilm} onTakeOther={takeOther} />;
}
