"use client";

import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, type RefObject, useState } from "react";
import { Button } from "#/components/button/button.tsx";
import { dropDraft, keepDraft, readDraft } from "#/components/form/draft.ts";
import { showToast } from "#/components/toast/show-toast.ts";
import type { Playlist } from "#/contract/playlist.ts";
import { renamePlaylist } from "#/features/projects/change-playlist.ts";
import { isNameTaken } from "#/features/projects/name-taken.ts";
import { insideQuotes } from "#/lib/i18n/inside-quotes.ts";
import { closeByEscape } from "./close-by-escape.ts";

const LONGEST = 100;

interface Props {
  playlist: Playlist;
  /** Key of the stored draft until the project is renamed or the form is left. */
  draft: string;
  /** Whether a press opened the form, which then takes the focus. */
  isAsked: boolean;
  field: RefObject<HTMLInputElement | null>;
  onDone: () => void;
}

/** Renders a form that renames a project; a name already in use is selected for correction. */
export function RenameForm({ playlist, draft, isAsked, field, onDone }: Props) {
  const t = useTranslations("workspace");
  const root = useTranslations();
  const lang = useLocale();
  const [isBusy, setBusy] = useState(false);
  const [typed] = useState(() => readDraft(draft));
  const keep = (name: string) => {
    if (["", playlist.name].includes(name.trim())) dropDraft(draft);
    else keepDraft(draft, { name });
  };
  const leave = () => {
    dropDraft(draft);
    onDone();
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    const name = field.current?.value.trim() ?? "";
    if (name === "" || isBusy) return field.current?.focus();
    setBusy(true);
    try {
      await renamePlaylist(playlist.id, name);
      leave();
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
        autoFocus={isAsked}
        // Selects an unchanged name; a restored draft keeps its caret.
        onFocus={({ target }) => target.value === playlist.name && target.select()}
        onInput={(event) => keep(event.currentTarget.value)}
        defaultValue={String(typed?.name ?? playlist.name)}
        maxLength={LONGEST}
        aria-label={t("newNameOf", { name: insideQuotes(playlist.name, lang) })}
        onKeyDown={closeByEscape(leave)}
        className="h-12 min-w-0 flex-1 rounded-control border border-line2 bg-raised px-3 text-h2 font-semibold"
      />
      <Button type="submit" size={48} aria-disabled={isBusy || undefined}>
        {t("save")}
      </Button>
      <Button kind="quiet" size={48} onClick={leave}>
        {t("cancel")}
      </Button>
    </form>
  );
}
