"use client";

import { useQueries, useQuery } from "@tanstack/react-query";
import { FileText } from "lucide-react";
import { useTranslations } from "next-intl";
import { MarginSection } from "#/components/margin-section/margin-section.tsx";
import { recentProjects } from "#/features/projects/recent-projects.ts";
import { playlistsQuery } from "#/features/session/playlists.ts";
import { Link } from "#/lib/i18n/navigation.ts";
import { checkSheet } from "./check-sheet.ts";
import { cueSheetQuery } from "./cue-sheet-api.ts";

/** Number of projects that are checked, most recently changed first. */
const CHECKED_PROJECTS = 5;

/** Renders the cue sheets that the user has begun and that still have errors, with the number of errors in each. */
export function UnfinishedSheets() {
  const t = useTranslations("start");
  const { data } = useQuery(playlistsQuery);
  const projects = recentProjects(data?.["hydra:member"] ?? [], CHECKED_PROJECTS);
  const sheets = useQueries({ queries: projects.map(({ id }) => cueSheetQuery(id)) });
  const unfinished = sheets.flatMap(({ data: sheet }, index) => {
    const project = projects[index];
    // A sheet that was never saved only repeats the project's list.
    if (!sheet || !project || sheet.version === 0) return [];
    const faults = checkSheet(sheet.programme, sheet.cues).filter(({ level }) => level === "error").length;
    return faults > 0 ? [{ ...project, faults }] : [];
  });
  if (unfinished.length === 0) return null;
  return (
    <MarginSection title={t("sheets")}>
      <ul className="border-line border-t">
        {unfinished.map(({ id, name, faults }) => (
          <li key={id} className="border-line border-b">
            <Link
              href={{ pathname: "/user/projects/cue-sheet", query: { project: id } }}
              className="flex min-h-12 flex-wrap items-center gap-x-3 px-2 py-1 text-reading hover:bg-hover"
            >
              <FileText aria-hidden="true" size={18} strokeWidth={1.75} className="shrink-0" />
              <span className="min-w-0 flex-1 truncate font-semibold">{name}</span>
              <span className="text-ink2 text-small">{t("faults", { count: faults })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </MarginSection>
  );
}
