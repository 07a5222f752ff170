"use client";

import { useTranslations } from "next-intl";
import type { Id } from "#/contract/hydra.ts";
import { useModule } from "#/lib/use-module.ts";
import { OpenSheet } from "./open-sheet.tsx";

const loadEditor = () => import("./sheet-editor.tsx");

/** Renders the sheet of a project below its film strip. The sheet is fetched while the code of its editor loads. */
export function ProjectSheet({ project }: { project: Id }) {
  const t = useTranslations("cueSheet");
  const editor = useModule(loadEditor);
  return (
    <section
      aria-labelledby="project-sheet-heading"
      className="page-x border-line border-t bg-sunken pt-10 pb-12 print:border-0 print:bg-transparent print:p-0"
    >
      <h2 id="project-sheet-heading" className="text-h1 max-md:text-[32px] print:hidden">
        {t("title")}
      </h2>
      <p className="mt-2 max-w-[68ch] text-ink2 text-body print:hidden">{t("underFilm")}</p>
      <OpenSheet project={project} editor={editor?.SheetEditor ?? null} hasFilm />
    </section>
  );
}
