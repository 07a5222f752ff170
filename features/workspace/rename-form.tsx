"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "#/components/button/button.tsx";
import { showToast } from "#/components/toast/show-toast.ts";
import type { Playlist } from "#/contract/playlist.ts";
import { renamePlaylist } from "#/features/projects/change-playlist.ts";
import { isNameTaken } from "#/features/projects/name-taken.ts";
import { closeByEscape } from "./close-by-escape.ts";

const LONGEST = 100;

/** Renders a form that renames a project; a name already in use is selected for correction. */
export function RenameForm({ playlist, onDone }: { playlist: Playlist; onDone: () => void }) {
  const t = useTranslations("workspace");
  const root = useTranslations();
  const field = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const name = field.current?.value.trim() ?? "";
    if (name === "" || isBusy) return field.current?.focus();
    setBusy(true);
    try {
      await renamePlaylist(playlist.id, name);
      onDone();
    } catch (error) {
      if (!isNameTaken(error)) return;
      field.current?.select();
      showToast({ message: root("warningplaylist"), status: "warning" });
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={submit} className="flex flex-wrap gap-2">
      <input
        ref={field}
        // biome-ignore lint/a11y/noAutofocus: the form was just asked for, to write in it
        autoFocus
        onFocus={(event) => event.target.select()}
        defaultValue={playlist.name}
        maxLength={LONGEST}
        aria-label={t("newNameOf", { name: playlist.name })}
        onKeyDown={closeByEscape(onDone)}
        className="h-12 min-w-0 flex-1 rounded-control border border-line2 bg-raised px-3 text-h2 font-semibold"
      />
      <Button type="submit" size={48} aria-disabled={isBusy || undefined}>
        {t("save")}
      </Button>
      <Button kind="quiet" size={48} onClick={onDone}>
        {t("cancel")}
      </Button>
    </form>
  );
}
