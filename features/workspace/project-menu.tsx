"use client";

import { Copy, PanelTopOpen, Pencil, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { type RefObject, useRef } from "react";
import { ButtonPopover } from "#/components/button-popover/button-popover.tsx";
import { iriEnd } from "#/contract/hydra.ts";
import type { Playlist } from "#/contract/playlist.ts";
import { duplicatePlaylist } from "#/features/projects/change-playlist.ts";
import { localPath } from "#/lib/i18n/local-path.ts";
import { refocusWhenGone } from "#/lib/refocus-when-gone.ts";
import { openPanel } from "./panel-store.ts";
import { PROJECT_PATH } from "./project-path.ts";
import { useDeleteProject } from "./use-delete-project.ts";

interface Props {
  playlist: Playlist;
  button: RefObject<HTMLButtonElement | null>;
  onRename: () => void;
  onClose: () => void;
}

/** Renders the less frequent actions of a project as texts, beside the button that opened them. Load it lazily. */
export function ProjectMenu({ playlist, button, onRename, onClose }: Props) {
  const t = useTranslations("workspace");
  const lang = useLocale();
  const router = useRouter();
  const remove = useDeleteProject();
  const isRenaming = useRef(false);
  const { id, name, isMine } = playlist;

  async function duplicate() {
    const copy = await duplicatePlaylist(id).catch(() => null);
    if (copy) router.push(`${localPath(PROJECT_PATH, lang)}?search=${iriEnd(copy.id)}`);
  }

  function deleteAndRefocus() {
    // The button disappears with the project, and the focus with it.
    if (button.current) refocusWhenGone(button.current);
    remove(playlist);
  }

  const entries = [
    {
      key: "openPanel",
      Icon: PanelTopOpen,
      act: () => openPanel({ kind: "projectMusical", id, name }),
    },
    { key: "duplicate", Icon: Copy, act: () => void duplicate() },
    ...(isMine
      ? ([
          { key: "rename", Icon: Pencil, act: onRename },
          { key: "delete", Icon: Trash2, act: deleteAndRefocus },
        ] as const)
      : []),
  ] as const;
  return (
    <ButtonPopover
      label={t("moreActions")}
      button={button}
      onClose={onClose}
      leavesFocus={isRenaming}
      className="w-64 p-1.5"
    >
      <ul>
        {entries.map(({ key, Icon, act }) => (
          <li key={key}>
            <button
              type="button"
              onClick={() => {
                isRenaming.current = key === "rename";
                onClose();
                act();
              }}
              className="flex h-11 w-full items-center gap-3 rounded-control px-3 text-left text-body transition-colors hover:bg-hover"
            >
              <Icon aria-hidden="true" size={18} strokeWidth={1.75} />
              {t(key)}
            </button>
          </li>
        ))}
      </ul>
    </ButtonPopover>
  );
}
