"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { projectsQuery } from "#/features/projects/project-query.ts";
import { recentProjects } from "#/features/projects/recent-projects.ts";
import { playlistsQuery } from "#/features/session/playlists.ts";
import { Link } from "#/lib/i18n/navigation.ts";
import { ListTrouble } from "../list-trouble.tsx";
import { LastProjects } from "./last-projects.tsx";
import { NewAnswers } from "./new-answers.tsx";
import { WaitingQueue } from "./waiting-queue.tsx";

/** Number of projects shown: the latest one, and alternatives to it. */
const SHOWN = 4;

/**
 * Renders the start page of the workspace: new feedback of clients, the latest project, the last played track.
 * `children` are the contributions of other features.
 */
export function StartScreen({ children }: { children?: ReactNode }) {
  const t = useTranslations("start");
  const { data, isError, refetch } = useQuery(playlistsQuery);
  const { data: all } = useQuery(projectsQuery);
  const answered = (all?.["hydra:member"] ?? []).filter((one) => (one.newAnswers ?? 0) > 0);
  const recent = recentProjects(data?.["hydra:member"] ?? [], SHOWN);

  return (
    <>
      <header className="page-x pt-8 pb-2 lg:pt-14">
        <h1 className="font-semibold text-[40px] leading-none md:text-h1">{t("title")}</h1>
      </header>
      {isError && <ListTrouble onRetry={() => refetch()} />}
      {answered.length > 0 && <NewAnswers projects={answered} />}
      {data && <LastProjects projects={recent} />}
      {children}
      <WaitingQueue />
      <p className="page-x pt-4 pb-16 text-body text-ink2">
        <Link href="/" className="text-link">
          {t("toHome")}
        </Link>
      </p>
    </>
  );
}
