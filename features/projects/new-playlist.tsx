"use client";

import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "#/components/button/button.tsx";
import { showToast } from "#/components/toast/show-toast.ts";
import type { Playlist } from "#/contract/playlist.ts";
import { createPlaylist } from "./change-playlist.ts";
import { isNameTaken } from "./name-taken.ts";
import { playlistState } from "./playlist-list.ts";

const LONGEST = 100;

/**
 * Creates a playlist with `items` in place. An empty name only moves the focus to the field, a taken one is selected
 * there (acceptance S97–S99).
 */
export function NewPlaylist({
  items,
  onCreated,
}: {
  /** Addresses of its items. */
  items?: readonly string[];
  onCreated: (playlist: Playlist) => void;
}) {
  const t = useTranslations("projects");
  const root = useTranslations();
  const field = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);

  const warn = () => {
    field.current?.select();
    showToast({ message: root("warningplaylist"), status: "warning" });
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy || !field.current) return;
    const name = field.current.value.trim().normalize("NFC");
    if (name === "") return field.current.focus();
    if (playlistState().listPlayers.some((one) => one.name === name)) return warn();
    setBusy(true);
    try {
      const playlist = await createPlaylist(name, items);
      field.current.value = "";
      showToast({ message: root("playListModal.parag3"), status: "success" });
      onCreated(playlist);
    } catch (error) {
      // Another device may have taken the name in the meantime.
      if (isNameTaken(error)) return warn();
      // The playlist was created and is in the list; only its items are missing.
      if (playlistState().listPlayers.some((one) => one.name === name)) field.current.value = "";
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={submit} className="flex gap-2">
      <input
        ref={field}
        name="name"
        maxLength={LONGEST}
        autoComplete="off"
        aria-label={t("newName")}
        placeholder={t("newHint")}
        className="h-10 min-w-0 flex-1 rounded-control border border-line2 bg-raised px-3 text-body placeholder:text-ink3 focus:border-ink max-md:h-11 max-md:text-[16px]"
      />
      <Button type="submit" kind="secondary" aria-disabled={isBusy || undefined} className="max-md:h-11">
        <Plus aria-hidden="true" size={16} />
        {t("create")}
      </Button>
    </form>
  );
}
