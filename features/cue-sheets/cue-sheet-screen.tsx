"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Notice } from "#/components/notice/notice.tsx";
import { type Id, idOfText } from "#/contract/hydra.ts";
import { playlistsQuery } from "#/features/session/playlists.ts";
import { Link } from "#/lib/i18n/navigation.ts";
import { ChoiceField } from "./fields/line-field.tsx";
import { OpenSheet } from "./open-sheet.tsx";
import { SheetEditor } from "./sheet-editor.tsx";
import { SheetFailed } from "./sheet-failed.tsx";

/**
 * Renders the page of cue sheets: a choice of the user's projects, and the sheet of the chosen one. `asked` is the
 * project in the address.
 */
export function CueSheetScreen({ asked }: { asked: Id | null }) {
  const t = useTranslations("cueSheet");
  const { data, isError, refetch } = useQuery(playlistsQuery);
  const [chosen, setChosen] = useState(asked);
  const projects = data?.["hydra:member"] ?? [];
  const project = projects.find(({ id }) => id === chosen) ?? (asked === null ? projects[0] : undefined);

  function choose(id: string) {
    setChosen(idOfText(id));
    const url = new URL(location.href);
    url.searchParams.set("project", id);
    history.replaceState(history.state, "", url);
  }

  if (isError) return <SheetFailed onRetry={() => refetch()} />;
  if (!data) return <p className="text-body text-ink3">{t("loading")}</p>;
  if (projects.length === 0) {
    return (
      <Notice title={t("noProjectTitle")} text={t("noProjectText")}>
        <Link href="/search-guidee" className="text-link text-body">
          {t("toSearch")}
        </Link>
        <Link href="/user/projects/programme" className="text-link text-body">
          {t("byEar")}
        </Link>
      </Notice>
    );
  }
  return (
    <>
      <ChoiceField
        id="cue-sheet-project"
        label={t("project")}
        value={project ? String(project.id) : ""}
        options={[
          ...(project ? [] : [{ value: "", text: t("chooseProject") }]),
          ...projects.map(({ id, name }) => ({ value: String(id), text: name })),
        ]}
        onChange={choose}
        className="max-w-[420px] print:hidden"
      />
      <Link
        href={{ pathname: "/user/projects/programme", query: { project: project?.id } }}
        className="mt-3 inline-block text-link text-body print:hidden"
      >
        {t("byEar")}
      </Link>
      {project ? (
        <OpenSheet key={project.id} project={project.id} editor={SheetEditor} />
      ) : (
        <p className="mt-6 text-body text-ink2">{t("unknownProject")}</p>
      )}
    </>
  );
}
