"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useContext } from "react";
import { recentProjects } from "#/features/projects/recent-projects.ts";
import { playlistsQuery } from "#/features/session/playlists.ts";
import { CloseMenu } from "#/features/site/menus/close-menu.ts";
import { LazyMessages } from "#/lib/i18n/lazy-messages.tsx";
import { Link } from "#/lib/i18n/navigation.ts";

/** Few projects, because the phone's menu also holds the site's own links. */
const SHOWN = 3;
const LINE = "flex min-h-11 items-center border-line border-b text-body last:border-b-0";

/**
 * Links in a phone's menu: the latest projects, the lists of projects and cue sheets, the search in a programme, and
 * the start page.
 */
export function OwnPages() {
  return (
    <LazyMessages names={["account"]}>
      <Links />
    </LazyMessages>
  );
}

function Links() {
  const t = useTranslations("account");
  const close = useContext(CloseMenu);
  const { data } = useQuery(playlistsQuery);
  return (
    <nav aria-label={t("projects")}>
      <h3 className="border-ink border-b-2 pb-2 font-normal font-sans text-ink3 text-label">
        {t("projects")}
      </h3>
      <ul>
        {recentProjects(data?.["hydra:member"] ?? [], SHOWN).map(({ id, name }) => (
          <li key={id}>
            <Link
              href={{ pathname: "/user/projects/playlist", query: { search: id } }}
              onClick={close}
              className={LINE}
            >
              <span className="truncate">{name}</span>
            </Link>
          </li>
        ))}
        {(
          [
            ["allProjects", "/user/projects/playlist"],
            ["cueSheets", "/user/projects/cue-sheet"],
            ["programme", "/user/projects/programme"],
            ["start", "/user/start"],
          ] as const
        ).map(([key, href]) => (
          <li key={key}>
            <Link href={href} onClick={close} className={`${LINE} font-semibold`}>
              {t(key)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
