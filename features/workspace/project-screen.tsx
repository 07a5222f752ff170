"use client";

import { useQuery } from "@tanstack/react-query";
import { useRouter, useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useCallback, useRef } from "react";
import { idOfText, iriEnd } from "#/contract/hydra.ts";
import type { Playlist, Project } from "#/contract/playlist.ts";
import { ProjectSheet } from "#/features/cue-sheets/project-sheet.tsx";
import { NewPlaylist } from "#/features/projects/new-playlist.tsx";
import { projectsQuery } from "#/features/projects/project-query.ts";
import { ADVICE_SLUG } from "#/features/site/cms/advice-slug.ts";
import { localPath } from "#/lib/i18n/local-path.ts";
import { Link } from "#/lib/i18n/navigation.ts";
import { useLang } from "#/lib/i18n/use-lang.ts";
import { AdviceView } from "./advice-view.tsx";
import { EmptyList } from "./empty-list.tsx";
import { useLeavingProjects } from "./leaving-projects.ts";
import { ListTrouble } from "./list-trouble.tsx";
import { PROJECT_PATH } from "./project-path.ts";
import { ProjectShelf } from "./project-shelf.tsx";
import { ProjectView } from "./project-view.tsx";

/**
 * Renders projects or advice: all lists beside the one that `search={id}` selects; an unknown id selects none
 * (S104).
 */
export function ProjectScreen({ kind }: { kind: Project["kind"] }) {
  const t = useTranslations("workspace");
  const lang = useLang();
  const asked = idOfText(useSearchParams().get("search") ?? "");
  const leaving = useLeavingProjects(({ ids }) => ids);
  const { data, isPending, refetch } = useQuery(projectsQuery);
  const all = (data?.["hydra:member"] ?? []).filter((one) => one.kind === kind);
  const known = all.some(({ id }) => id === asked) && !(kind === "projectMusical" && leaving.includes(asked));
  const selected = known ? asked : null;
  const isProject = kind === "projectMusical";
  const chosen = all.find(({ id }) => id === selected);
  const name = chosen?.name;
  /** Only owners edit a project's cue sheet; if there is one, the page prints as that sheet. */
  const sheet = isProject && chosen?.isMine ? chosen.id : null;
  const isEmpty = data !== undefined && all.length === 0;
  const { open, takeTitle } = useNewProject();
  const onPaper = sheet === null ? "" : "print:hidden";

  return (
    <div className="page-fill flex flex-col print:block lg:grid lg:min-h-[calc(100svh-var(--header-height)-var(--player-height))] lg:grid-cols-[332px_minmax(0,1fr)]">
      <div
        className={`${onPaper} bg-sunken px-4 py-6 max-lg:order-last max-lg:mt-10 max-lg:grow md:px-6 lg:min-h-full lg:px-10 lg:py-10`}
      >
        <ProjectShelf kind={kind} selected={selected} onCreated={isProject && !isEmpty ? open : undefined} />
      </div>
      <div className={`${onPaper} @container min-w-0 max-lg:w-full lg:pb-16`}>
        {/* All lists share an address and a title: this announces which one has opened. */}
        <p role="status" className="sr-only">
          {name}
        </p>
        {chosen && selected !== null ? (
          isProject ? (
            <ProjectView
              key={selected}
              id={selected}
              name={chosen.name}
              isMine={chosen.isMine}
              title={takeTitle}
            />
          ) : (
            <AdviceView key={selected} id={selected} name={chosen.name} />
          )
        ) : (
          <>
            <header className="page-x pt-8 lg:pt-14">
              <h1 className="font-semibold text-[40px] leading-none md:text-h1">
                {t(isProject ? "projects" : "advice")}
              </h1>
            </header>
            {isPending ? null : !data ? (
              <ListTrouble onRetry={() => refetch()} />
            ) : isEmpty ? (
              <EmptyList
                text={t(isProject ? "noProjects" : "noAdvice")}
                form={isProject && <NewPlaylist onCreated={open} />}
              >
                {!isProject && (
                  <Link
                    href={{ pathname: "/[slug]", params: { slug: ADVICE_SLUG[lang] } }}
                    className="text-link text-body"
                  >
                    {t("askAdvice")}
                  </Link>
                )}
              </EmptyList>
            ) : (
              <p className="page-x mt-4 max-w-[60ch] text-reading text-ink2">
                {t(isProject ? "chooseProject" : "chooseAdvice")}
              </p>
            )}
          </>
        )}
      </div>
      {sheet !== null && (
        <div className="min-w-0 max-lg:mt-10 lg:col-span-2">
          <ProjectSheet key={sheet} project={sheet} />
        </div>
      )}
    </div>
  );
}

/** Returns what opens a project that was just created, and the ref of its title, which then takes the focus. */
function useNewProject() {
  const lang = useLang();
  const router = useRouter();
  const isNew = useRef(false);
  const open = ({ id }: Playlist) => {
    isNew.current = true;
    router.push(`${localPath(PROJECT_PATH, lang)}?search=${iriEnd(id)}`);
  };
  const takeTitle = useCallback((title: HTMLHeadingElement | null) => {
    if (!title || !isNew.current) return;
    isNew.current = false;
    title.focus();
  }, []);
  return { open, takeTitle };
}
