"use client";

import { Menu } from "@base-ui/react/menu";
import { useQuery } from "@tanstack/react-query";
import { ChevronDown, FolderOpen } from "lucide-react";
import NextLink from "next/link";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import type { Id } from "#/contract/hydra.ts";
import { projectsQuery } from "#/features/projects/project-query.ts";
import { recentProjects } from "#/features/projects/recent-projects.ts";
import { playlistsQuery } from "#/features/session/playlists.ts";
import { type Href, hrefPath } from "#/lib/i18n/href.ts";
import type { Lang } from "#/lib/i18n/lang.ts";

const ITEM =
  "flex min-h-10 items-center justify-between gap-3 px-4 text-body outline-none data-highlighted:bg-hover data-highlighted:outline-2 data-highlighted:-outline-offset-2 data-highlighted:outline-ink";

/** As many names as fit at a glance; the page of projects lists the others. */
const SHOWN = 5;

/**
 * Menu of projects on every page: the latest ones, the lists of projects and cue sheets, the search in a programme, and
 * the start page.
 */
export function ProjectsMenu({ lang }: { lang: Lang }) {
  const t = useTranslations("account");
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(playlistsQuery);
  // Loads whether clients have answered when the menu opens.
  const { data: all } = useQuery({ ...projectsQuery, enabled: isOpen });
  const recent = recentProjects(data?.["hydra:member"] ?? [], SHOWN);
  const newAnswers = (id: Id) =>
    all?.["hydra:member"].find((one) => one.kind === "projectMusical" && one.id === id)?.newAnswers ?? 0;
  const entry = (href: Href, children: ReactNode, key?: Id) => (
    <Menu.LinkItem
      key={key}
      closeOnClick
      className={ITEM}
      render={<NextLink href={hrefPath(href, lang)} prefetch={false} />}
    >
      {children}
    </Menu.LinkItem>
  );

  return (
    <Menu.Root modal={false} open={isOpen} onOpenChange={setOpen}>
      <Menu.Trigger className="group touch-target flex h-9 min-w-9 shrink-0 items-center justify-center gap-1.5 rounded-control px-2 font-semibold text-body hover:bg-hover data-popup-open:bg-hover max-md:hidden">
        <FolderOpen aria-hidden="true" size={18} strokeWidth={1.75} className="lg:hidden" />
        <span className="max-lg:sr-only">{t("projects")}</span>
        <ChevronDown
          aria-hidden="true"
          size={16}
          className="-mr-1 group-data-popup-open:rotate-180 max-lg:hidden"
        />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner align="end" sideOffset={8} collisionPadding={16} className="z-50">
          <Menu.Popup className="fade w-72 rounded-control border border-line2 bg-bg py-2 text-ink outline-none">
            {recent.length > 0 && (
              <Menu.Group className="mb-2 border-b border-line pb-2">
                <Menu.GroupLabel className="px-4 pb-1 text-ink3 text-label">
                  {t("lastProjects")}
                </Menu.GroupLabel>
                {recent.map(({ id, name }) =>
                  entry(
                    { pathname: "/user/projects/playlist", query: { search: id } },
                    <>
                      <span className="min-w-0 truncate">{name}</span>
                      {newAnswers(id) > 0 && (
                        <span className="shrink-0 rounded-full bg-ink px-2 font-semibold text-onink text-small">
                          {t("newAnswers", { count: newAnswers(id) })}
                        </span>
                      )}
                    </>,
                    id,
                  ),
                )}
              </Menu.Group>
            )}
            {entry("/user/projects/playlist", t("allProjects"))}
            {entry("/user/projects/cue-sheet", t("cueSheets"))}
            {entry("/user/projects/programme", t("programme"))}
            {entry("/user/start", t("start"))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
