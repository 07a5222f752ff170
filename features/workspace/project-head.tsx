"use client";

import { Download, Ellipsis, FileText, Share } from "lucide-react";
import { useTranslations } from "next-intl";
import { lazy, type Ref, Suspense, useRef, useState } from "react";
import { Button } from "#/components/button/button.tsx";
import { buttonStyle } from "#/components/button/button-style.ts";
import { IconButton } from "#/components/button/icon-button.tsx";
import { readDraft } from "#/components/form/draft.ts";
import type { Id } from "#/contract/hydra.ts";
import type { Playlist } from "#/contract/playlist.ts";
import { openDownload } from "#/features/downloads/download-store.ts";
import { ownDraft } from "#/features/session/own-drafts.ts";
import { Link } from "#/lib/i18n/navigation.ts";
import { useDates } from "#/lib/i18n/use-dates.ts";
import { ListTotals } from "./list-totals.tsx";
import { RenameForm } from "./rename-form.tsx";
import { useOpenForm } from "./use-open-form.ts";

const ProjectMenu = lazy(async () => ({ default: (await import("./project-menu.tsx")).ProjectMenu }));
const ShareDialog = lazy(async () => ({
  default: (await import("#/features/projects/share-dialog.tsx")).ShareDialog,
}));

/** Renders a project's name, totals and last change, and the actions for the whole project. */
export function ProjectHead({
  playlist,
  person,
  title,
}: {
  playlist: Playlist;
  person: Id;
  title: Ref<HTMLHeadingElement>;
}) {
  const t = useTranslations("workspace");
  const dates = useDates();
  const [isSharing, setSharing] = useState(false);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const more = useRef<HTMLButtonElement>(null);
  const newName = useRef<HTMLInputElement>(null);
  const { id, name, tracks, isMine } = playlist;
  const draft = ownDraft(person, `rename.${id}`);
  const form = useOpenForm(() => (isMine && readDraft(draft) ? "name" : undefined));
  const people = playlist.sharedWithList?.length ?? 0;

  return (
    <header className="page-x pt-6 pb-6 lg:pt-10 lg:pb-8">
      <p className="text-small text-ink2">
        {t(isMine ? "project" : "sharedProject", { owner: playlist.owner ?? "" })}
      </p>
      <div className="mt-2 flex flex-wrap items-end justify-between gap-x-6 gap-y-5">
        <div className="min-w-0 flex-1 basis-80">
          {form.open ? (
            <RenameForm
              playlist={playlist}
              draft={draft}
              isAsked={form.isAsked}
              field={newName}
              onDone={() => form.setOpen(null)}
            />
          ) : (
            <h1
              ref={title}
              tabIndex={-1}
              className="font-semibold text-[40px] leading-[1.05] [overflow-wrap:anywhere] md:text-h1"
            >
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
          <IconButton
            ref={more}
            label={t("moreActions")}
            aria-haspopup="dialog"
            aria-expanded={isMenuOpen}
            onClick={() => setMenuOpen(!isMenuOpen)}
          >
            <Ellipsis aria-hidden="true" size={20} strokeWidth={1.75} />
          </IconButton>
          {isMenuOpen && (
            <Suspense fallback={null}>
              <ProjectMenu
                playlist={playlist}
                button={more}
                onRename={() => {
                  form.setOpen("name");
                  // A form restored from a draft does not take the focus by itself.
                  newName.current?.focus();
                }}
                onClose={() => setMenuOpen(false)}
              />
            </Suspense>
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
