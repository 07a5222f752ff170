"use client";

import { Copy, Download, FileText, PanelTopOpen, Pencil, Share, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { lazy, Suspense, useState } from "react";
import { Button } from "#/components/button/button.tsx";
import { buttonStyle } from "#/components/button/button-style.ts";
import { IconButton } from "#/components/button/icon-button.tsx";
import type { Playlist } from "#/contract/playlist.ts";
import { openDownload } from "#/features/downloads/download-store.ts";
import { duplicatePlaylist } from "#/features/projects/change-playlist.ts";
import { localPath } from "#/lib/i18n/local-path.ts";
import { Link } from "#/lib/i18n/navigation.ts";
import { useDates } from "#/lib/i18n/use-dates.ts";
import { ListTotals } from "./list-totals.tsx";
import { openPanel } from "./panel-store.ts";
import { PROJECT_PATH } from "./project-path.ts";
import { RenameForm } from "./rename-form.tsx";
import { useDeleteProject } from "./use-delete-project.ts";

const ShareDialog = lazy(async () => ({
  default: (await import("#/features/projects/share-dialog.tsx")).ShareDialog,
}));

/** Name, totals and age of a project, and what can be done with the whole of it. */
export function ProjectHead({ playlist }: { playlist: Playlist }) {
  const t = useTranslations("workspace");
  const lang = useLocale();
  const router = useRouter();
  const dates = useDates();
  const [isRenaming, setRenaming] = useState(false);
  const [isSharing, setSharing] = useState(false);
  const remove = useDeleteProject();
  const { id, name, tracks, isMine } = playlist;
  const people = playlist.sharedWithList?.length ?? 0;

  async function duplicate() {
    const copy = await duplicatePlaylist(id).catch(() => null);
    if (copy) router.push(`${localPath(PROJECT_PATH, lang)}?search=${copy.id}`);
  }

  return (
    <header className="page-x pt-6 pb-6 lg:pt-10 lg:pb-8">
      <p className="text-small text-ink2">
        {t(isMine ? "project" : "sharedProject", { owner: playlist.owner ?? "" })}
      </p>
      <div className="mt-2 flex flex-wrap items-end justify-between gap-x-6 gap-y-5">
        <div className="min-w-0 flex-1 basis-80">
          {isRenaming ? (
            <RenameForm playlist={playlist} onDone={() => setRenaming(false)} />
          ) : (
            <h1 className="font-semibold text-[40px] leading-[1.05] [overflow-wrap:anywhere] md:text-h1">
              {name}
            </h1>
          )}
          <p className="mt-3 text-reading text-ink2">
            <ListTotals tracks={tracks} />
            {" · "}
            {t("changed", { when: dates.relativeTime(new Date(playlist.updatedAt), new Date()) })}
            {people > 0 && ` · ${t("people", { count: people })}`}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {tracks.length > 0 && (
            <Button onClick={() => openDownload({ kind: "playlist", id, name })} className="max-md:h-11">
              <Download aria-hidden="true" size={16} />
              {t("downloadAll")}
            </Button>
          )}
          {isMine && (
            <Link
              href={{ pathname: "/user/projects/cue-sheet", query: { project: id } }}
              className={`${buttonStyle("secondary")} max-md:h-11`}
            >
              <FileText aria-hidden="true" size={16} />
              {t("cueSheet")}
            </Link>
          )}
          {isMine && (
            <Button kind="secondary" onClick={() => setSharing(true)} className="max-md:h-11">
              <Share aria-hidden="true" size={16} />
              {t("share")}
            </Button>
          )}
          <IconButton label={t("openPanel")} onClick={() => openPanel({ kind: "projectMusical", id, name })}>
            <PanelTopOpen aria-hidden="true" size={18} strokeWidth={1.75} />
          </IconButton>
          <IconButton label={t("duplicate")} onClick={duplicate}>
            <Copy aria-hidden="true" size={18} strokeWidth={1.75} />
          </IconButton>
          {isMine && (
            <>
              <IconButton label={t("rename")} onClick={() => setRenaming(true)}>
                <Pencil aria-hidden="true" size={18} strokeWidth={1.75} />
              </IconButton>
              <IconButton label={t("delete")} onClick={() => remove(playlist)}>
                <Trash2 aria-hidden="true" size={18} strokeWidth={1.75} />
              </IconButton>
            </>
          )}
        </div>
      </div>
      {isSharing && (
        <Suspense fallback={null}>
          <ShareDialog playlist={playlist} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </header>
  );
}
