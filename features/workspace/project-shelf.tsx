"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { type Id, iriEnd } from "#/contract/hydra.ts";
import type { Playlist, Project } from "#/contract/playlist.ts";
import { matchesName } from "#/features/projects/matches-name.ts";
import { NewPlaylist } from "#/features/projects/new-playlist.tsx";
import { projectsQuery } from "#/features/projects/project-query.ts";
import { localPath } from "#/lib/i18n/local-path.ts";
import { IntentLink } from "#/lib/navigation/intent-link.tsx";
import { useLeavingProjects } from "./leaving-projects.ts";
import { ADVICE_PATH, PROJECT_PATH } from "./project-path.ts";
import { WaitingShares } from "./waiting-shares.tsx";

type Kind = Project["kind"];

const PATHS: Record<Kind, string> = { projectMusical: PROJECT_PATH, conseilMusical: ADVICE_PATH };
/** Number of lists from which the filter is shown. */
const FILTERED_FROM = 8;

/** Renders all lists of the user beside the current one: their own, those shared with them, advice. */
export function ProjectShelf({
  kind,
  selected,
  onCreated,
}: {
  kind: Kind;
  selected: Id | null;
  /** Undefined: nothing is created here. */
  onCreated?: ((playlist: Playlist) => void) | undefined;
}) {
  const t = useTranslations("workspace");
  const lang = useLocale();
  const [filter, setFilter] = useState("");
  const leaving = useLeavingProjects(({ ids }) => ids);
  const { data } = useQuery(projectsQuery);
  const all = (data?.["hydra:member"] ?? []).filter(
    (one) => one.kind !== "projectMusical" || !leaving.includes(one.id),
  );
  const shown = all.filter(({ name }) => matchesName(name, filter));
  const groups = [
    { title: t("myProjects"), members: shown.filter((one) => one.kind === "projectMusical" && one.isMine) },
    {
      title: t("sharedWithMe"),
      members: shown.filter((one) => one.kind === "projectMusical" && !one.isMine),
    },
    { title: t("advice"), members: shown.filter((one) => one.kind === "conseilMusical") },
  ].filter(({ members }) => members.length > 0);

  return (
    <nav aria-label={t("shelf")} className="flex flex-col gap-5">
      {all.length >= FILTERED_FROM && (
        <input
          type="search"
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
          aria-label={t("filterProjects")}
          placeholder={t("filterProjects")}
          className="h-10 rounded-control border border-line2 bg-raised px-3 text-body placeholder:text-ink3 max-md:text-[16px]"
        />
      )}
      {groups.map(({ title, members }) => (
        <section key={title}>
          <h2 className="border-b-2 border-ink pb-2 font-sans text-label font-normal text-ink3">{title}</h2>
          <ul>
            {members.map((one) => (
              <li key={one["@id"]} className="border-b border-line">
                <IntentLink
                  href={`${localPath(PATHS[one.kind], lang)}?search=${iriEnd(one.id)}`}
                  aria-current={one.kind === kind && one.id === selected ? "page" : undefined}
                  className="flex min-h-11 items-center justify-between gap-3 px-2 text-body hover:bg-hover aria-[current]:bg-raised aria-[current]:font-semibold"
                >
                  <span className="min-w-0 flex-1 truncate">{one.name}</span>
                  {(one.newAnswers ?? 0) > 0 && (
                    <span className="shrink-0 rounded-full bg-ink px-2 text-small font-semibold text-onink">
                      {t("newAnswers", { count: one.newAnswers ?? 0 })}
                    </span>
                  )}
                  <span aria-hidden="true" className="shrink-0 text-small font-normal text-ink3">
                    {one.trackCount}
                  </span>
                  <span className="sr-only">{t("count", { count: one.trackCount })}</span>
                </IntentLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <WaitingShares />
      {onCreated && <NewPlaylist onCreated={onCreated} />}
    </nav>
  );
}
