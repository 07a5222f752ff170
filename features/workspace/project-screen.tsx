"use client";

import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { idOfText } from "#/contract/hydra.ts";
import type { Project } from "#/contract/playlist.ts";
import { ProjectSheet } from "#/features/cue-sheets/project-sheet.tsx";
import { projectsQuery } from "#/features/projects/project-query.ts";
import { ADVICE_SLUG } from "#/features/site/cms/advice-slug.ts";
import { Link } from "#/lib/i18n/navigation.ts";
import { useLang } from "#/lib/i18n/use-lang.ts";
import { AdviceView } from "./advice-view.tsx";
import { EmptyList } from "./empty-list.tsx";
import { useLeavingProjects } from "./leaving-projects.ts";
import { ListTrouble } from "./list-trouble.tsx";
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
  const onPaper = sheet === null ? "" : "print:hidden";

  return (
    <div className="page-fill flex flex-col print:block lg:grid lg:min-h-[calc(100svh-var(--header-height)-var(--player-height))] lg:grid-cols-[332px_minmax(0,1fr)]">
      <div
        className={`${onPaper} bg-sunken px-4 py-6 max-lg:order-last max-lg:mt-10 max-lg:grow md:px-6 lg:min-h-full lg:px-10 lg:py-10`}
      >
        <ProjectShelf kind={kind} selected={selected} />
      </div>
      <div className={`${onPaper} @container min-w-0 max-lg:w-full lg:pb-16`}>
        {/* All lists share an address and a title: this announces which one has opened. */}
        <p role="status" className="sr-only">
          {name}
        </p>
        {chosen && selected !== null ? (
          isProject ? (
            <ProjectView key={selected} id={selected} name={chosen.name} isMine={chosen.isMine} />
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
            ) : all.length === 0 ? (
              <EmptyList text={t(isProject ? "noProjects" : "noAdvice")}>
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
