"use client";

import { useQuery } from "@tanstack/react-query";
import { FolderInput } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "#/components/button/button.tsx";
import { Dialog } from "#/components/dialog/dialog.tsx";
import type { Id } from "#/contract/hydra.ts";
import type { Item } from "#/contract/item.ts";
import type { PlaylistSummary } from "#/contract/playlist.ts";
import { changeCart, removing } from "#/features/cart/change-cart.ts";
import { changePlaylist } from "#/features/projects/change-playlist.ts";
import { NewPlaylist } from "#/features/projects/new-playlist.tsx";
import { playlistsQuery } from "#/features/session/playlists.ts";
import { insideQuotes } from "#/lib/i18n/inside-quotes.ts";

/**
 * Moves the whole cart into a project: adds to the project before it empties the cart, so that a failure loses nothing.
 */
export function MoveToProject({ tracks }: { tracks: readonly Item[] }) {
  const t = useTranslations("workspace");
  const lang = useLocale();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState<Id | null>(null);
  const { data } = useQuery(playlistsQuery);
  const ids = tracks.map((item) => item["@id"]);

  async function move({ id, name }: Pick<PlaylistSummary, "id" | "name">) {
    if (busy !== null) return;
    setBusy(id);
    try {
      await changePlaylist(id, (now) => [...now, ...ids.filter((one) => !now.includes(one))]);
      setOpen(false);
      const done = t("moved", { count: ids.length, name: insideQuotes(name, lang) });
      await changeCart(ids, removing(...ids), done);
    } catch {
      // The shared handler has reported the error; the cart is unchanged.
    } finally {
      setBusy(null);
    }
  }

  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)} className="max-md:h-11">
        <FolderInput aria-hidden="true" size={16} />
        {t("moveToProject")}
      </Button>
      {open && (
        <Dialog open onOpenChange={setOpen} title={t("moveToProject")} closeLabel={t("close")}>
          <ul className="max-h-[40svh] overflow-auto border-t-2 border-ink">
            {data?.["hydra:member"].map((playlist) => (
              <li key={playlist.id}>
                <button
                  type="button"
                  aria-busy={busy === playlist.id}
                  onClick={() => move(playlist)}
                  className="flex h-12 w-full items-center justify-between gap-3 border-b border-line px-1 text-left text-body hover:bg-hover aria-busy:opacity-50"
                >
                  <span className="truncate">{playlist.name}</span>
                  <span className="shrink-0 text-small text-ink3">
                    {t("count", { count: playlist.trackCount })}
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <NewPlaylist onCreated={move} />
        </Dialog>
      )}
    </>
  );
}
